import type { Reply } from '../../testing/portal.js';

export type Json = Record<string, unknown>;

export interface PageOf<Row> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Row[];
}

/** The body of a refusal that is no field map. */
export const said = (text: unknown, more: Json) => ({ detail: text, message: text, error: text, ...more });

/** Bad input: the texts by field, and nothing else. */
export const refused = (body: Json) => ({ status: 400, body });

export const UNAUTHENTICATED = {
  status: 401,
  body: said('Authentication credentials were not provided.', { code: 'unauthenticated' }),
};
export const FORBIDDEN = { status: 403, body: said(expect.any(String), { code: 'forbidden' }) };
export const PASSWORD_FIRST = {
  status: 403,
  body: expect.objectContaining({ code: 'password_change_required' }) as unknown,
};
export const NOT_FOUND = { status: 404, body: said('Not found.', { code: 'not_found' }) };
export const NO_PAGE = { status: 404, body: said('Invalid page.', { code: 'not_found' }) };
export const KEY_TAKEN = {
  status: 409,
  body: said('This Idempotency-Key was used with a different request.', { code: 'conflict' }),
};

/** The record's state forbids it, or someone was faster. */
export const conflict = (text: unknown, current_status?: unknown) => ({
  status: 409,
  body: said(text, { ...(current_status !== undefined && { current_status }), code: 'conflict' }),
});

export const wrongMethod = (method: string) => ({
  status: 405,
  body: said(`Method "${method}" not allowed.`, { code: 'method_not_allowed' }),
});
export const wrongType = (type: string) => ({
  status: 415,
  body: said(`Unsupported media type "${type}" in request.`, { code: 'unsupported_media_type' }),
});

export const NOT_A_FILE = 'The submitted data was not a file. Check the encoding type on the form.';

/** An instant as answers write it. */
export const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/) as string;

/** Status and body, for comparing whole answers. */
export const outcome = ({ status, body }: Reply<unknown>) => ({ status, body });

/** The body of an answer that has to be a success. @throws Error saying what it was instead */
export async function done<Body>(answer: Promise<Reply<Body>>): Promise<Body> {
  const { status, body, text } = await answer;
  if (status >= 300 || (body as { errors?: unknown } | null)?.errors) throw new Error(`${status} ${text}`);
  return body;
}

/** What the answers of two who did the same at the same time were: who won, and who was refused. */
export function race<Body>(answers: Reply<Body>[]): {
  won: Reply<Body>[];
  lost: { status: number; body: unknown }[];
} {
  return {
    won: answers.filter(({ status }) => status < 300),
    lost: answers.filter(({ status }) => status >= 300).map(outcome),
  };
}
