import type { Config } from '../config/config.js';
import { embed } from '../outside/languageModel.js';
import { encodeBundled } from './bundledEncoder.js';
import { inBytes } from './vectors.js';

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
