//! Lists, phrasebooks and what comes of them, in a game of its own.
