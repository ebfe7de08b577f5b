import { createHash } from 'node:crypto';
import { isAccessToken } from '../../subgraphs/kit/request/credentials/accessToken.js';
import type { Viewer } from '../../subgraphs/kit/request/viewer.js';
import type { Links } from './subgraphs.js';

type Session = Pick<
  Viewer,
  | 'userId'
  | 'sessionId'
  | 'fullName'
  | 'email'
  | 'roles'
  | 'permissions'
  | 'level'
  | 'mustChangePassword'
  | 'accessToken'
>;
type Person = Pick<
  Viewer,
  'employeeId' | 'departmentName' | 'managerEmployeeId' | 'managerUserId' | 'reportUserIds'
> & {
  isEmployed: boolean;
};

const KEPT_MS = 1_000;
const MOST_KEPT = 5_000;
const NOBODY = {
  employeeId: null,
  departmentName: null,
  managerEmployeeId: null,
  managerUserId: null,
  reportUserIds: [],
};

interface Kept {
  viewer: Promise<Viewer | null>;
  until: number;
}

/**
 * Finds out who a token belongs to: a sign-in or an access token from identity, the person's place in the
 * organisation from people.
 */
export class Viewers {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly links: Links) {}

  /**
   * Null for a missing, unknown, expired or revoked token, and for anyone deactivated or no longer employed
   * (I4, I11).
   */
  async authenticate(token: string | null): Promise<Viewer | null> {
    if (!token) return null;
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const known = this.kept.get(tokenHash);
    if (known && known.until > Date.now()) return known.viewer;
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    const viewer = this.compose(token, { tokenHash });
    this.kept.set(tokenHash, { viewer, until: Date.now() + KEPT_MS });
    viewer.catch(() => this.kept.delete(tokenHash));
    return viewer;
  }

  /** Whether a token still lets its owner in, asked again; it counts as no use of the session. */
  async isSignedIn(token: string): Promise<boolean> {
    const tokenHash = createHash('sha256').update(token).digest('hex');
    const viewer = await this.compose(token, { tokenHash, isWatched: true });
    return viewer !== null && !viewer.mustChangePassword;
  }

  /** Drops a cached viewer as soon as it is stale. */
  async drop(users: Iterable<number | 'all'>): Promise<void> {
    const changed = new Set(users);
    if (changed.has('all')) return this.kept.clear();
    for (const [tokenHash, { viewer }] of this.kept) {
      const someone = await viewer.catch(() => null);
      if (!someone || changed.has(someone.userId)) this.kept.delete(tokenHash);
    }
  }

  private async compose(
    token: string,
    asked: { tokenHash: string; isWatched?: boolean },
  ): Promise<Viewer | null> {
    const kind = isAccessToken(token) ? 'accessToken' : 'session';
    const session = (await this.links.identity.internal(kind, asked)) as Session | null;
    if (!session) return null;
    const person = (await this.links.people.internal('person', { userId: session.userId })) as Person | null;
    if (!person) return { ...session, ...NOBODY };
    const { isEmployed, ...place } = person;
    return isEmployed ? { ...session, ...place } : null;
  }
}
