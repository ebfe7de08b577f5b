import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPicture } from './picture.service.js';
import type { Picture, PictureFault } from './picture.service.js';
import { bmpClaiming, gifFlood, picture, pngFlood, svg, SVG_FLOODS, webpFlood } from './testing/pictures.js';

let nextPerson = 0;
const ask = (extension: string, content: Buffer | string, side = 1024, person = (nextPerson += 1)) =>
  drawPicture(
    { userId: person, pauses: true },
    async () => Readable.from([Buffer.from(content as Buffer)]),
    extension,
    side,
  );

const drawnOf = (answer: Picture | PictureFault) =>
  typeof answer === 'object' && 'content' in answer ? answer : null;
const draw = async (...args: Parameters<typeof ask>) => drawnOf(await ask(...args));

/** How a picture ends that costs too much: refused, or on a machine with no time for it put off. */
const ending = (content: string, person?: number) =>
  draw('.svg', content, 1024, person).then(
    (drawn) => drawn?.kind ?? 'refused',
    (error: { extensions: { code: string } }) => error.extensions.code,
  );
const STOPPED = /^(refused|SERVICE_UNAVAILABLE)$/;

/** Colours of a drawn picture's middle. */
async function middle(content: Buffer): Promise<number[]> {
  const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(at, at + 4)];
}

describe('a picture made to do harm', () => {
  test('by its size alone is refused before it is unpacked', async () => {
    const flood = pngFlood();
    expect(flood.length).toBeLessThan(200_000);
    const started = Date.now();
    const before = process.memoryUsage.rss();
    expect(await ask('.png', flood)).toEqual({ pixels: 900e6, most: 40e6 });
    expect(await ask('.bmp', bmpClaiming(30_000, 30_000))).toEqual({ pixels: 900e6, most: 16e6 });
    expect(await ask('.bmp', bmpClaiming(30_000, -30_000))).toEqual({ pixels: 900e6, most: 16e6 });
    expect(Date.now() - started).toBeLessThan(5_000);
    expect(process.memoryUsage.rss() - before).toBeLessThan(50e6);
  });

  test('by thousands of large frames is drawn as its first frame', async () => {
    const [gif, webp] = [await gifFlood(2500), await webpFlood(2500)];
    for (const [extension, content] of [
      ['.gif', gif],
      ['.webp', webp],
    ] as const) {
      expect(content.length).toBeLessThan(10 * 1024 * 1024);
      const drawn = await draw(extension, content);
      expect([
        extension,
        (await sharp(drawn?.content).metadata()).pages ?? 1,
        await middle(drawn?.content ?? Buffer.alloc(0)),
      ]).toEqual([extension, 1, [expect.any(Number), expect.any(Number), expect.any(Number), 255]]);
    }
  });

  test.each(Object.keys(SVG_FLOODS))(
    'as a drawing with endless %s is stopped, and whoever comes next is served',
    async (name) => {
      expect(await ending(SVG_FLOODS[name] ?? '')).toMatch(STOPPED);
      expect((await draw('.png', await picture().png().toBuffer()))?.kind).toBe('jpeg');
    },
    60_000,
  );

  test('that is another format than its name says is not even opened as one', async () => {
    const png = await picture().png().toBuffer();
    for (const extension of ['.jpg', '.gif', '.webp', '.tiff', '.svg', '.bmp'])
      expect([extension, await draw(extension, png)]).toEqual([extension, null]);
    for (const avif of [await picture().avif().toBuffer()])
      for (const extension of ['.png', '.jpg', '.webp', '.tiff'])
        expect([extension, await draw(extension, avif)]).toEqual([extension, null]);
    expect(await draw('.exe', png)).toBeNull();
    expect(await draw('.png', '')).toBeNull();
  });
});

test('a drawing fetches nothing, from the network or from this machine', async () => {
  const asked: string[] = [];
  const canary = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'portal-canary-'));
  const black = join(folder, 'black.png');
  writeFileSync(
    black,
    await sharp({ create: { width: 40, height: 20, channels: 3, background: 'black' } })
      .png()
      .toBuffer(),
  );
  const outside = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  const here = pathToFileURL(black).href;
  const white = '<rect width="40" height="20" fill="white"/>';
  try {
    for (const address of [outside, here, black, 'black.png']) {
      const within = [
        `<image href="${address}" width="40" height="20"/><image xlink:href="${address}" width="40" height="20"/><use xlink:href="${address}#a"/>`,
        `<style>@import url("${address}"); rect { fill: url("${address}#a") white }</style><filter id="f"><feImage href="${address}"/></filter><rect width="40" height="20" filter="url(#f)"/>`,
        `<foreignObject width="40" height="20"><img xmlns="http://www.w3.org/1999/xhtml" src="${address}"/></foreignObject><script href="${address}"/>`,
        `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${address}"/>`,
      ];
      for (const drawing of [
        ...within.map((part) => svg(`${white}${part}`)),
        svg(
          white,
          `<?xml version="1.0"?><?xml-stylesheet href="${address}"?><!DOCTYPE svg SYSTEM "${address}">`,
        ),
        svg(
          `${white}<text x="0" y="15" font-size="30">&x;</text>`,
          `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "${address}">]>`,
        ),
      ]) {
        const drawn = await draw('.svg', drawing);
        // Drawn as if the address were not there; text from elsewhere is refused.
        expect([drawing, drawn && (await middle(drawn.content))]).toEqual([
          drawing,
          drawing.includes('&x;') ? null : [255, 255, 255, 255],
        ]);
      }
    }
    expect(asked).toEqual([]);
  } finally {
    canary.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}, 60_000);

