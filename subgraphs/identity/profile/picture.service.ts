import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { rateLimited, unavailable } from '../../kit/errors.js';

/** What drawPicture.mjs says of something it will not draw. */
const REFUSED = 65;
/** It ends by itself over what a picture costs; this is for a machine that has no time for it. With the waiting it stays below the 10 s that a call may take. */
const LONGEST_MS = 6_500;
const LONGEST_WAIT_MS = 2_500;
const MOST_WAITING = 20;
const MOST_OF_ONE = 2;
/** After a picture that had to be stopped its owner draws no other for so long, or one person could keep the others from theirs. */
const PAUSE_MS = 30_000;
const PROGRAM = fileURLToPath(new URL('./drawPicture.mjs', import.meta.url));

/** A picture of our own making. */
export interface Picture {
  kind: 'jpeg' | 'webp';
  content: Buffer;
}

/** Whose picture it is, and whether they must pause after one that had to be stopped. */
export interface PictureOwner {
  userId: number;
  pauses: boolean;
}

interface Drawing {
  picture: Picture | null;
  /** It cost more than a picture may, or ('late') this machine had no time for it. */
  stopped: 'dear' | 'late' | null;
}

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;
const busy = new Map<number, number>();
const pausedUntil = new Map<number, number>();

/** One picture at a time, because each takes a core and up to 700 MB; who would wait too long is told so at once. @throws SERVICE_UNAVAILABLE */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting >= MOST_WAITING) throw unavailable();
  waiting += 1;
  let isLate = false;
  let patience: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    patience = setTimeout(() => {
      isLate = true;
      reject(unavailable());
    }, LONGEST_WAIT_MS);
  });
  const mine = turn.then(() => {
    if (isLate) throw unavailable();
    clearTimeout(patience);
    return work();
  });
  turn = mine.catch(() => undefined);
  return Promise.race([mine, late]).finally(() => {
    clearTimeout(patience);
    waiting -= 1;
  });
}

/** Two pictures of a person at a time (a second click is one), and none for a while after one that had to be stopped. @throws RATE_LIMITED */
async function forOne({ userId, pauses }: PictureOwner, work: () => Promise<Drawing>): Promise<Picture | null> {
  const pause = (pausedUntil.get(userId) ?? 0) - Date.now();
  if (pause > 0) throw rateLimited(Math.ceil(pause / 1000), 'Your last picture was too much work. Please wait a little before you send another.');
  const own = busy.get(userId) ?? 0;
  if (own >= MOST_OF_ONE) throw rateLimited(5, 'Your other pictures are still being read. Please try again in a moment.');
  busy.set(userId, own + 1);
  try {
    pausedUntil.delete(userId);
    const { picture, stopped } = await work();
    if (stopped && pauses) pausedUntil.set(userId, Date.now() + PAUSE_MS);
    if (stopped === 'late') throw unavailable();
    return picture;
  } finally {
    const left = (busy.get(userId) ?? 1) - 1;
    if (left > 0) busy.set(userId, left);
    else busy.delete(userId);
  }
}

async function draw(uploaded: Readable, extension: string, side: number): Promise<Drawing> {
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
  const [code, signal] = (await once(child, 'close').finally(() => uploaded.destroy())) as [number | null, NodeJS.Signals | null];
  if (lost) throw lost as Error;
  const content = Buffer.concat(drawn);
  if (code === 0 && content.length > 0) return { picture: { kind: content[0] === 0xff ? 'jpeg' : 'webp', content }, stopped: null };
  if (code === REFUSED) return { picture: null, stopped: null };
  // We end it by this signal when it is late; else it did so itself, or the kernel for its memory.
  if (signal === 'SIGKILL') return { picture: null, stopped: child.killed ? 'late' : 'dear' };
  // By any other a decoder fell over the picture, which is no matter of cost.
  if (signal) return { picture: null, stopped: null };
  throw new Error(`The program that draws pictures ended with ${code}: ${Buffer.concat(said).toString('utf8').slice(0, 1000)}`);
}

/**
 * Draws an uploaded picture anew: turned upright, at most `side` pixels along its longer side, metadata gone, vectors and
 * whatever they carry drawn to pixels; WebP when it is transparent, else JPEG (S-54). It costs at most 4 seconds of a processor
 * and 700 MB, outside this process, and answers within 9 seconds.
 * @returns null for anything but a bearable picture of the kind that the extension says
 * @throws RATE_LIMITED while another of the person's is drawn, or after one that had to be stopped; SERVICE_UNAVAILABLE when too many wait
 */
export function drawPicture(owner: PictureOwner, open: () => Promise<Readable>, extension: string, side: number): Promise<Picture | null> {
  return forOne(owner, () => inTurn(async () => draw(await open(), extension, side)));
}
