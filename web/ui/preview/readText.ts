import { PreviewFailure } from './preview';

/** Bytes that are shown; longer texts are read in another program. */
const most = 200_000;

/**
 * The first part of a text file, in UTF-8 or else in Windows-1252, which every byte is a letter of.
 * @throws PreviewFailure for one that is no text
 */
export async function readText(file: Blob): Promise<{ text: string; isWhole: boolean }> {
  const isWhole = file.size <= most;
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer());
  if (bytes.includes(0)) throw new PreviewFailure('broken');
  try {
    // A letter that is cut at the end is left out.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole }), isWhole };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isWhole };
  }
}
