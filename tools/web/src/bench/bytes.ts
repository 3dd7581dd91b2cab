// Places in a text: the engine counts bytes of UTF-8, a page counts units of UTF-16.

function bytesOf(unit: number): number {
  if (unit < 0x80) return 1;
  if (unit < 0x800) return 2;
  // Each half of a pair stands for half of the four bytes of its letter.
  return unit >= 0xd800 && unit < 0xe000 ? 2 : 3;
}

/** How many bytes stand before a place. */
export function toByte(text: string, at: number): number {
  let bytes = 0;
  for (let index = 0; index < at && index < text.length; index += 1) bytes += bytesOf(text.charCodeAt(index));
  return bytes;
}

/** The place before which so many bytes stand. */
export function fromByte(text: string, byte: number): number {
  let bytes = 0;
  let index = 0;
  while (bytes < byte && index < text.length) {
    bytes += bytesOf(text.charCodeAt(index));
    index += 1;
  }
  return index;
}
