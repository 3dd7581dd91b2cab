//! The server: games for people at different machines.
//!
//! Who makes a game gets a secret word for each seat, and hands them to those who shall sit there. A page or a
//! program opens a WebSocket, says the word, and speaks the protocol of `spaceline_table` from then on. Every
//! answer is in a file before it is acknowledged, so that nothing is lost when the machine stops; a socket that
//! closes changes nothing.
//!
//! The rooms: [`keep`] is a game's file; [`hosted`] a game with its file; [`hall`] all games, and who may make some;
//! [`rate`] how often somebody may ask; [`pages`] the files of the client; [`web`] the requests themselves.

mod hall;
mod hosted;
mod keep;
mod pages;
mod rate;
mod web;

pub use hall::{Hall, Invitation, Made, NoGame};
pub use keep::NotKept;
pub use pages::Pages;

use spaceline_rules::pack::Packs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use tokio::net::TcpListener;

/// How a server runs.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub address: SocketAddr,
    /// Where games are kept.
    pub folder: PathBuf,
    /// The packs that are played with.
    pub packs: Packs,
    /// The files of the client.
    pub pages: Pages,
}

/// Serves until the process is told to end. `ready` hears where it listens.
///
/// # Errors
/// When it cannot listen there, or games cannot be kept in the folder.
pub fn run(config: Config, ready: impl FnOnce(SocketAddr)) -> std::io::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let hall = Arc::new(Hall::of(config.folder, config.packs)?);
        let listener = TcpListener::bind(config.address).await?;
        ready(listener.local_addr()?);
        let router = web::router(hall, config.pages);
        let service = router.into_make_service_with_connect_info::<SocketAddr>();
        axum::serve(listener, service)
            .with_graceful_shutdown(ended())
            .await
    })
}

/// Waits until the process is told to end.
async fn ended() {
    // Where no signal can be heard, it serves until it is killed, by which nothing is lost either.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

#[cfg(test)]
mod tests;
