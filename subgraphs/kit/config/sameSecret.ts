import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether two secrets are the same, in a time that tells nothing about either, their lengths included. */
export function sameSecret(a: unknown, b: unknown): boolean {
  return typeof a === 'string' && typeof b === 'string' && timingSafeEqual(digest(a), digest(b));
}
