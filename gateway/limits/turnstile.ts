import { createHash } from 'node:crypto';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../../subgraphs/kit/config/config.js';
import { isAccessToken } from '../../subgraphs/kit/request/credentials/accessToken.js';
import type { Viewer } from '../../subgraphs/kit/request/viewer.js';
import type { Asker } from '../doors/caller.js';
import { isForm } from '../doors/files/isForm.js';
import { addressKey } from './addressKey.js';
import { purses, take } from './quota.js';
import type { Quota } from './quota.js';

/** How requests to a route are counted: each (the default), none, or only refused ones. */
export type Counted = 'always' | 'never' | 'refusals';

declare module 'fastify' {
  interface FastifyContextConfig {
    counted?: Counted;
  }
}

const MOST_OWNERS = 20_000;
/** A body costs one more point for each of this many bytes; a body without a length counts as this many. */
const BYTES_A_POINT = 16_384;
const UNKNOWN_BYTES = 8 * BYTES_A_POINT;
/** As much as the longest body that is parsed. */
const MOST_POINTS = 64;
/** Files of a form are stored as they come, not parsed. */
const MOST_FORM_POINTS = 8;

/** The format of the portal's tokens: 256 random bits in base64url for a session, or an access token. */
const isOurs = (token: string) => /^[\w-]{43}$/.test(token) || isAccessToken(token);

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const saysLength = ({ headers }: Asker) => headers['transfer-encoding'] === undefined;

function pointsFor(asker: Asker): number {
  const { headers } = asker;
  const bytes = saysLength(asker) ? Number(headers['content-length'] ?? 0) : UNKNOWN_BYTES;
  const most = isForm({ headers }) ? MOST_FORM_POINTS : MOST_POINTS;
  return Math.min(most, 1 + Math.floor((bytes || 0) / BYTES_A_POINT));
}

const tooLarge = () =>
  Object.assign(new Error('The request is too large.'), {
    statusCode: 413,
  });

/**
 * The rate limiter: it counts every request before its body is read and its token is looked up.
 *
 * A request whose token was recently valid in this process counts for the token's owner. Every other request counts
 * for its IP address, which has three budgets: one for operations without a sign-in, such as the sign-in itself, one
 * for requests whose token may be valid, one for all others. When the token turns out to be valid, the address gets
 * its points back and the owner pays. In every budget a large body costs more than a small one.
 * So every refused request is counted (unknown addresses, wrong tokens, forged links, unreadable documents and
 * bodies), and people in one office do not pay for each other: a colleague at work can continue whatever else comes
 * from the same address. A person whose token is new to this process waits, at most a minute, only while someone at
 * the address sends invented tokens, and a person who wants to sign in only while someone there keeps trying to.
 * Page shells, files of the web app and liveness checks are free, so that the portal still opens and explains the
 * wait; signed links to files and calls of subgraphs count only when refused.
 */
export class Turnstile {
  private readonly addresses: RateLimiterMemory;
  /** Hash of a token to whose it is; the latest last. */
  private readonly owners = new Map<string, number>();
  private readonly paid = new WeakMap<Asker, { purse: string; points: number }>();

  constructor(
    private readonly limits: Config['limits'],
    private readonly quota: Quota,
  ) {
    this.addresses = purses(limits.addressRequestsPerMinute);
  }

  /**
   * Lets a request in.
   * @param isWayIn whether it says that it is a sign-in or the like
   * @throws RATE_LIMITED, 413 for a way in that says it is longer than any sign-in
   */
  async enter(asker: Asker, isWayIn = false): Promise<void> {
    if (!this.limits.enabled) return;
    const isOversized = isWayIn && saysLength(asker) && pointsFor(asker) > 1;
    const points = isOversized ? 1 : pointsFor(asker);
    const owner = asker.token === null ? undefined : this.owners.get(hashOf(asker.token));
    if (owner !== undefined) return this.quota.request(`user:${owner}`, points);
    const hasToken = asker.token !== null && isOurs(asker.token);
    const purse = `${isWayIn ? 'way in' : hasToken ? 'token' : 'none'} ${addressKey(asker.ip)}`;
    await take(this.addresses, purse, points);
    this.paid.set(asker, { purse, points });
    // No sign-in is that long; paid by its size, a few would close the way in to everyone at the address.
    if (isOversized) throw tooLarge();
  }

  /**
   * Called with the viewer, or null for an invalid token: the address gets its points back, the person pays.
   * @throws RATE_LIMITED
   */
  async recognise(asker: Asker, viewer: Viewer | null): Promise<void> {
    if (!this.limits.enabled || asker.token === null) return;
    const hash = hashOf(asker.token);
    this.owners.delete(hash);
    if (!viewer) return;
    if (this.owners.size >= MOST_OWNERS) this.owners.delete(this.owners.keys().next().value ?? '');
    this.owners.set(hash, viewer.userId);
    if (await this.giveBack(asker)) await this.quota.request(`user:${viewer.userId}`, pointsFor(asker));
  }

  /** The address gets back what the request took; false when the address has not paid for it. */
  async giveBack(asker: Asker): Promise<boolean> {
    const paid = this.paid.get(asker);
    if (!paid) return false;
    this.paid.delete(asker);
    await this.addresses.reward(paid.purse, paid.points);
    return true;
  }
}
