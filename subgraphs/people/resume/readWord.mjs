import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';

/** Where the record that begins a document of Word 97 to 2003 says that only a password opens it. */
const MARK = 0xa5ec;
const FLAGS = 10;
const IS_ENCRYPTED = 0x0100;
const SECTOR = 512;

/** The text of a .docx. Nothing that it refers to outside itself is read. @throws for a broken one */
export async function readDocx(buffer) {
  const { value } = await mammoth.extractRawText({ buffer }, { externalFileAccess: false });
  // Two line ends follow every paragraph, an empty one too.
  return value.replaceAll('\n\n', '\n');
}

function isProtected(bytes) {
  for (let place = SECTOR; place + FLAGS + 2 <= bytes.length; place += SECTOR) {
    if (bytes.readUInt16LE(place) === MARK) return (bytes.readUInt16LE(place + FLAGS) & IS_ENCRYPTED) !== 0;
  }
  return false;
}

/**
 * The text of a .doc with its text boxes; empty when it is protected by a password. @throws for another file
 * of that container, or a broken one
 */
export async function readDoc(bytes) {
  if (isProtected(bytes)) return '';
  const document = await new WordExtractor().extract(bytes);
  return [document.getBody(), document.getTextboxes({ includeHeadersAndFooters: false })].join('\n');
}
