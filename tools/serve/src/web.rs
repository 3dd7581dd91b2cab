//! The requests: pages, games that are made, and sockets of those who sit there.

use crate::hall::{Hall, Invitation, NoGame, Shared, lock};
use crate::pages::Pages;
use crate::rate::Rate;
use axum::Json;
use axum::Router;
use axum::extract::rejection::JsonRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request as Call, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::{Deserialize, Serialize};
use spaceline_table::{Reply, Request, VERSION};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// A frame, and what is sent to make a game, is not longer than this.
const MOST_BYTES: usize = 64 << 10;

/// So many sockets are open at once.
const MOST_SOCKETS: usize = 2_000;

/// So many requests a socket may send at once, and each second.
const REQUESTS: (f64, f64) = (60.0, 30.0);

/// Whoever has not said his word by then is let go.
const PATIENCE: Duration = Duration::from_secs(20);

/// So long what was said last has time to arrive, before the rest of a frame that is too long is refused.
const FAREWELL: Duration = Duration::from_secs(1);

/// What a page may load: only what comes from here.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

/// The first frame of a socket.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Hello {
    /// The secret word of the seat.
    seat: String,
}

/// The version of the protocol.
#[derive(Debug, Serialize)]
struct Version {
    version: u32,
}

#[derive(Clone)]
struct Server {
    hall: Arc<Hall>,
    pages: Pages,
    sockets: Arc<AtomicUsize>,
}

/// All that the server answers.
pub fn router(hall: Arc<Hall>, pages: Pages) -> Router {
    let server = Server {
        hall,
        pages,
        sockets: Arc::default(),
    };
    Router::new()
        .route("/api/table", get(version))
        .route("/api/games", post(make))
        .route("/api/seat", get(sit))
        .fallback(get(page))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(middleware::from_fn(guarded))
        .with_state(server)
}

/// By this a page finds out that tables are kept where it comes from.
async fn version() -> Json<Version> {
    Json(Version { version: VERSION })
}

async fn page(State(server): State<Server>, uri: Uri) -> Response {
    server.pages.get(uri.path())
}

/// Refuses what a page of another site asks for, and says to browsers what pages of this one may do.
async fn guarded(call: Call, next: Next) -> Response {
    let mut response = if is_from_here(call.headers()) {
        next.run(call).await
    } else {
        (StatusCode::FORBIDDEN, "this comes from another site\n").into_response()
    };
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Whether a request names no other site as the one that it comes from. Programs name none.
fn is_from_here(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return true;
    };
    let origin = origin
        .to_str()
        .ok()
        .and_then(|origin| origin.split_once("://"));
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    origin.is_some_and(|(_, origin)| Some(origin) == host)
}

async fn make(
    State(server): State<Server>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    invitation: Result<Json<Invitation>, JsonRejection>,
) -> Response {
    let invitation = match invitation {
        Ok(Json(invitation)) => invitation,
        Err(wrong) => return refused(wrong.status(), &wrong.body_text()),
    };
    match tokio::task::block_in_place(|| server.hall.make(&invitation, from.ip())) {
        Ok(made) => (StatusCode::CREATED, Json(made)).into_response(),
        Err(error) => {
            let status = match &error {
                NoGame::NoSeat => StatusCode::NOT_FOUND,
                NoGame::Wrong(_) => StatusCode::UNPROCESSABLE_ENTITY,
                NoGame::TooMany => StatusCode::TOO_MANY_REQUESTS,
                NoGame::NotKept(_) => StatusCode::INSUFFICIENT_STORAGE,
            };
            refused(status, &error.to_string())
        }
    }
}

fn refused(status: StatusCode, why: &str) -> Response {
    let why = Reply::Wrong {
        why: why.to_owned(),
    };
    (status, Json(why)).into_response()
}

