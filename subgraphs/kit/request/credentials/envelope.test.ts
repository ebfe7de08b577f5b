import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { openEnvelope, sealEnvelope, type Envelope } from './envelope.js';
import { newViewerKeys } from '../../testing/viewerKeys.js';
import { viewer } from '../../testing/viewers.js';

const keys = newViewerKeys();
const secretOfIt = 'the secret of it, of at least thirty-two characters';
const letter: Envelope = {
  viewer: viewer(),
  requestId: 'r',
  call: 7,
  callBackTo: 'http://127.0.0.1:1/graph',
  idempotencyKey: null,
  ip: '127.0.0.1',
  userAgent: 'jest',
};

const now = () => Math.floor(Date.now() / 1000);
const open = (token: string) => openEnvelope(token, 'it', [keys.verify]);

/** An envelope with dates of someone's own choice, `from` and `to` in seconds from now. */
function dated(
  from: number,
  to: number,
  key: KeyObject | Uint8Array = keys.sign,
  alg = 'EdDSA',
): Promise<string> {
  const claims = new SignJWT({ envelope: letter }).setProtectedHeader({ alg }).setAudience('it');
  return claims
    .setIssuedAt(now() + from)
    .setExpirationTime(now() + to)
    .sign(key);
}

test('neither the secret of a subgraph nor the public key can forge a viewer', async () => {
  const bytes = (text: string | Buffer) => new Uint8Array(Buffer.from(text));
  const known = [bytes(secretOfIt), bytes(keys.verify.export({ format: 'der', type: 'spki' }))];
  for (const key of known) await expect(open(await dated(0, 30, key, 'HS256'))).rejects.toThrow('"alg"');
  const [, claims] = (await dated(0, 30)).split('.');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`;
  await expect(open(unsigned)).rejects.toThrow('"alg"');
});

test('an envelope signed with another key is refused', async () => {
  const token = await dated(0, 30, newViewerKeys().sign);
  await expect(open(token)).rejects.toThrow('signature verification failed');
});

test('an envelope for one subgraph is refused by another', async () => {
  const token = await sealEnvelope(letter, 'people', keys.sign);
  await expect(open(token)).rejects.toThrow('"aud"');
});

test.each([
  ['that has ended', -40, -10, '"exp"'],
  ['of half a minute ago that claims an hour', -40, 3_600, '"iat"'],
  ['dated in the future', 60, 90, '"iat"'],
])('an envelope %s is refused', async (_, from, to, claim) => {
  await expect(open(await dated(from, to))).rejects.toThrow(claim);
});

test('an envelope without a date is refused', async () => {
  const claims = new SignJWT({ envelope: letter }).setProtectedHeader({ alg: 'EdDSA' }).setAudience('it');
  const token = await claims.setExpirationTime('1h').sign(keys.sign);
  await expect(open(token)).rejects.toThrow('"iat"');
});

test('a subgraph reads the viewer, also while one pair of keys replaces the other', async () => {
  const [old, young] = [newViewerKeys(), newViewerKeys()];
  for (const { sign } of [old, young]) {
    const token = await sealEnvelope(letter, 'it', sign);
    expect(await openEnvelope(token, 'it', [young.verify, old.verify])).toEqual(letter);
  }
});
