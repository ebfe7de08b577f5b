import type { FastifyRequest } from 'fastify';
import { PUBLIC_FIELDS } from '../limits/signedOut.js';
import { isGraph } from './problem.js';
import { Matcher } from '../rest/match.js';
import { rows } from '../rest/rows.js';

/** Paths by which one signs in, signs up, or asks for a new password. */
const paths = new Matcher<true>();
for (const { method, isPublic, paths: open } of rows)
  if (method === 'POST' && isPublic) for (const path of open) paths.add(method, path, true);
/** Names of operations that do, as clients put them into the header `X-Apollo-Operation-Name`. */
const NAMES = new Set(['SignIn', ...PUBLIC_FIELDS].map((name) => name.toLowerCase()));

/**
 * Whether a request claims, by its path or its header, to need no sign-in. If the claim is false the request is
 * refused.
 */
export function isWayIn({
  method,
  url,
  headers,
}: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'POST') return false;
  if (!isGraph({ url })) return paths.find(url.split('?')[0] ?? '') !== null;
  return NAMES.has(String(headers['x-apollo-operation-name']).toLowerCase());
}
