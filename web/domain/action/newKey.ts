/**
 * A fresh Idempotency-Key: 128 random bits; `crypto.randomUUID` is missing where the portal is served over
 * plain HTTP.
 */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
