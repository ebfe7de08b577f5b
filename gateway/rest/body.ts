import type { IncomingMessage } from 'node:http';
import { excessOf, plainName } from '../limits/jsonExtent.js';
import { invalid, refuse, Refusal, tooLarge } from './problems.js';

/** The largest JSON body (rest.md section 1). */
export const JSON_LIMIT = 1024 * 1024;

/** Whether a request certainly has no body. */
export function isBodyless({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] === undefined || headers['content-length'] === '0')
  );
}

async function textOf(message: IncomingMessage): Promise<string> {
  if (Number(message.headers['content-length'] ?? 0) > JSON_LIMIT) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of message as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > JSON_LIMIT) break;
      chunks.push(chunk);
    }
  } catch {
    // The caller hung up: nobody is left to read this, but it is no fault of ours.
    throw refuse(400, 'The body broke off.', {}, { code: 'parse_error' });
  }
  if (size > JSON_LIMIT) throw tooLarge();
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}

/** The JSON object of a body; an empty body is `{}`. @throws Refusal 400, 413 */
export async function readJson(message: IncomingMessage): Promise<Record<string, unknown>> {
  const text = await textOf(message);
  if (text.trim() === '') return {};
  const excess = excessOf(text);
  if (excess)
    throw new Refusal(invalid({ [plainName(excess.names[0]) ?? 'non_field_errors']: [excess.text] }));
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refuse(400, 'JSON parse error. The body must be valid JSON.', {}, { code: 'parse_error' });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refuse(400, 'Invalid data. Expected a JSON object.', {}, { code: 'invalid' });
  }
  return body as Record<string, unknown>;
}
