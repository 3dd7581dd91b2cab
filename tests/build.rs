//! Makes the parser of the bare grammar against which the bench `check` measures.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let out = std::env::var("OUT_DIR")?;
    lalrpop::Configuration::new()
        .emit_rerun_directives(true)
        .set_in_dir("benches/check")
        .set_out_dir(out)
        .process()
}
