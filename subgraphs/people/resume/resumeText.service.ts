import type { Readable } from 'node:stream';
import { badInput } from '../../kit/request/errors.js';
import { limitedProgram } from '../../kit/files/limitedProgram.js';
import type { ProgramOwner } from '../../kit/files/limitedProgram.js';

/** The messages for a file that cannot be read. */
export const INVALID_FILE = 'Invalid file. Please try again.';
export const NO_TEXT =
  'No text could be read from this file. Please upload one with text, not a scan or a protected file.';

const extract = limitedProgram({
  program: new URL('./extractText.mjs', import.meta.url),
  // The program stops itself at its cost limit; a recommendation has 25 s in all.
  longestMs: 12_000,
  // Two, so that one person's costly file does not delay other people.
  atOnce: 2,
  longestWaitMs: 8_000,
  mostBytes: 250_000,
  pausing: 'Your last file was too much work. Please wait a little before you send another.',
  busy: 'Your other files are still being read. Please try again in a moment.',
});

/**
 * The text of a resume, at most 60,000 characters, read outside this process with at most 5 seconds of a
 * processor and 400 MB; answers within 20 seconds.
 * @param extension with its dot, lower case: .pdf, .docx, .doc, .rtf or .txt
 * @throws BAD_USER_INPUT on resume for a broken, disguised or too costly file, and for one without text;
 *   RATE_LIMITED, SERVICE_UNAVAILABLE as limitedProgram
 */
export async function resumeText(
  owner: ProgramOwner,
  open: () => Promise<Readable>,
  extension: string,
): Promise<string> {
  const { output } = await extract(owner, open, [extension]);
  if (!output) throw badInput({ resume: [INVALID_FILE] });
  const text = output.toString('utf8');
  if (!/\p{L}/u.test(text)) throw badInput({ resume: [NO_TEXT] });
  return text;
}
