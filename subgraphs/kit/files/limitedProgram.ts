import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { rateLimited, unavailable } from '../request/errors.js';

/** How a program ends over something that it will not read; it may write why. */
const REFUSED = 65;
const MOST_WAITING = 20;
const MOST_OF_ONE = 2;
/**
 * After something that had to be stopped its owner has nothing else read for so long, or one person could
 * keep the others from theirs.
 */
const PAUSE_MS = 30_000;

export interface ProgramRules {
  /** The program, `file:`; it reads stdin, writes stdout, and kills itself over what costs too much. */
  program: URL;
  /** Milliseconds after which it is killed from outside, for a machine that has no time for it. */
  longestMs: number;
  /** How many of it run at a time. */
  atOnce: number;
  /** Milliseconds that anyone waits for their turn. */
  longestWaitMs: number;
  /** Bytes that it may write. */
  mostBytes: number;
  /** To anyone who comes too soon after something that had to be stopped. */
  pausing: string;
  /** To anyone who has two of theirs read already. */
  busy: string;
}

/** Whose file it is, and whether they must pause after one that had to be stopped. */
export interface ProgramOwner {
  userId: number;
  pauses: boolean;
}

/**
 * The output of a program for a file; or null with the reason for the refusal: `cpuLimit` when it cost too much,
 * else the program's own message, which may be empty.
 */
export type ProgramAnswer = { output: Buffer; why: null } | { output: null; why: string };

interface Outcome {
  answer: ProgramAnswer;
  /** The file took more time than allowed or, for 'timeout', this machine was too busy. */
  stopped: 'cpuLimit' | 'timeout' | null;
}

/**
 * At most a few run at the same time, because each takes a core and hundreds of megabytes, and one for each person,
 * so that one person's costly files do not delay other people's; a request that would wait too long is refused.
 */
function createQueue({ atOnce, longestWaitMs }: Pick<ProgramRules, 'atOnce' | 'longestWaitMs'>) {
  /** Whose files are read now. */
  const reading = new Set<number>();
  const waiting: { userId: number; begin: () => void }[] = [];
  const isFree = (userId: number) => reading.size < atOnce && !reading.has(userId);
  const callNext = () => {
    const place = waiting.findIndex(({ userId }) => isFree(userId));
    const next = waiting[place];
    if (!next) return;
    waiting.splice(place, 1);
    reading.add(next.userId);
    next.begin();
  };
  const turn = (userId: number) =>
    new Promise<void>((resolve, reject) => {
      const mine = {
        userId,
        begin: () => {
          clearTimeout(patience);
          resolve();
        },
      };
      const patience = setTimeout(() => {
        waiting.splice(waiting.indexOf(mine), 1);
        reject(unavailable());
      }, longestWaitMs);
      waiting.push(mine);
    });
  /** @throws SERVICE_UNAVAILABLE */
  return async <Result>(userId: number, work: () => Promise<Result>): Promise<Result> => {
    if (isFree(userId)) reading.add(userId);
    else if (waiting.length >= MOST_WAITING) throw unavailable();
    else await turn(userId);
    try {
      return await work();
    } finally {
      reading.delete(userId);
      callNext();
    }
  };
}

/**
 * Two for each person (the second, such as a double click, waits), and none for a while after one that had to be
 * stopped.
 */
function createShares({ pausing, busy: tooMany }: Pick<ProgramRules, 'pausing' | 'busy'>) {
  const busy = new Map<number, number>();
  const pausedUntil = new Map<number, number>();
  /** @throws RATE_LIMITED, SERVICE_UNAVAILABLE */
  return async ({ userId, pauses }: ProgramOwner, work: () => Promise<Outcome>): Promise<ProgramAnswer> => {
    const pause = (pausedUntil.get(userId) ?? 0) - Date.now();
    if (pause > 0) throw rateLimited(Math.ceil(pause / 1000), pausing);
    const own = busy.get(userId) ?? 0;
    if (own >= MOST_OF_ONE) throw rateLimited(5, tooMany);
    busy.set(userId, own + 1);
    try {
      pausedUntil.delete(userId);
      const { answer, stopped } = await work();
      if (stopped && pauses) pausedUntil.set(userId, Date.now() + PAUSE_MS);
      if (stopped === 'timeout') throw unavailable();
      return answer;
    } finally {
      const left = (busy.get(userId) ?? 1) - 1;
      if (left > 0) busy.set(userId, left);
      else busy.delete(userId);
    }
  };
}

const refused = (why: string, stopped: Outcome['stopped'] = null): Outcome => ({
  answer: { output: null, why },
  stopped,
});

async function run(
  { program, longestMs, mostBytes }: ProgramRules,
  input: Readable,
  args: readonly string[],
): Promise<Outcome> {
  // Without our environment: whatever a file makes its reader do, it finds no secrets there.
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    env: {},
    cwd: '/',
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: longestMs,
    killSignal: 'SIGKILL',
  });
  const [written, said]: [Buffer[], Buffer[]] = [[], []];
  let size = 0;
  let lost: Error | null = null;
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= mostBytes) written.push(chunk);
    else child.kill('SIGKILL');
  });
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  // One that has seen enough reads no further; a store that breaks off is another matter.
  child.stdin.on('error', () => undefined);
  input.on('error', (error: Error) => (lost = error)).on('close', () => child.stdin.end());
  input.pipe(child.stdin);
  const [code, signal] = (await once(child, 'close').finally(() => input.destroy())) as [
    number | null,
    NodeJS.Signals | null,
  ];
  if (lost) throw lost as Error;
  const output = Buffer.concat(written);
  if (size > mostBytes) return refused('cpuLimit', 'cpuLimit');
  if (code === 0) return { answer: { output, why: null }, stopped: null };
  if (code === REFUSED) return refused(output.toString('utf8'));
  // We end it by this signal when it is late; else it did so itself, or the kernel for its memory.
  if (signal === 'SIGKILL') return refused('cpuLimit', child.killed ? 'timeout' : 'cpuLimit');
  // By any other a reader fell over the file, which is no matter of cost.
  if (signal) return refused('');
  throw new Error(
    `${program.pathname.split('/').at(-1)} ended with ${code}: ${Buffer.concat(said).toString('utf8').slice(0, 1000)}`,
  );
}

/**
 * A program that reads an uploaded file in its own process without secrets, because a library cannot be stopped
 * while it reads a malicious file that takes hours or all memory, and a crash of the reader ends only that process.
 * @returns a function that runs the program and returns its output or the reason for having none. It throws
 * RATE_LIMITED while two other files of the person are read or after one that had to be stopped, SERVICE_UNAVAILABLE
 * if too many wait
 */
export function limitedProgram(rules: ProgramRules) {
  const inTurn = createQueue(rules);
  const forOne = createShares(rules);
  return (
    owner: ProgramOwner,
    open: () => Promise<Readable>,
    args: readonly string[],
  ): Promise<ProgramAnswer> =>
    forOne(owner, () => inTurn(owner.userId, async () => run(rules, await open(), args)));
}
