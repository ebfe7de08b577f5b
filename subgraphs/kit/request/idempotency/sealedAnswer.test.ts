import { randomBytes } from 'node:crypto';
import { openAnswer, sealAnswer } from './sealedAnswer.js';

const key = randomBytes(32).toString('base64url');
const other = randomBytes(32).toString('base64url');

test('an encrypted answer can be decrypted with its key', () => {
  for (const answer of [null, true, 'ü'.repeat(10_000), { id: 7, nested: [{ text: '' }] }])
    expect(openAnswer(key, sealAnswer(key, answer))).toEqual(answer);
});

test('an encrypted answer differs every time and can be decrypted neither with another key nor after a change', () => {
  const sealed = sealAnswer(key, { id: 7 });
  expect(sealAnswer(key, { id: 7 })).not.toBe(sealed);
  expect(() => openAnswer(other, sealed)).toThrow();
  for (const place of [0, 20, Buffer.from(sealed, 'base64').length - 1]) {
    const bytes = Buffer.from(sealed, 'base64');
    bytes[place] = (bytes[place] ?? 0) ^ 1;
    expect(() => openAnswer(key, bytes.toString('base64'))).toThrow();
  }
});
