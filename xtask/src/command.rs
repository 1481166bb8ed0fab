//! Running other programs in the project's folder.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// The project's folder.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the project's folder")
}

/// Runs a program with arguments that have no blanks in them, and shows what it prints.
pub(crate) fn run(program: &str, arguments: &str) -> Result<(), String> {
    run_with(program, arguments, &[])
}

/// The same, with variables set.
pub(crate) fn run_with(
    program: &str,
    arguments: &str,
    variables: &[(&str, &str)],
) -> Result<(), String> {
    println!("$ {program} {arguments}");
    let status = Command::new(program)
        .args(arguments.split_whitespace())
        .envs(variables.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|error| format!("{program}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("failed: {program} {arguments}"))
    }
}

/// Does the program start at all?
pub(crate) fn exists(program: &str, argument: &str) -> bool {
    Command::new(program)
        .arg(argument)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// Installs a program from the system's packages, if it is missing.
pub(crate) fn install(program: &str, package: &str) -> Result<(), String> {
    if exists(program, "--version") {
        return Ok(());
    }
    install_package(program, package)
}

/// Installs a package that has a program.
pub(crate) fn install_package(program: &str, package: &str) -> Result<(), String> {
    let missing = |_| format!("{program} is needed: install it with your system's packages");
    run("apt-get", "update").map_err(missing)?;
    run("apt-get", &format!("install --yes {package}")).map_err(missing)
}

/// Runs a program with variables set, shows what it prints, and gives its lines back; false if it failed.
pub(crate) fn run_and_read(
    program: &str,
    arguments: &str,
    variables: &[(&str, &str)],
) -> Result<(Vec<String>, bool), String> {
    println!("$ {program} {arguments}");
    let mut child = Command::new(program)
        .args(arguments.split_whitespace())
        .envs(variables.iter().copied())
        .current_dir(root())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{program}: {error}"))?;
    let mut lines = Vec::new();
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            println!("{line}");
            lines.push(line);
        }
    }
    let status = child
        .wait()
        .map_err(|error| format!("{program}: {error}"))?;
    Ok((lines, status.success()))
}
