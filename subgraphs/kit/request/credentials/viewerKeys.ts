import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

// Ed25519 keys as `openssl … -outform DER | openssl base64 -A` writes them: one line that fits into `.env`.

function ed25519(made: KeyObject): KeyObject {
  if (made.asymmetricKeyType !== 'ed25519') throw new Error('another kind of key');
  return made;
}

const key = (words: string, read: (der: Buffer) => KeyObject) =>
  z.string().transform((text, context) => {
    try {
      return ed25519(read(Buffer.from(text.trim(), 'base64')));
    } catch {
      context.addIssue(`must be ${words}; deploy/README.md makes them`);
      return z.NEVER;
    }
  });

/** The key that the gateway signs viewers with: PKCS8, DER, base64. */
export const privateKey = key('a private Ed25519 key in base64', (der) =>
  createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
);

/** A key that subgraphs verify viewers with: SPKI, DER, base64. */
export const publicKey = key('public Ed25519 keys in base64, comma-separated', (der) =>
  createPublicKey({ key: der, format: 'der', type: 'spki' }),
);
