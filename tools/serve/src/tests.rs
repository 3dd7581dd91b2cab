//! A server in this process, and people and programs that talk with it.

use super::*;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use spaceline_runtime::Choice;
use spaceline_table::{Reply, Request, Seen};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::sync::OnceLock;
use tokio_tungstenite::tungstenite::Message;

type Socket =
    tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>;

/// A folder of its own for each test, emptied when the test begins.
fn folder(name: &str) -> PathBuf {
    let folder =
        std::env::temp_dir().join(format!("spaceline-serve-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// Runs a server in a thread of its own.
fn serve(folder: PathBuf) -> SocketAddr {
    let (tell, hear) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let config = Config {
            address: (Ipv4Addr::LOCALHOST, 0).into(),
            folder,
            packs: Packs::built_in(),
            pages: Pages::of(&[("index.html", b"<h1>table</h1>"), ("assets/a.js", b"1")]),
        };
        run(config, |address| tell.send(address).unwrap()).unwrap();
    });
    hear.recv().unwrap()
}

/// One server for the tests that need nothing of their own.
fn shared() -> SocketAddr {
    static SHARED: OnceLock<SocketAddr> = OnceLock::new();
    *SHARED.get_or_init(|| serve(folder("shared")))
}

/// Sends a request as text and gives the answer as text.
fn http(address: SocketAddr, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut text = String::new();
    let _ = stream.read_to_string(&mut text);
    text
}

fn post(address: SocketAddr, body: &str, more: &str) -> String {
    let length = body.len();
    http(
        address,
        &format!(
            "POST /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n{more}\r\n{body}"
        ),
    )
}

fn get(address: SocketAddr, path: &str) -> String {
    http(
        address,
        &format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"),
    )
}

/// The secret words of a new game.
fn make(address: SocketAddr, invitation: &Value) -> Vec<Option<String>> {
    let answer = post(address, &invitation.to_string(), "");
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    serde_json::from_str::<Made>(body).unwrap().seats
}

fn for_two(address: SocketAddr) -> [String; 2] {
    let seats = make(address, &json!({}));
    [seats[0].clone().unwrap(), seats[1].clone().unwrap()]
}

async fn connect(address: SocketAddr) -> Socket {
    let (socket, _) = tokio_tungstenite::connect_async(format!("ws://{address}/api/seat"))
        .await
        .unwrap();
    socket
}

async fn sit(address: SocketAddr, word: &str) -> Socket {
    let mut socket = connect(address).await;
    say(&mut socket, &json!({ "seat": word }).to_string()).await;
    socket
}

async fn say(socket: &mut Socket, text: &str) {
    socket.send(Message::text(text)).await.unwrap();
}

async fn hear(socket: &mut Socket) -> Option<Reply> {
    loop {
        match socket.next().await? {
            Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

async fn table(socket: &mut Socket) -> Seen {
    match hear(socket).await {
        Some(Reply::Table(seen)) => *seen,
        other => panic!("{other:?}"),
    }
}

async fn wrong(socket: &mut Socket) -> String {
    match hear(socket).await {
        Some(Reply::Wrong { why }) => why,
        other => panic!("{other:?}"),
    }
}

fn pass(seen: &Seen) -> String {
    let number = seen.asked.as_ref().unwrap().number;
    let choice = Choice::Pass;
    serde_json::to_string(&Request::Answer { number, choice }).unwrap()
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap()
}

#[test]
fn pages_come_with_what_browsers_may_do() {
    let address = shared();
    let index = get(address, "/");
    assert!(
        index.starts_with("HTTP/1.1 200") && index.ends_with("<h1>table</h1>"),
        "{index}"
    );
    assert!(index.contains("content-security-policy: default-src 'none'; script-src 'self'"));
    assert!(get(address, "/assets/a.js").contains("immutable"));
    assert!(get(address, "/api/table").ends_with("{\"version\":1}"));
    for path in [
        "/secret",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "//etc/passwd",
    ] {
        assert!(get(address, path).starts_with("HTTP/1.1 404"), "{path}");
    }
}

#[test]
fn what_is_no_invitation_is_told() {
    let address = shared();
    let told = |body: &str| {
        let answer = post(address, body, "");
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        format!("{} {body}", &head[9..12])
    };
    assert!(told("{").starts_with("400 "), "{}", told("{"));
    assert!(told(r#"{"dance":1}"#).contains("unknown field `dance`"));
    assert!(told(r#"{"format":"Nonesuch"}"#).starts_with("422 "));
    assert!(told(r#"{"seats":["person","emperor"]}"#).contains("nobody is called `emperor`"));
    assert!(told(r#"{"seats":["captain","captain"]}"#).contains("nobody would sit"));
    assert!(told(r#"{"decks":[{"list":"1 Nonesuch"},{"list":""}]}"#).starts_with("422 "));
    let large = format!("{{\"format\":\"{}\"}}", "x".repeat(1 << 20));
    assert!(post(address, &large, "").starts_with("HTTP/1.1 413"));
}

#[test]
fn other_sites_are_refused() {
    let address = shared();
    let answer = post(address, "{}", "Origin: https://elsewhere.example\r\n");
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    let own = post(address, "{}", &format!("Origin: http://{address}\r\n"));
    assert!(own.starts_with("HTTP/1.1 201"), "{own}");
}

#[test]
fn two_people_play_and_each_hears_of_the_other() {
    let address = shared();
    let words = for_two(address);
    runtime().block_on(async {
        let mut sockets = [sit(address, &words[0]).await, sit(address, &words[1]).await];
        let mut seen = [table(&mut sockets[0]).await, table(&mut sockets[1]).await];
        for _ in 0..12 {
            let Some(at) = seen.iter().position(|one| one.asked.is_some()) else {
                panic!("somebody is asked");
            };
            assert!(seen[1 - at].asked.is_none(), "one is asked at a time");
            if !seen[at].asked.as_ref().unwrap().may_pass {
                break;
            }
            let answer = pass(&seen[at]);
            say(&mut sockets[at], &answer).await;
            seen[at] = table(&mut sockets[at]).await;
            seen[1 - at] = table(&mut sockets[1 - at]).await;
        }
        assert!(
            seen.iter()
                .any(|one| !one.happened.is_empty() || one.from > 0)
        );
    });
}

#[test]
fn wrong_frames_change_nothing_and_are_told() {
    let address = shared();
    let words = for_two(address);
    runtime().block_on(async {
        for forged in [
            "",
            "x",
            "0123456789abcdef.00",
            &format!("{}x", words[0]),
            &words[0][..40],
        ] {
            let mut socket = sit(address, forged).await;
            assert_eq!(wrong(&mut socket).await, "no seat has this word");
            assert!(hear(&mut socket).await.is_none(), "the socket is closed");
        }
        let mut stranger = connect(address).await;
        say(&mut stranger, "hello").await;
        assert!(wrong(&mut stranger).await.contains("secret word"));
        let mut sockets = [sit(address, &words[0]).await, sit(address, &words[1]).await];
        let seen = [table(&mut sockets[0]).await, table(&mut sockets[1]).await];
        let at = seen.iter().position(|one| one.asked.is_some()).unwrap();
        say(&mut sockets[at], "{\"dance\":{}}").await;
        assert!(
            wrong(&mut sockets[at])
                .await
                .starts_with("this is no request")
        );
        sockets[at]
            .send(Message::binary(vec![0, 1, 2]))
            .await
            .unwrap();
        assert!(
            wrong(&mut sockets[at])
                .await
                .starts_with("this is no request")
        );
        let number = seen[at].asked.as_ref().unwrap().number;
        let old = json!({ "answer": { "number": number + 7, "choice": "Pass" } }).to_string();
        say(&mut sockets[at], &old).await;
        assert!(wrong(&mut sockets[at]).await.contains("no longer asked"));
        say(&mut sockets[1 - at], &pass(&seen[at])).await;
        assert_eq!(wrong(&mut sockets[1 - at]).await, "you are not asked now");
        for request in ["\"undo\"", "\"save\""] {
            say(&mut sockets[at], request).await;
            assert!(
                wrong(&mut sockets[at])
                    .await
                    .starts_with("other people sit")
            );
        }
        let long = Message::text("x".repeat(50 << 20));
        let (mut out, mut heard) = sockets.into_iter().nth(at).unwrap().split();
        let (_, closed) = tokio::join!(out.send(long), heard.next());
        let Some(Ok(Message::Close(Some(frame)))) = closed else {
            panic!("why it is closed is told: {closed:?}");
        };
        assert_eq!(u16::from(frame.code), 1009);
        assert_eq!(frame.reason.as_str(), "a frame has at most 64 KiB");
        let mut again = sit(address, &words[at]).await;
        assert_eq!(
            table(&mut again).await.asked.map(|asked| asked.number),
            Some(number)
        );
    });
}

#[test]
fn who_asks_too_often_is_told_to_wait() {
    let address = shared();
    let words = for_two(address);
    runtime().block_on(async {
        let mut socket = sit(address, &words[0]).await;
        table(&mut socket).await;
        for _ in 0..120 {
            say(&mut socket, "{\"explain\":{\"card\":\"Nobody\"}}").await;
        }
        let mut told = Vec::new();
        for _ in 0..120 {
            told.push(wrong(&mut socket).await);
        }
        assert!(
            told.iter()
                .any(|why| why == "you ask too often; wait a second")
        );
        assert!(told.iter().any(|why| why == "you see no such thing"));
    });
}

/// A copy of the folder is what another process would find after this one was killed.
#[test]
fn what_was_acknowledged_is_there_after_a_crash() {
    let (first, second) = (folder("first"), folder("second"));
    let address = serve(first.clone());
    let seats = make(address, &json!({ "seats": ["person", "captain"] }));
    let word = seats[0].clone().unwrap();
    assert_eq!(seats[1], None);
    let before = runtime().block_on(async {
        let mut socket = sit(address, &word).await;
        let mut seen = table(&mut socket).await;
        for _ in 0..6 {
            if !seen.asked.as_ref().is_some_and(|asked| asked.may_pass) {
                break;
            }
            say(&mut socket, &pass(&seen)).await;
            seen = table(&mut socket).await;
        }
        say(&mut socket, "\"undo\"").await;
        table(&mut socket).await
    });
    std::fs::create_dir_all(&second).unwrap();
    let file = std::fs::read_dir(&first).unwrap().next().unwrap().unwrap();
    let mut bytes = std::fs::read(file.path()).unwrap();
    // The machine stopped in the middle of a line.
    bytes.extend_from_slice(b"0123456789abcdef {\"chose\":[\"Pa");
    std::fs::write(second.join(file.file_name()), bytes).unwrap();
    let other = serve(second);
    let after = runtime().block_on(async {
        let mut socket = sit(other, &word).await;
        table(&mut socket).await
    });
    assert_eq!(before.asked, after.asked);
    assert_eq!(before.view.turn, after.view.turn);
    assert_eq!(before.view.players.len(), after.view.players.len());
}

#[test]
fn an_answer_that_cannot_be_written_does_not_count() {
    let folder = folder("full");
    let hall = Hall::of(folder.clone(), Packs::built_in()).unwrap();
    let from = std::net::IpAddr::from([127, 0, 0, 1]);
    let made = hall.make(&Invitation::default(), from).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    let full = hall.make(&Invitation::default(), from);
    assert!(matches!(full, Err(NoGame::NotKept(_))), "{full:?}");
    let word = made.seats[0].clone().unwrap();
    hall.let_go(&word);
    assert!(matches!(hall.seat(&word), Err(NoGame::NoSeat)));
}

#[test]
fn one_address_makes_so_many_games_and_no_more() {
    let hall = Hall::of(folder("many"), Packs::built_in()).unwrap();
    let from = std::net::IpAddr::from([10, 0, 0, 1]);
    let wrong = Invitation {
        seats: vec!["captain".to_owned(), "captain".to_owned()],
        ..Invitation::default()
    };
    let told = (0..40).map(|_| hall.make(&wrong, from).unwrap_err().to_string());
    let told: Vec<String> = told.collect();
    assert!(
        told.last().unwrap().starts_with("too many games"),
        "{told:?}"
    );
}
