//! `serve` keeps games whatever ends it, and refuses what it cannot do.

use crate::common::folder;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Opens a table, and gives its address.
fn open(folder: &Path) -> (Child, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(["serve", "--port", "0", "--dir", "games"])
        .current_dir(folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    let address = first.rsplit_once("http://").unwrap().1.to_owned();
    assert!(
        lines
            .next()
            .unwrap()
            .unwrap()
            .ends_with("games are kept in games")
    );
    (child, address)
}

fn http(address: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
}

fn make(address: &str) -> String {
    let body = "{}";
    http(
        address,
        &format!(
            "POST /api/games HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len()
        ),
    )
}

#[test]
fn a_table_that_was_killed_has_its_games_when_it_is_opened_again() {
    let folder = folder("killed");
    let (mut child, address) = open(&folder);
    let made = make(&address);
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    child.kill().unwrap();
    child.wait().unwrap();
    let games = || fs::read_dir(folder.join("games")).unwrap().count();
    assert_eq!(games(), 1);
    let (mut child, address) = open(&folder);
    assert!(make(&address).starts_with("HTTP/1.1 201"));
    assert_eq!(games(), 2, "nothing that was kept is written over");
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn an_address_that_is_taken_is_told() {
    let folder = folder("taken");
    let (mut child, address) = open(&folder);
    let port = address.rsplit_once(':').unwrap().1;
    let output = Command::new(env!("CARGO_BIN_EXE_spaceline"))
        .args(["serve", "--port", port, "--dir", "games"])
        .current_dir(&folder)
        .output()
        .unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(told.contains("the table cannot be opened"), "{told}");
    assert!(told.contains("write another `--port`"), "{told}");
    assert_eq!(output.status.code(), Some(1));
}
