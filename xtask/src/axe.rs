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
    let (folder, archive) = (folder(), folder().join("axe.tgz"));
    if folder.join("axe.min.js").exists() {
        return Ok(());
    }
    command::install("curl", "curl")?;
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let (shown, place) = (archive.display(), folder.display());
    let address = format!("https://registry.npmjs.org/axe-core/-/axe-core-{VERSION}.tgz");
    command::run(
        "curl",
        &format!("--fail --silent --show-error --location --output {shown} {address}"),
    )?;
    let (lines, _) = command::run_and_read("sha256sum", &shown.to_string(), &[])?;
    if !lines.iter().any(|line| line.starts_with(SUM)) {
        return Err(format!("{address} is not the file that we know"));
    }
    command::run(
        "tar",
        &format!("-xzf {shown} -C {place} --strip-components=1 package/axe.min.js"),
    )
}
