//! Makes of the compiled engine what a page can import: `bind ENGINE.wasm FOLDER`.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let (Some(engine), Some(folder)) = (args.next(), args.next()) else {
        eprintln!("usage: bind ENGINE.wasm FOLDER");
        return ExitCode::from(2);
    };
    let mut bindgen = Bindgen::new();
    let made = bindgen.input_path(engine).web(true).and_then(|bindgen| {
        bindgen
            .typescript(true)
            .out_name("spaceline")
            .generate(folder)
    });
    match made {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
