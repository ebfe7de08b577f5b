import type { Endpoint } from '../endpoint.js';

const TEXT = { type: 'string' } as const;
const json = (schema: object) => ({ 'application/json': { schema } });
const refusal = (description: string, more: object = {}) => ({
  description,
  ...more,
  content: json({ $ref: '#/components/schemas/Refusal' }),
});
const RETRY_AFTER = { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } };

/** What the rows have in common: how one signs in, headers, and what every refusal looks like. */
export const ERRORS = {
  securitySchemes: {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: '`Token <token>`, of a sign-in or a personal access token.',
    },
    bearer: { type: 'http', scheme: 'bearer', description: 'The same token after `Bearer`.' },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description:
        'The same key with the same body answers the first answer again, for 24 hours; with another body 409.',
      schema: { type: 'string', maxLength: 64 },
    },
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      description: 'The `ETag` that was read: when the record has changed since then, the answer is 409.',
      schema: { type: 'string', examples: ['"3"'] },
    },
  },
  headers: {
    ETag: { description: 'The version of the record, for `If-Match`.', schema: TEXT },
    RetryAfter: { description: 'Seconds until another try makes sense.', schema: { type: 'integer' } },
  },
  responses: {
    BadInput: {
      description: 'Bad input: the texts by field; `non_field_errors` for rules over several fields.',
      content: json({ $ref: '#/components/schemas/BadInput' }),
    },
    Unauthenticated: refusal('No valid token.'),
    Forbidden: refusal('Signed in, but not allowed.'),
    NotFound: refusal('Unknown, or none of the caller’s business; a page past the end.'),
    Conflict: refusal('The state of the record forbids it, or someone changed it first.'),
    TooLarge: refusal('The body or a file is too large.'),
    Unsupported: refusal('The content type is not taken.'),
    TooMany: refusal('Too many calls.', RETRY_AFTER),
    Unavailable: refusal('A part of the portal is unavailable.', RETRY_AFTER),
  },
  schemas: {
    BadInput: {
      type: 'object',
      description: 'Texts by field; those of nested objects nest. Where no field is meant, as a refusal.',
      additionalProperties: true,
      examples: [{ email: ['This field is required.'] }],
    },
    Refusal: {
      type: 'object',
      properties: {
        detail: { ...TEXT, description: 'Why, in one sentence.', examples: ['Not found.'] },
        message: { ...TEXT, description: 'The same sentence.' },
        error: { ...TEXT, description: 'The same sentence.' },
        code: { ...TEXT, description: 'Why, as a stable word.', examples: ['not_found'] },
        current_status: { ...TEXT, description: 'The status that the record has now.' },
      },
      required: ['detail', 'message', 'error'],
    },
  },
} as const;

type Named = keyof typeof ERRORS.responses;

const refer = (name: Named) => ({ $ref: `#/components/responses/${name}` });

const OF_STATUS = { 401: 'Unauthenticated', 403: 'Forbidden', 404: 'NotFound', 503: 'Unavailable' } as const;

/** The refusals outside of rows: too many calls, and those that are named. */
export const otherResponses = (statuses: readonly (keyof typeof OF_STATUS)[]): Record<string, object> => ({
  ...Object.fromEntries(statuses.map((status) => [status, refer(OF_STATUS[status])])),
  429: refer('TooMany'),
});

/** The refusals that a row may answer with. */
export function errorResponses({ row, inputs }: Endpoint): Record<string, object> {
  const isWrite = row.method !== 'GET';
  const hasInput = inputs.length > 0;
  const isFound = inputs.some(({ isInPath, name }) => isInPath || name === 'page');
  const named: [string, Named, boolean][] = [
    ['400', 'BadInput', hasInput || isWrite],
    ['401', 'Unauthenticated', row.isPublic !== true || row.says?.[401] !== undefined],
    ['403', 'Forbidden', true],
    ['404', 'NotFound', isFound || isWrite],
    ['409', 'Conflict', isWrite],
    ['413', 'TooLarge', isWrite],
    ['415', 'Unsupported', isWrite],
    ['429', 'TooMany', true],
    ['503', 'Unavailable', true],
  ];
  return Object.fromEntries(
    named.flatMap(([status, name, isMeant]) => (isMeant ? [[status, refer(name)]] : [])),
  );
}
