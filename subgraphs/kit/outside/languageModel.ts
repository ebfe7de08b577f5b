import { circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import type { CircuitBreakerPolicy } from 'cockatiel';
import { z } from 'zod';
import type { Config } from '../config/config.js';

const MOST_TEXTS = 64;
const MOST_BYTES = 16e6;
const MOST_NUMBERS = 16_384;
/** Of an answer in prose. */
const MOST_TOKENS = 400;
/**
 * After three failures in a row the model is not asked for this long, so that a model that is down delays nobody.
 */
const REST_MS = 30_000;

const answerShape = z.object({
  data: z.array(
    z.object({ index: z.number().int(), embedding: z.array(z.number()).min(1).max(MOST_NUMBERS) }),
  ),
});

const proseShape = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

const breakers = new Map<string, CircuitBreakerPolicy>();

function breakerOf(baseUrl: string): CircuitBreakerPolicy {
  const known = breakers.get(baseUrl);
  if (known) return known;
  const made = circuitBreaker(handleAll, { halfOpenAfter: REST_MS, breaker: new ConsecutiveBreaker(3) });
  breakers.set(baseUrl, made);
  return made;
}

/** The body as JSON. @throws when it is larger than any answer has to be, or no JSON */
async function readJson(response: Response): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop gives the connection up.
  for await (const chunk of response.body ?? []) {
    size += (chunk as Uint8Array).length;
    if (size > MOST_BYTES) throw new Error('The language model answers without end.');
    chunks.push(chunk as Uint8Array);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/**
 * The vectors in the order of the texts. @throws unless there is one for each, all of one length and none of
 * zeros alone
 */
function readVectors(answer: unknown, count: number): number[][] {
  const { data } = answerShape.parse(answer);
  const vectors = new Map(data.map(({ index, embedding }) => [index, embedding]));
  const inOrder = Array.from({ length: count }, (_, index) => vectors.get(index) ?? []);
  const isWhole =
    data.length === count &&
    inOrder.every((vector) => vector.length === inOrder[0]?.length && vector.some((number) => number !== 0));
  if (!isWhole) throw new Error('The language model answers for other texts than it was asked.');
  return inOrder;
}

/** The service's answer to a request. @throws for anything but success and JSON; the request is in no error */
async function ask(
  ai: Config['ai'],
  path: 'embeddings' | 'chat/completions',
  body: object,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await fetch(`${ai.baseUrl}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(ai.apiKey !== null && { authorization: `Bearer ${ai.apiKey}` }),
    },
    body: JSON.stringify(body),
    // Who sends us elsewhere does not get the key or the texts there.
    redirect: 'error',
    signal,
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The language model answered ${response.status}.`);
  }
  return readJson(response);
}

async function embedSome(
  ai: Config['ai'],
  texts: readonly string[],
  signal: AbortSignal,
): Promise<number[][]> {
  try {
    return readVectors(
      await ask(
        ai,
        'embeddings',
        { model: ai.embeddingModel, input: texts, encoding_format: 'float' },
        signal,
      ),
      texts.length,
    );
  } catch (error) {
    // A reader's words repeat what was read.
    if (error instanceof SyntaxError || error instanceof z.ZodError)
      throw new Error('The language model gives no embeddings.');
    throw error;
  }
}

/** Whether this installation has a model that turns texts into vectors. */
export const hasEmbeddings = ({ ai }: Pick<Config, 'ai'>): boolean =>
  ai.baseUrl !== null && ai.embeddingModel !== null;

/**
 * What the texts mean, as vectors of one length, from any service that speaks as OpenAI does (`POST
 * ${AI_BASE_URL}/embeddings`); the texts leave this installation. Neither they nor the key are in an error.
 * @throws when `signal` aborts, for anything but one vector for each text, and immediately while the model is
 * known to be away
 */
export async function embed(
  config: Pick<Config, 'ai'>,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<number[][]> {
  const { ai } = config;
  if (!hasEmbeddings(config)) throw new Error('No language model is set up.');
  const vectors: number[][] = [];
  for (let start = 0; start < texts.length; start += MOST_TEXTS) {
    vectors.push(
      ...(await breakerOf(ai.baseUrl ?? '').execute(() =>
        embedSome(ai, texts.slice(start, start + MOST_TEXTS), signal),
      )),
    );
  }
  if (vectors.some((vector) => vector.length !== vectors[0]?.length))
    throw new Error('The language model answers with vectors of several lengths.');
  return vectors;
}

/** Whether this installation has a model that writes prose. */
export const hasProse = ({ ai }: Pick<Config, 'ai'>): boolean => ai.baseUrl !== null && ai.chatModel !== null;

/**
 * The text that a model writes for a question and an instruction (`POST ${AI_BASE_URL}/chat/completions`); both
 * leave this installation, and neither is in an error. @throws when `signal` aborts, for anything but prose, and
 * immediately while the model is known to be down
 */
export async function complete(
  config: Pick<Config, 'ai'>,
  { instruction, question }: { instruction: string; question: string },
  signal: AbortSignal,
): Promise<string> {
  const { ai } = config;
  if (!hasProse(config)) throw new Error('No language model is set up.');
  const messages = [
    { role: 'system', content: instruction },
    { role: 'user', content: question },
  ];
  const answer = await breakerOf(`${ai.baseUrl} chat`).execute(async () => {
    const read = proseShape.safeParse(
      await ask(
        ai,
        'chat/completions',
        { model: ai.chatModel, messages, temperature: 0, max_tokens: MOST_TOKENS },
        signal,
      ).catch(withoutWords),
    );
    if (!read.success) throw new Error('The language model gives no prose.');
    return read.data;
  });
  return answer.choices[0]?.message.content.trim() ?? '';
}

/** A reader's words repeat what was read. */
function withoutWords(error: unknown): never {
  if (error instanceof SyntaxError) throw new Error('The language model gives no prose.');
  throw error;
}
