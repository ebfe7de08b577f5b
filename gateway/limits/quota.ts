import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../subgraphs/kit/config.js';
import { rateLimited } from '../../subgraphs/kit/errors.js';

/** Requests and writes a person (or, signed out, an address) may make in a minute (decisions 5j). */
export class Quota {
  private readonly requests: RateLimiterMemory;
  private readonly writes: RateLimiterMemory;

  constructor(private readonly limits: Config['limits']) {
    this.requests = new RateLimiterMemory({ points: limits.requestsPerMinute, duration: 60 });
    this.writes = new RateLimiterMemory({ points: limits.writesPerMinute, duration: 60 });
  }

  /** @param writes how many changes the request asks for @throws RATE_LIMITED with the seconds to wait */
  async admit(who: string, writes: number): Promise<void> {
    if (!this.limits.enabled) return;
    await this.take(this.requests, who, 1);
    if (writes > 0) await this.take(this.writes, who, writes);
  }

  private async take(limiter: RateLimiterMemory, who: string, points: number): Promise<void> {
    await limiter.consume(who, points).catch((spent: unknown) => {
      throw spent instanceof RateLimiterRes ? rateLimited(Math.max(1, Math.ceil(spent.msBeforeNext / 1000)), 'Too many requests. Please try again later.') : spent;
    });
  }
}
