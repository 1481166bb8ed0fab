//! axe-core, which looks for barriers in the page: got once, and only if it is the file that we know.

use std::fs;
use std::path::PathBuf;

use crate::command;

/// The version, and the sum of its archive.
const VERSION: &str = "4.14.0";
const SUM: &str = "2277b0a3ef47af9b52497faa3e71598e86e0a0e5e6eb295207a5657ede4709af";

fn folder() -> PathBuf {
    command::root().join(format!("target/tools/axe-core-{VERSION}"))
}

/// Where the script is.
pub(crate) fn path() -> String {
    folder().join("axe.min.js").display().to_string()
}

/// Gets it, if it is missing.
pub(crate) fn install() -> Result<(), String> {
    let package = format!("axe-core-{VERSION}.tgz");
    let (folder, archive) = (folder(), folder().join(&package));
    if folder.join("axe.min.js").exists() {
        return Ok(());
    }
    command::install("npm", "npm")?;
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let (shown, place) = (archive.display(), folder.display());
    command::run(
        "npm",
        &format!("pack axe-core@{VERSION} --silent --pack-destination {place}"),
    )?;
    let (lines, _) = command::run_and_read("sha256sum", &shown.to_string(), &[])?;
    if !lines.iter().any(|line| line.starts_with(SUM)) {
        return Err(format!("{package} is not the file that we know"));
    }
    command::run(
        "tar",
        &format!("-xzf {shown} -C {place} --strip-components=1 package/axe.min.js"),
    )
}
