import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * The format of personal access tokens: `ucp_`, 256 random bits in base64url, and the CRC-32 of those characters in
 * seven digits of base 36. With it, scanners of source code find leaked tokens and exclude false matches without
 * asking the portal.
 */
const SHAPE = /^ucp_([\w-]{43})([0-9a-z]{7})$/;

const checksumOf = (secret: string): string => crc32(secret).toString(36).padStart(7, '0');

/** A new token; what of it may be stored is its hash. */
export function newAccessToken(): string {
  const secret = randomBytes(32).toString('base64url');
  return `ucp_${secret}${checksumOf(secret)}`;
}

/** Whether a text has the form of a personal access token, its checksum included. */
export function isAccessToken(text: string): boolean {
  const [, secret, checksum] = SHAPE.exec(text) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}
