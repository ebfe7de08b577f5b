import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A red picture. */
export const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 60 } } });

/** 64 by 32 pixels, the left half red and the right half blue, in 24 bits or with a palette. */
export function bmp(bits: 8 | 24): Buffer {
  const [red, blue] =
    bits === 8 ? [Buffer.from([0]), Buffer.from([1])] : [Buffer.from([0, 0, 255]), Buffer.from([255, 0, 0])];
  const palette = bits === 8 ? Buffer.from([0, 0, 255, 0, 255, 0, 0, 0]) : Buffer.alloc(0);
  const row = Buffer.concat([...Array<Buffer>(32).fill(red), ...Array<Buffer>(32).fill(blue)]);
  const pixels = Buffer.concat(Array<Buffer>(32).fill(row));
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + palette.length + pixels.length, 2);
  header.writeUInt32LE(54 + palette.length, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(64, 18);
  header.writeInt32LE(32, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(bits, 28);
  header.writeUInt32LE(palette.length / 4, 46);
  return Buffer.concat([header, palette, pixels]);
}

/** The picture of `bmp` with a header that claims another size. */
export function bmpClaiming(width: number, height: number): Buffer {
  const flood = bmp(24);
  flood.writeInt32LE(width, 18);
  flood.writeInt32LE(height, 22);
  return flood;
}

/**
 * A whole, valid, white PNG in one bit a pixel: 30,000 by 30,000 are 110 kB here and 2.7 GB when they are
 * unpacked to colours.
 */
export function pngFlood(side = 30_000): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An animation of this many pictures of 2,000 by 2,000 pixels. */
export async function gifFlood(frames: number): Promise<Buffer> {
  const one = await picture(2000, 2000).gif().toBuffer();
  const start = one.indexOf(Buffer.from('21f904', 'hex'));
  const frame = one.subarray(start, one.length - 1);
  return Buffer.concat([one.subarray(0, start), ...Array<Buffer>(frames).fill(frame), Buffer.from(';')]);
}

/** The same as a WebP. */
export async function webpFlood(frames: number): Promise<Buffer> {
  const still = await picture(2000, 2000).webp({ lossless: true }).toBuffer();
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
  };
  const size = Buffer.from([0xcf, 0x07, 0]);
  const canvas = Buffer.concat([Buffer.from([2, 0, 0, 0]), size, size]);
  const frame = chunk(
    'ANMF',
    Buffer.concat([Buffer.alloc(6), size, size, Buffer.from([100, 0, 0, 0]), still.subarray(12)]),
  );
  return chunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      chunk('VP8X', canvas),
      chunk('ANIM', Buffer.alloc(6)),
      ...Array<Buffer>(frames).fill(frame),
    ]),
  );
}

/** A drawing of 40 by 20 with this inside. */
export const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="20">${inside}</svg>`;

/** Drawings that would take minutes or gigabytes. */
export const SVG_FLOODS: Record<string, string> = {
  filters: svg(
    `<filter id="f" x="-1" y="-1" width="3" height="3">${'<feGaussianBlur stdDeviation="300"/>'.repeat(20_000)}</filter><rect filter="url(#f)" width="1024" height="1024"/>`,
  ).replace('width="40" height="20"', 'width="1024" height="1024"'),
  copies: svg(
    `<defs><g id="a0"><rect width="1" height="1"/></g>${Array.from({ length: 20 }, (_, n) => `<g id="a${n + 1}">${`<use xlink:href="#a${n}"/>`.repeat(10)}</g>`).join('')}</defs><use xlink:href="#a20"/>`,
  ),
  entities: svg(
    '<text>&l12;</text>',
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "lol">${Array.from({ length: 12 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('')}]>`,
  ),
  depth: svg(`${'<g opacity="0.9">'.repeat(100_000)}${'</g>'.repeat(100_000)}`),
  canvas: svg('<rect width="9" height="9"/>').replace(
    'width="40" height="20"',
    'width="100000" height="100000"',
  ),
};
