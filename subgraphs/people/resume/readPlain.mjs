import { decodeWestern } from './codePages.mjs';

/** More than is ever looked at. */
const MOST_BYTES = 2_000_000;

/** Control characters that no text has: all but tab, line ends and the form feed. */
const CONTROLS = /[\0-\x08\x0b\x0e-\x1f\x7f]/g;

/** The byte order marks of UTF-16, which Windows calls "Unicode". */
const UTF_16 = { fffe: 'utf-16le', feff: 'utf-16be' };

/** Decoded as a part, because the last character may be cut. @throws for bytes that are not in that encoding */
const decodeExactly = (bytes, encoding) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });

function decodeEightBits(bytes) {
  try {
    return decodeExactly(bytes, 'utf-8');
  } catch {
    return decodeWestern(bytes);
  }
}

/**
 * The text of a plain file: UTF-16 with a byte order mark, UTF-8, or else Windows-1252. @throws for a file that is
 * not text
 */
export function readPlain(bytes) {
  const utf16 = UTF_16[bytes.toString('hex', 0, 2)];
  if (!utf16 && bytes.includes(0)) throw new Error('not text');
  const beginning = bytes.subarray(0, MOST_BYTES);
  const text = utf16 ? decodeExactly(beginning, utf16) : decodeEightBits(beginning);
  if ((text.match(CONTROLS)?.length ?? 0) > 5 + text.length / 100) throw new Error('not text');
  return text;
}
