import { loadConfig } from '../config/config.js';
import { encoderOf } from './encoder.js';
import type { Encoder } from './encoder.js';
import { cosine, inBytes } from './vectors.js';

const LONG = 60_000;
const configOf = (more: Record<string, string>) => loadConfig({ ...process.env, ...more });
const bundled = encoderOf(configOf({ AI_ENCODER: 'bundled' })) as Encoder;
const encode = (...texts: string[]) => bundled.encode(texts, AbortSignal.timeout(LONG));

test('an installation uses the encoder that comes with the portal, the one of its provider, or none', () => {
  expect(encoderOf(configOf({ AI_ENCODER: 'none' }))).toBeNull();
  expect(encoderOf(configOf({ AI_ENCODER: '' }))?.name).toBe(bundled.name);
  const provider = { AI_BASE_URL: 'https://models.example/v1', AI_ENCODER: 'provider' };
  expect(encoderOf(configOf({ ...provider, AI_EMBEDDING_MODEL: 'small' }))?.name).toBe(
    'https://models.example/v1 small',
  );
  expect(() => configOf({ ...provider, AI_CHAT_MODEL: 'writer' })).toThrow(
    'AI_EMBEDDING_MODEL is missing; AI_ENCODER=provider needs it.',
  );
  expect(() => configOf({ AI_ENCODER: 'other' })).toThrow('AI_ENCODER must be bundled, provider or none');
});

test('a vector keeps its direction in bytes, and one without a direction is like nothing', () => {
  expect([...inBytes([0.5, -1, 0])]).toEqual([64, -127, 0]);
  expect(cosine(inBytes([1, 2, 3]), inBytes([2, 4, 6]))).toBeCloseTo(1, 3);
  expect(cosine(inBytes([1, 0]), inBytes([-1, 0]))).toBeCloseTo(-1, 3);
  expect(cosine(inBytes([0, 0]), inBytes([1, 0]))).toBe(0);
});

test(
  'a text is nearer to one of the same meaning in other words than to one about something else',
  async () => {
    const [asked, same, other, again] = await encode(
      'Where can I leave my car?',
      'Parking for vehicles is behind the laundry.',
      'Soup is served at noon.',
      'Where can I leave my car?',
    );
    if (!asked || !same || !other || !again) throw new Error('A vector is missing.');
    expect(asked).toHaveLength(512);
    expect(cosine(asked, same)).toBeGreaterThan(cosine(asked, other));
    expect(again).toEqual(asked);
  },
  LONG,
);

test('nobody waits for an encoder longer than they want to, and it answers the next text', async () => {
  await expect(bundled.encode(['slow'], AbortSignal.abort())).rejects.toThrow('too slow');
  expect(await encode('next')).toHaveLength(1);
}, 60_000);