async fn sit(State(server): State<Server>, upgrade: WebSocketUpgrade) -> Response {
    if server.sockets.fetch_add(1, Ordering::Relaxed) >= MOST_SOCKETS {
        server.sockets.fetch_sub(1, Ordering::Relaxed);
        return refused(
            StatusCode::SERVICE_UNAVAILABLE,
            "too many people are here; come back later",
        );
    }
    let sockets = Arc::clone(&server.sockets);
    let failed = Arc::clone(&server.sockets);
    upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        .on_failed_upgrade(move |_| {
            failed.fetch_sub(1, Ordering::Relaxed);
        })
        .on_upgrade(move |socket| async move {
            talk(server, socket).await;
            sockets.fetch_sub(1, Ordering::Relaxed);
        })
}

/// Talks with somebody until he goes.
async fn talk(server: Server, mut socket: WebSocket) {
    let first = match tokio::time::timeout(PATIENCE, socket.recv()).await {
        Ok(Some(Ok(first))) => first,
        Ok(Some(Err(_))) => return too_long(socket).await,
        Ok(None) | Err(_) => return,
    };
    let hello = first
        .to_text()
        .ok()
        .and_then(|text| serde_json::from_str::<Hello>(text).ok());
    let Some(Hello { seat: word }) = hello else {
        let why = "say the secret word of your seat first: {\"seat\": \"...\"}";
        let _ = send(&mut socket, &wrong(why)).await;
        return;
    };
    let found = tokio::task::block_in_place(|| server.hall.seat(&word));
    let (game, player) = match found {
        Ok(found) => found,
        Err(error) => {
            let _ = send(&mut socket, &wrong(&error.to_string())).await;
            return;
        }
    };
    let mut moves = lock(&game).listen();
    let mut rate = Rate::new(REQUESTS.0, REQUESTS.1);
    let mut reply = Some(ask(&server, &word, &game, player, &Request::Look));
    loop {
        if let Some((reply, goes_on)) = reply.take() {
            // What he was just sent is no news.
            moves.mark_unchanged();
            if send(&mut socket, &reply).await.is_err() || !goes_on {
                return;
            }
        }
        tokio::select! {
            changed = moves.changed() => {
                if changed.is_err() {
                    return;
                }
                let table = tokio::task::block_in_place(|| lock(&game).table(player));
                reply = Some((table, true));
            }
            received = socket.recv() => {
                let message = match received {
                    Some(Ok(message)) => message,
                    Some(Err(_)) => return too_long(socket).await,
                    None => return,
                };
                let text = match &message {
                    Message::Text(text) => text.as_str(),
                    Message::Close(_) => return,
                    Message::Ping(_) | Message::Pong(_) => continue,
                    Message::Binary(_) => "",
                };
                reply = Some(if !rate.take() {
                    (wrong("you ask too often; wait a second"), true)
                } else {
                    match serde_json::from_str(text) {
                        Ok(request) => tokio::task::block_in_place(|| ask(&server, &word, &game, player, &request)),
                        Err(error) => (wrong(&format!("this is no request: {error}")), true),
                    }
                });
            }
        }
    }
}

/// Tells whoever sends what cannot be read why he is let go; who has gone by himself does not hear it.
async fn too_long(mut socket: WebSocket) {
    let frame = CloseFrame {
        code: close_code::SIZE,
        reason: format!("a frame has at most {} KiB", MOST_BYTES >> 10).into(),
    };
    if socket.send(Message::Close(Some(frame))).await.is_ok() {
        tokio::time::sleep(FAREWELL).await;
    }
}

/// Asks a game, and says whether the socket goes on.
fn ask(server: &Server, word: &str, game: &Shared, player: u8, request: &Request) -> (Reply, bool) {
    let answer = lock(game).ask(player, request);
    match answer {
        Ok(reply) => (reply, true),
        Err(error) => {
            server.hall.let_go(word);
            (
                wrong(&format!(
                    "{error}; your answer does not count, and nothing before it is lost"
                )),
                false,
            )
        }
    }
}

fn wrong(why: &str) -> Reply {
    Reply::Wrong {
        why: why.to_owned(),
    }
}

async fn send(socket: &mut WebSocket, reply: &Reply) -> Result<(), axum::Error> {
    // A reply holds nothing that cannot be written.
    let text = serde_json::to_string(reply).unwrap_or_default();
    socket.send(Message::Text(text.into())).await
}
