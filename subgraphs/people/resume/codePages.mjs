/** Code pages by their number on Windows, as decoders call them. */
const CODE_PAGES = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  20866: 'koi8-r',
  65001: 'utf-8',
};

/**
 * The code page of each character set that a font of an RTF file can have; the others are the document's own.
 */
const CHARSETS = {
  77: 10000,
  128: 932,
  129: 949,
  130: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

const decoders = new Map();

/** The decoder's name for a code page; null for one that it has not. */
export function codePageLabel(number) {
  if (number >= 1250 && number <= 1258) return `windows-${number}`;
  return CODE_PAGES[number] ?? null;
}

/** The decoder's name for a font's character set; null for the document's own. */
export const charsetLabel = (charset) => (CHARSETS[charset] ? codePageLabel(CHARSETS[charset]) : null);

/** The bytes 0x80 to 0x9f, which are letters in Windows but not in Latin-1. */
const WESTERN = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * Text in the code page that nearly everyone uses. Node's own decoder of that name leaves out what sets it
 * apart from Latin-1.
 */
export const decodeWestern = (bytes) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (letter) => WESTERN[letter.charCodeAt(0) - 0x80]);

/** Text in the code page of that name. */
export function decode(bytes, label) {
  if (label === 'windows-1252') return decodeWestern(bytes);
  if (!decoders.has(label)) decoders.set(label, new TextDecoder(label));
  return decoders.get(label).decode(Uint8Array.from(bytes));
}
