import type { Readable } from 'node:stream';
import { limitedProgram } from '../../kit/files/limitedProgram.js';
import type { ProgramOwner } from '../../kit/files/limitedProgram.js';

/** A picture of our own making. */
export interface Picture {
  kind: 'jpeg' | 'webp';
  content: Buffer;
}

const draw = limitedProgram({
  program: new URL('./drawPicture.mjs', import.meta.url),
  // The program stops itself at its cost limit. Including the waiting time it stays below the 10 s of a request.
  longestMs: 6_500,
  atOnce: 1,
  longestWaitMs: 2_500,
  mostBytes: 50e6,
  pausing: 'Your last picture was too much work. Please wait a little before you send another.',
  busy: 'Your other pictures are still being read. Please try again in a moment.',
});

/**
 * The reason why a picture was not drawn: too many pixels, too much work, or bytes that are not a picture of that
 * type.
 */
export type PictureFault = { pixels: number; most: number } | 'cpuLimit' | 'unreadable';

function faultOf(why: string): PictureFault {
  const [, pixels, most] = /^pixels (\d+) (\d+)$/.exec(why) ?? [];
  if (pixels && most) return { pixels: Number(pixels), most: Number(most) };
  return why === 'cpuLimit' ? why : 'unreadable';
}

/**
 * Draws an uploaded picture again: turned upright, at most `side` pixels along its longer side, metadata gone,
 * vectors and whatever they carry drawn to pixels; WebP when it is transparent, else JPEG (S-54). It costs at
 * most 4 seconds of a processor and 700 MB, outside this process, and answers within 9 seconds.
 * @returns why not, for anything but a bearable picture of the kind that the extension says
 * @throws RATE_LIMITED while two others of the person are drawn, or after one that had to be stopped;
 * SERVICE_UNAVAILABLE when too many wait
 */
export async function drawPicture(
  owner: ProgramOwner,
  open: () => Promise<Readable>,
  extension: string,
  side: number,
): Promise<Picture | PictureFault> {
  const { output, why } = await draw(owner, open, [extension, String(side)]);
  if (!output?.length) return faultOf(why ?? '');
  return { kind: output[0] === 0xff ? 'jpeg' : 'webp', content: output };
}
