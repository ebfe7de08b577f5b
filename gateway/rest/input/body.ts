import type { IncomingMessage } from 'node:http';
import { readBody, UnreadBody } from '../../doors/readBody.js';
import { JsonWatch, plainName } from '../../limits/jsonExtent.js';
import { invalid, refuse, Refusal, tooLarge } from '../answer/problems.js';

/** Whether a request certainly has no body. */
export function isBodyless({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] === undefined &&
    (headers['content-length'] === undefined || headers['content-length'] === '0')
  );
}

function unreadable(error: unknown): never {
  if (!(error instanceof UnreadBody)) throw error;
  // If the caller closed the connection nobody reads this, but it is not a server error.
  throw error.statusCode === 413
    ? tooLarge()
    : refuse(400, 'The body broke off.', {}, { code: 'parse_error' });
}

/** The JSON object of a body; an empty body is `{}`. @throws Refusal 400, 413 */
export async function readJson(message: IncomingMessage): Promise<Record<string, unknown>> {
  const watch = new JsonWatch();
  const read = await readBody(message, message.headers['content-length'], (bytes) => watch.look(bytes)).catch(
    unreadable,
  );
  if (read.verdict) {
    const { names, text } = read.verdict;
    const problem = invalid({ [plainName(names[0]) ?? 'non_field_errors']: [text] });
    throw new Refusal({ ...problem, headers: read.isWhole ? {} : { connection: 'close' } });
  }
  const text = read.text.replace(/^\uFEFF/, '');
  if (text.trim() === '') return {};
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
