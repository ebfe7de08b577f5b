import { createHmac } from 'node:crypto';

const mac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/**
 * Proves that the person wrote the one ticket; two tickets of a person have nothing in common (F3). @param
 * secret secrets.anonymity
 */
export const authorKey = (secret: string, userId: number, ticketId: number): string =>
  mac(secret, `author|${userId}|${ticketId}`);

/** Under which a person's n-th anonymous ticket is found, n = 1, 2, ... @param secret secrets.anonymity */
export const finder = (secret: string, userId: number, n: number): string =>
  mac(secret, `finder|${userId}|${n}`);
