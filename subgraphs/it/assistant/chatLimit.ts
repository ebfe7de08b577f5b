import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../kit/config/config.js';
import { rateLimited } from '../../kit/request/errors.js';

/** Counters of one process by how many messages a minute it allows; nothing of a chat is stored (S-76). */
const limiters = new Map<number, RateLimiterMemory>();

function limiterOf(points: number): RateLimiterMemory {
  const limiter = limiters.get(points) ?? new RateLimiterMemory({ points, duration: 60 });
  limiters.set(points, limiter);
  return limiter;
}

/** Counts a message of a person (S-22). @throws RATE_LIMITED with the seconds to wait */
export async function countMessage({ limits }: Pick<Config, 'limits'>, userId: number): Promise<void> {
  if (!limits.enabled) return;
  await limiterOf(limits.chatMessagesPerMinute)
    .consume(userId)
    .catch((spent: unknown) => {
      throw spent instanceof RateLimiterRes
        ? rateLimited(
            Math.max(1, Math.ceil(spent.msBeforeNext / 1000)),
            'You have sent too many messages. Please wait a moment.',
          )
        : spent;
    });
}
