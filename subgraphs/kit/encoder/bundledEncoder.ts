import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Answer = { id: number; vectors: Float32Array[] } | { id: number; problem: string };

interface Pending {
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: Error) => void;
}

const PROGRAM = fileURLToPath(new URL('./encode.mjs', import.meta.url));

/** Texts that wait at most, and milliseconds after which a process that does not answer is ended. */
const MOST_PENDING = 20;
const LONGEST_MS = 30_000;

let encoder: ChildProcess | null = null;
let lastId = 0;
const pending = new Map<number, Pending>();

/** Ends a process that failed; the next text starts another one. */
function giveUp(failed: ChildProcess, error: Error): void {
  if (encoder !== failed) return;
  encoder = null;
  failed.kill('SIGKILL');
  for (const { reject } of pending.values()) reject(error);
  pending.clear();
}

function settle(from: ChildProcess, answer: Answer): void {
  const waiting = pending.get(answer.id);
  pending.delete(answer.id);
  // Only work in progress keeps the portal from ending.
  if (pending.size === 0) from.channel?.unref();
  if ('vectors' in answer) waiting?.resolve(answer.vectors);
  else waiting?.reject(new Error(`The sentence encoder failed: ${answer.problem}`));
}

/** The process, started with the first text; it ends with the portal. */
function running(): ChildProcess {
  if (encoder) return encoder;
  const child = fork(PROGRAM, [], { env: {}, execArgv: [], serialization: 'advanced', stdio: 'ignore' });
  child.unref();
  child.on('message', (answer) => settle(child, answer as Answer));
  child.on('error', (error) => giveUp(child, error));
  child.on('exit', (code, signal) =>
    giveUp(child, new Error(`The sentence encoder ended: ${signal ?? code}.`)),
  );
  encoder = child;
  return child;
}

/**
 * The English sentence encoder that comes with the portal (Universal Sentence Encoder, 512 numbers a text), in a
 * process of its own, which takes some 200 MB, and 20 to 60 ms of CPU a sentence.
 * @returns the vectors in the order of the texts
 * @throws Error when the encoder cannot be loaded, ends, does not answer, or has too much to do
 */
export function encodeBundled(texts: readonly string[]): Promise<Float32Array[]> {
  return new Promise((resolve, reject) => {
    if (pending.size >= MOST_PENDING) throw new Error('The sentence encoder has too much to do.');
    const id = (lastId += 1);
    const child = running();
    const hung = setTimeout(
      () => giveUp(child, new Error('The sentence encoder does not answer.')),
      LONGEST_MS,
    ).unref();
    pending.set(id, {
      resolve: (vectors) => {
        clearTimeout(hung);
        resolve(vectors);
      },
      reject: (error) => {
        clearTimeout(hung);
        reject(error);
      },
    });
    child.channel?.ref();
    child.send({ id, texts }, (error) => {
      if (error) giveUp(child, error);
    });
  });
}
