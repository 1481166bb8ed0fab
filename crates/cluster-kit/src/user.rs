//! PostgreSQL refuses to run as root: there it runs as its own user.

use std::fs;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use crate::KitError;

/// The user that the package makes.
const NAME: &str = "postgres";

/// Whoever a server runs as, if not as whoever starts it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct User(Option<(u32, u32)>);

impl User {
    /// Whoever starts the server.
    pub(crate) fn myself() -> User {
        User(None)
    }

    /// For a program that may not run as root.
    pub(crate) fn not_root() -> Result<User, KitError> {
        if !rustix::process::geteuid().is_root() {
            return Ok(User(None));
        }
        let users = fs::read_to_string("/etc/passwd")?;
        let ids = users.lines().find_map(|line| {
            let mut fields = line.split(':');
            let found = fields.next() == Some(NAME);
            let (user, group) = (fields.nth(1)?, fields.next()?);
            found.then(|| Some((user.parse().ok()?, group.parse().ok()?)))?
        });
        match ids {
            Some(ids) => Ok(User(Some(ids))),
            None => Err(KitError::Missing {
                program: "the user postgres",
                package: "postgresql",
            }),
        }
    }

    /// Gives a folder to them.
    pub(crate) fn own(self, folder: &Path) -> Result<(), KitError> {
        if let User(Some((user, group))) = self {
            chown(folder, Some(user), Some(group))?;
        }
        Ok(())
    }

    /// A command that they run, in a group of processes of its own: Ctrl+C is for whoever started it.
    pub(crate) fn command(self, program: &Path) -> Command {
        let mut command = Command::new(program);
        command.process_group(0);
        if let User(Some((user, group))) = self {
            command.uid(user).gid(group);
        }
        command
    }
}
