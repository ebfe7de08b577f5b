import type { Config } from '../config/config.js';
import { embed } from '../outside/languageModel.js';
import { encodeBundled } from './bundledEncoder.js';

/** Turns texts into vectors; the nearer two texts are in meaning, the higher the cosine of their vectors. */
export interface Encoder {
  /** Changes with the model: vectors of different names cannot be compared. */
  name: string;
  /**
   * @returns one vector a text, in their order, all of one length
   * @throws Error when the model is away, or takes longer than `signal` allows
   */
  encode(texts: readonly string[], signal: AbortSignal): Promise<Int8Array[]>;
}

const LARGEST = 127;

/** A vector in one byte a number; its direction is what counts. */
export function inBytes(vector: ArrayLike<number>): Int8Array {
  const numbers = Float64Array.from(vector);
  const most = numbers.reduce((largest, number) => Math.max(largest, Math.abs(number)), 0) || 1;
  return Int8Array.from(numbers, (number) => Math.round((number / most) * LARGEST));
}

/** Cosine of two vectors of one length: -1 to 1; 0 where one has no direction. */
export function cosine(one: Int8Array, other: Int8Array): number {
  let [product, ofOne, ofOther] = [0, 0, 0];
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at] ?? 0, other[at] ?? 0];
    product += a * b;
    ofOne += a * a;
    ofOther += b * b;
  }
  return ofOne === 0 || ofOther === 0 ? 0 : product / Math.sqrt(ofOne * ofOther);
}

/** Settles with the work, or rejects as soon as the signal aborts. */
function within<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    const tooSlow = () => reject(new Error('The sentence encoder is too slow.'));
    if (signal.aborted) tooSlow();
    else signal.addEventListener('abort', tooSlow, { once: true });
  });
  return Promise.race([work, aborted]);
}

const BUNDLED: Encoder = {
  name: 'universal-sentence-encoder-lite-en-1',
  encode: async (texts, signal) => (await within(encodeBundled(texts), signal)).map(inBytes),
};

/** The encoder of this installation, as AI_ENCODER says; null for none. */
export function encoderOf(config: Pick<Config, 'ai'>): Encoder | null {
  if (config.ai.encoder === 'bundled') return BUNDLED;
  if (config.ai.encoder === 'none') return null;
  return {
    name: `${config.ai.baseUrl} ${config.ai.embeddingModel}`,
    encode: async (texts, signal) => (await embed(config, texts, signal)).map(inBytes),
  };
}
