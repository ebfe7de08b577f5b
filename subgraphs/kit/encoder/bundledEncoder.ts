import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

type Answer = { id: number; vectors: Float32Array[] } | { id: number; problem: string };

interface Pending {
  resolve: (vectors: Float32Array[]) => void;
  reject: (error: Error) => void;
}

const PROGRAM = fileURLToPath(new URL('./encode.mjs', import.meta.url));

let encoder: ChildProcess | null = null;
let lastId = 0;
const pending = new Map<number, Pending>();

/** Gives up on a process that failed; the next text starts another one. */
function giveUp(failed: ChildProcess, error: Error): void {
  if (encoder !== failed) return;
  encoder = null;
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
  child.on('exit', () => giveUp(child, new Error('The sentence encoder ended.')));
  encoder = child;
  return child;
}

/**
 * The English sentence encoder that comes with the portal (Universal Sentence Encoder, 512 numbers a text), in a
 * process of its own: it loads 30 MB of model, and takes some 10 ms of CPU a sentence.
 * @returns the vectors in the order of the texts
 * @throws Error when the encoder cannot be loaded or ends
 */
export function encodeBundled(texts: readonly string[]): Promise<Float32Array[]> {
  return new Promise((resolve, reject) => {
    const id = (lastId += 1);
    pending.set(id, { resolve, reject });
    const child = running();
    child.channel?.ref();
    child.send({ id, texts }, (error) => {
      if (error) giveUp(child, error);
    });
  });
}
