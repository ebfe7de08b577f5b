import { decodeWestern } from './codePages.mjs';

/** More than is ever looked at. */
const MOST_BYTES = 2_000_000;

/** Control characters that no text has: all but tab, line ends and the form feed. */
const CONTROLS = /[\0-\x08\x0b\x0e-\x1f\x7f]/g;

function decodeText(bytes) {
  try {
    // As a part of something longer, because the last character may be cut in two.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return decodeWestern(bytes);
  }
}

/** The text of a plain file: UTF-8, or else Latin-1 as Windows has it. @throws for what is no text */
export function readPlain(bytes) {
  if (bytes.includes(0)) throw new Error('not text');
  const text = decodeText(bytes.subarray(0, MOST_BYTES));
  if ((text.match(CONTROLS)?.length ?? 0) > 5 + text.length / 100) throw new Error('not text');
  return text;
}
