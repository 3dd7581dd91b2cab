//! `spaceline serve`: the table in a browser, and games for people at different machines.

use crate::args::{Common, ServeArgs};
use crate::exit::Exit;
use crate::load;
use crate::say::complain;
use spaceline_serve::{Config, Pages};

/// The files of the client, if it was built before this program.
const PAGES: Pages = Pages::of(include!(concat!(env!("OUT_DIR"), "/pages.in")));

/// Runs it.
pub fn run(common: &Common, args: &ServeArgs) -> Exit {
    let config = Config {
        address: (args.host, args.port).into(),
        folder: args.dir.clone(),
        packs: load::packs(common, &[]),
        pages: PAGES,
    };
    let served = spaceline_serve::run(config, |address| {
        say!("the table is open at http://{address}");
        say!("games are kept in {}", args.dir.display());
    });
    match served {
        Ok(()) => Exit::Fine,
        Err(error) => {
            let help = "write another `--port`, or another `--dir`".to_owned();
            complain(&format!("the table cannot be opened: {error}"), Some(help));
            Exit::Load
        }
    }
}
