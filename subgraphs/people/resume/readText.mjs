// The thread of extractText.mjs that may fall or be stopped: chooses the reader by the extension and tidies
// what it says.
import { parentPort, workerData } from 'node:worker_threads';
import { columnText } from './columns.mjs';

const MOST_CHARACTERS = 60_000;

/**
 * What each kind of file begins with, and what reads it. Each is loaded alone: a reader of PDF is larger than
 * all others.
 */
const READERS = {
  '.pdf': { mark: '%PDF-', within: 1024, load: async () => (await import('./readPdf.mjs')).readPdf },
  '.docx': { mark: 'PK\x03\x04', within: 4, load: async () => (await import('./readWord.mjs')).readDocx },
  '.doc': {
    mark: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
    within: 8,
    load: async () => (await import('./readWord.mjs')).readDoc,
  },
  '.rtf': { mark: '{\\rtf', within: 5, load: async () => (await import('./readRtf.mjs')).readRtf },
  '.txt': { mark: '', within: 0, load: async () => (await import('./readPlain.mjs')).readPlain },
};

/**
 * At most 60,000 characters: well-formed, column by column, one kind of line break, without control characters,
 * invisible characters and repeated spaces. Every step takes one pass, however long a line is.
 */
function tidy(text) {
  const plain = text
    .slice(0, 10 * MOST_CHARACTERS)
    .toWellFormed()
    // A run of thousands of combining marks would take seconds to sort.
    .replace(/(\p{M}{30})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
    .replace(
      /[\0-\x08\x0e-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\uffff]/g,
      '',
    );
  const lines = (extension === '.pdf' ? plain : columnText(plain))
    .replace(/ {2,}/g, ' ')
    .split('\n')
    .map((line) => line.trim());
  return lines
    .filter((line, place) => line !== '' || (place > 0 && lines[place - 1] !== ''))
    .join('\n')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .toWellFormed();
}

const { bytes, extension } = workerData;
const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const reader = Object.hasOwn(READERS, extension) ? READERS[extension] : null;
const isOfItsKind = reader !== null && content.toString('latin1', 0, reader.within).includes(reader.mark);
const readContent = isOfItsKind ? await reader.load() : null;
parentPort.postMessage({ ready: true });

/** Null for a file of another type, or a broken one. */
async function textOf() {
  if (!readContent) return null;
  try {
    return tidy(await readContent(content));
  } catch {
    return null;
  }
}

parentPort.postMessage({ text: await textOf() });
