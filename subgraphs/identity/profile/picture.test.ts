import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { drawPicture } from './picture.service.js';
import { bmpClaiming, picture, SVG_FLOODS } from './testing/pictures.js';
import { draw, drawnOf, ending, middle, STOPPED } from './testing/drawing.js';

test('a picture in any of several colour formats looks the same after conversion', async () => {
  const grey = await picture().greyscale().png().toBuffer();
  const deep = await picture().toColourspace('rgb16').png().toBuffer();
  const print = await picture().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
  for (const [extension, content] of [
    ['.png', deep],
    ['.jpg', print],
    ['.png', grey],
  ] as const) {
    const [red = 0, green = 0, blue = 0] = await middle(
      (await draw(extension, content))?.content ?? Buffer.alloc(0),
    );
    if (content === grey) expect(Math.abs(red - green) + Math.abs(green - blue)).toBeLessThan(6);
    else expect(red - green).toBeGreaterThan(100);
  }
  const clear = await draw(
    '.png',
    await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
    })
      .png()
      .toBuffer(),
  );
  expect([clear?.kind, (await middle(clear?.content ?? Buffer.alloc(0)))[3]]).toEqual(['webp', 128]);
});

test("one person cannot delay other people's pictures, and many uploads cannot delay the portal", async () => {
  const png = await picture().png().toBuffer();
  const settled = await Promise.allSettled(Array.from({ length: 4 }, () => draw('.png', png, 1024, -1)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(settled[3]).toMatchObject({ reason: { extensions: { code: 'RATE_LIMITED' } } });
  const crowd = await Promise.allSettled(Array.from({ length: 22 }, () => draw('.png', png)));
  expect(crowd[0]?.status).toBe('fulfilled');
  expect(crowd[21]).toMatchObject({ reason: { extensions: { code: 'SERVICE_UNAVAILABLE' } } });
  expect((await draw('.png', png, 1024, -1))?.kind).toBe('jpeg');
}, 60_000);

test('a person whose picture had to be stopped waits before their next picture; other people do not', async () => {
  const flood = Object.values(SVG_FLOODS)[0] ?? '';
  const png = await picture().png().toBuffer();
  expect(await ending(flood, -2)).toMatch(STOPPED);
  await expect(draw('.png', png, 1024, -2)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  expect((await draw('.png', png))?.kind).toBe('jpeg');
}, 60_000);

/**
 * A picture that never arrives completely; the program that waits for it is stopped by this signal, or by its time
 * limit.
 */
async function endedBy(signal: NodeJS.Signals | null, person: number) {
  const onChild = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    child.once('spawn', () => {
      if (signal && child.pid) process.kill(child.pid, signal);
    });
  };
  subscribe('child_process', onChild);
  try {
    return drawnOf(
      await drawPicture(
        { userId: person, pauses: true },
        async () => new Readable({ read: () => undefined }),
        '.png',
        1024,
      ),
    );
  } finally {
    unsubscribe('child_process', onChild);
  }
}

test('a picture that crashes a decoder is refused, and its owner may send another immediately', async () => {
  const png = await picture().png().toBuffer();
  for (const signal of ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGTRAP', 'SIGFPE'] as const) {
    expect([signal, await endedBy(signal, -3)]).toEqual([signal, null]);
    expect([signal, (await draw('.png', png, 1024, -3))?.kind]).toEqual([signal, 'jpeg']);
  }
}, 60_000);

test('a picture that is stopped for its cost is refused, and its owner has to wait, however soon it was stopped', async () => {
  expect(await endedBy('SIGKILL', -4)).toBeNull();
  await expect(draw('.png', await picture().png().toBuffer(), 1024, -4)).rejects.toMatchObject({
    extensions: { code: 'RATE_LIMITED' },
  });
});

test('a picture that the busy machine cannot decode in time is postponed, not refused', async () => {
  await expect(endedBy(null, -5)).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
}, 60_000);

test('a compressed BMP, which may take hours to unpack, is refused immediately', async () => {
  const bmp = bmpClaiming(16_000_000, 1);
  bmp.writeUInt32LE(1, 30);
  const started = Date.now();
  expect(await draw('.bmp', Buffer.concat([bmp, Buffer.from('0000ff01'.repeat(1000), 'hex')]))).toBeNull();
  expect(Date.now() - started).toBeLessThan(3_000);
});

test('a picture file that the store cannot deliver is not refused as a bad picture', async () => {
  await expect(
    drawPicture({ userId: 1, pauses: true }, async () => Promise.reject(new Error('store away')), '.png', 10),
  ).rejects.toThrow('store away');
  const broken = new Readable({
    read() {
      this.destroy(new Error('connection lost'));
    },
  });
  await expect(drawPicture({ userId: 1, pauses: true }, async () => broken, '.png', 10)).rejects.toThrow(
    'connection lost',
  );
});
