import { getDocumentProxy } from 'unpdf';
import { pageText } from './pageText.mjs';

/** A resume of that many pages is a book; whatever follows is not read. */
const MOST_PAGES = 100;
const ENOUGH_CHARACTERS = 100_000;

/** Settings of the reader: nothing is fetched, run or drawn. */
const SETTINGS = {
  verbosity: 0,
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: true,
  useWorkerFetch: false,
  enableXfa: false,
  disableAutoFetch: true,
  disableRange: true,
  disableStream: true,
  maxImageSize: 1,
};

async function open(bytes) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), SETTINGS);
  } catch (error) {
    // Only who knows its password can read it.
    if (error?.name === 'PasswordException') return null;
    throw error;
  }
}

/** What someone wrote or chose in the form of a page, or typed on it; nothing of passwords. */
function filledIn(annotations) {
  return annotations.flatMap(({ subtype, fieldType, fieldValue, contentsObj, hidden, password, rect }) => {
    const isTyped = subtype === 'FreeText';
    const isRead = (isTyped || fieldType === 'Tx' || fieldType === 'Ch') && !hidden && !password;
    const text = isRead
      ? [isTyped ? contentsObj?.str : fieldValue]
          .flat()
          .filter((value) => typeof value === 'string')
          .join(', ')
      : '';
    return text.trim() === '' ? [] : [{ text, rect }];
  });
}

async function readPage(document, number) {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const fields = filledIn(await page.getAnnotations());
  page.cleanup();
  return pageText(items, fields);
}

/**
 * The text of a PDF, page by page; empty when it is a scan or protected by a password. @throws for a broken
 * one
 */
export async function readPdf(bytes) {
  const document = await open(bytes);
  if (!document) return '';
  const pages = [];
  let length = 0;
  for (
    let number = 1;
    number <= Math.min(document.numPages, MOST_PAGES) && length < ENOUGH_CHARACTERS;
    number += 1
  ) {
    const text = await readPage(document, number);
    length += text.length;
    pages.push(text);
  }
  return pages.join('\n\n');
}
