import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { rateLimited, unavailable } from '../../kit/errors.js';

/** What drawPicture.mjs says of something it will not draw. */
const REFUSED = 65;
/** It ends by itself after far less, unless it cannot any more. */
const LONGEST_MS = 30_000;
const MOST_WAITING = 20;
/** Pictures that one person may have drawn or waiting: a second click, and one more. */
const MOST_OF_ONE = 3;
const PROGRAM = fileURLToPath(new URL('./drawPicture.mjs', import.meta.url));

/** A picture of our own making. */
export interface Picture {
  kind: 'jpeg' | 'webp';
  content: Buffer;
}

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
const waitingOf = new Map<number, number>();

/** One picture at a time: each takes a core and up to 700 MB. @throws RATE_LIMITED, SERVICE_UNAVAILABLE */
async function inTurn<Result>(userId: number, work: () => Promise<Result>): Promise<Result> {
  const own = waitingOf.get(userId) ?? 0;
  if (own >= MOST_OF_ONE) throw rateLimited(5, 'Your other pictures are still being read. Please try again in a moment.');
  if (waiting >= MOST_WAITING) throw unavailable();
  waiting += 1;
  waitingOf.set(userId, own + 1);
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine.finally(() => {
    waiting -= 1;
    const left = (waitingOf.get(userId) ?? 1) - 1;
    if (left > 0) waitingOf.set(userId, left);
    else waitingOf.delete(userId);
  });
}

async function draw(uploaded: Readable, extension: string, side: number): Promise<Picture | null> {
  // Without our environment: whatever a picture makes its decoder do, it finds no secrets there.
  const child = spawn(process.execPath, [PROGRAM, extension, String(side)], { env: {}, cwd: '/', stdio: ['pipe', 'pipe', 'pipe'], timeout: LONGEST_MS, killSignal: 'SIGKILL' });
  const [drawn, said]: [Buffer[], Buffer[]] = [[], []];
  let lost: Error | null = null;
  child.stdout.on('data', (chunk: Buffer) => drawn.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  // One that has seen enough reads no further; a store that breaks off is another matter.
  child.stdin.on('error', () => undefined);
  uploaded.on('error', (error: Error) => (lost = error)).on('close', () => child.stdin.end());
  uploaded.pipe(child.stdin);
  const [code] = (await once(child, 'close').finally(() => uploaded.destroy())) as [number | null];
  if (lost) throw lost as Error;
  const content = Buffer.concat(drawn);
  if (code === 0 && content.length > 0) return { kind: content[0] === 0xff ? 'jpeg' : 'webp', content };
  // Null: it was stopped, or a decoder fell over the picture.
  if (code === REFUSED || code === null) return null;
  throw new Error(`The program that draws pictures ended with ${code}: ${Buffer.concat(said).toString('utf8').slice(0, 1000)}`);
}

/**
 * Draws an uploaded picture anew: turned upright, at most `side` pixels along its longer side, metadata gone, vectors and
 * whatever they carry drawn to pixels; WebP when it is transparent, else JPEG (S-54). It never costs more than 6 seconds of a
 * processor and 700 MB, outside this process.
 * @returns null for anything but a bearable picture of the kind that the extension says
 * @throws RATE_LIMITED when the person has three under way, SERVICE_UNAVAILABLE when twenty wait
 */
export function drawPicture(userId: number, open: () => Promise<Readable>, extension: string, side: number): Promise<Picture | null> {
  return inTurn(userId, async () => draw(await open(), extension, side));
}
