import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../subgraphs/kit/config/config.js';
import { rateLimited } from '../../subgraphs/kit/request/errors.js';

/** A budget of points for each key, refilled every minute. */
export function purses(points: number): RateLimiterMemory {
  return new RateLimiterMemory({ points, duration: 60 });
}

/** Takes points out of a budget. @throws RATE_LIMITED with the seconds to wait */
export async function take(from: RateLimiterMemory, key: string, points: number): Promise<void> {
  await from.consume(key, points).catch((spent: unknown) => {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
    throw rateLimited(seconds, 'Too many requests. Please try again later.');
  });
}

/**
 * The maximum number of requests and writes of a person in a minute, and of writes of an address without a sign-in
 * (decisions 5j).
 */
export class Quota {
  private readonly requests: RateLimiterMemory;
  private readonly writes: RateLimiterMemory;

  constructor(private readonly limits: Config['limits']) {
    this.requests = purses(limits.requestsPerMinute);
    this.writes = purses(limits.writesPerMinute);
  }

  /** One more request, or one that weighs as much as several. @throws RATE_LIMITED */
  async request(who: string, points = 1): Promise<void> {
    if (this.limits.enabled) await take(this.requests, who, points);
  }

  /** Counts this many more writes. @throws RATE_LIMITED */
  async write(who: string, changes: number): Promise<void> {
    if (this.limits.enabled && changes > 0) await take(this.writes, who, changes);
  }
}