test('nothing that hid behind, in front of or inside a picture is in what is drawn', async () => {
  const payload = 'CANARY<script>alert(1)</script>%PDF-1.7 PK\x03\x04';
  const secret = {
    IFD0: { Copyright: payload, Artist: payload },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '37/1 46/1 30/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '122/1 25/1 0/1',
    },
  };
  const hidden: [string, Buffer][] = [
    ['.jpg', Buffer.concat([await picture().withExif(secret).jpeg().toBuffer(), Buffer.from(payload)])],
    [
      '.png',
      Buffer.concat([
        await picture()
          .withExif(secret)
          .withXmp(`<x>${payload.replace(/[<>]/g, '')}</x>`)
          .png()
          .toBuffer(),
        Buffer.from(payload),
      ]),
    ],
    ['.webp', await picture().withExif(secret).webp().toBuffer()],
    ['.tiff', Buffer.concat([await picture().withExif(secret).tiff().toBuffer(), Buffer.from(payload)])],
    ['.gif', Buffer.concat([await picture().gif().toBuffer(), Buffer.from(`/*${payload}*/`)])],
    [
      '.svg',
      Buffer.from(
        svg(
          `<rect width="40" height="20" fill="red"/><metadata>CANARY</metadata><script>alert('CANARY')</script>`,
        ),
      ),
    ],
  ];
  for (const [extension, content] of hidden) {
    expect([extension, content.includes('CANARY')]).toEqual([extension, true]);
    const drawn = await draw(extension, content);
    const { exif, xmp, iptc, icc } = await sharp(drawn?.content).metadata();
    expect([
      extension,
      drawn?.content.includes('CANARY'),
      drawn?.content.includes('alert'),
      exif,
      xmp,
      iptc,
      icc,
    ]).toEqual([extension, false, false, undefined, undefined, undefined, undefined]);
  }
});

test('a picture of several kinds of colour stays what it was to the eye', async () => {
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

test('one person cannot keep the others waiting, nor a crowd the portal', async () => {
  const png = await picture().png().toBuffer();
  const settled = await Promise.allSettled(Array.from({ length: 4 }, () => draw('.png', png, 1024, -1)));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(settled[3]).toMatchObject({ reason: { extensions: { code: 'RATE_LIMITED' } } });
  const crowd = await Promise.allSettled(Array.from({ length: 22 }, () => draw('.png', png)));
  expect(crowd[0]?.status).toBe('fulfilled');
  expect(crowd[21]).toMatchObject({ reason: { extensions: { code: 'SERVICE_UNAVAILABLE' } } });
  expect((await draw('.png', png, 1024, -1))?.kind).toBe('jpeg');
}, 60_000);

test('whoever sent a picture that had to be stopped waits before the next; others do not', async () => {
  const flood = Object.values(SVG_FLOODS)[0] ?? '';
  const png = await picture().png().toBuffer();
  expect(await ending(flood, -2)).toMatch(STOPPED);
  await expect(draw('.png', png, 1024, -2)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  expect((await draw('.png', png))?.kind).toBe('jpeg');
}, 60_000);

/**
 * A picture that never arrives whole; the program that waits for it is ended by this signal, or else when its
 * time is over.
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

test('a picture over which a decoder falls is refused, and its owner may send another at once', async () => {
  const png = await picture().png().toBuffer();
  for (const signal of ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGTRAP', 'SIGFPE'] as const) {
    expect([signal, await endedBy(signal, -3)]).toEqual([signal, null]);
    expect([signal, (await draw('.png', png, 1024, -3))?.kind]).toEqual([signal, 'jpeg']);
  }
}, 60_000);

test('a picture that is stopped for its cost is refused, and its owner pauses, however soon that was', async () => {
  expect(await endedBy('SIGKILL', -4)).toBeNull();
  await expect(draw('.png', await picture().png().toBuffer(), 1024, -4)).rejects.toMatchObject({
    extensions: { code: 'RATE_LIMITED' },
  });
});

test('a picture for which this machine has no time is put off, not refused', async () => {
  await expect(endedBy(null, -5)).rejects.toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE' } });
}, 60_000);

test('a compressed BMP, which may take hours to unpack, is refused at once', async () => {
  const bmp = bmpClaiming(16_000_000, 1);
  bmp.writeUInt32LE(1, 30);
  const started = Date.now();
  expect(await draw('.bmp', Buffer.concat([bmp, Buffer.from('0000ff01'.repeat(1000), 'hex')]))).toBeNull();
  expect(Date.now() - started).toBeLessThan(3_000);
});

test('a file that the store cannot give is no refusal of the picture', async () => {
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
