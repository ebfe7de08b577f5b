import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { bmpClaiming, gifFlood, picture, pngFlood, svg, SVG_FLOODS, webpFlood } from './testing/pictures.js';
import { ask, draw, ending, middle, STOPPED } from './testing/drawing.js';

describe('a malicious picture', () => {
  test('that is too large is refused before it is decoded', async () => {
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

  test('with thousands of large frames is drawn as its first frame', async () => {
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
    "that is a drawing with endless %s is stopped, and the next person's picture is drawn",
    async (name) => {
      expect(await ending(SVG_FLOODS[name] ?? '')).toMatch(STOPPED);
      expect((await draw('.png', await picture().png().toBuffer()))?.kind).toBe('jpeg');
    },
    60_000,
  );

  test('in another format than its name says is not decoded', async () => {
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

test('that is a drawing loads nothing from the network or from this machine', async () => {
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

test('data hidden behind, in front of or inside a picture is not in the drawn picture', async () => {
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
