//! Benchmarks by instruction count, which no other load on the machine disturbs.

use crate::command::{exists, root, run, run_with};

/// The version must be that of the `gungraun` crate in the workspace.
const RUNNER: &str = "0.20.0";

pub(crate) fn instructions() -> Result<(), String> {
    if !exists("valgrind", "--version") {
        run("apt-get", "install --yes valgrind")
            .map_err(|_| "valgrind is needed: install it with your system's packages".to_owned())?;
    }
    let runner = root().join("target/tools/bin/gungraun-runner");
    if !runner.exists() {
        let install =
            format!("install --locked --root target/tools --version {RUNNER} gungraun-runner");
        run("cargo", &install)?;
    }
    let runner = runner.display().to_string();
    run_with(
        "cargo",
        "bench --workspace --bench instructions",
        &[("GUNGRAUN_RUNNER", &runner)],
    )
}
