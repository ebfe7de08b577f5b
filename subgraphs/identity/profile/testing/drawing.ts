import { Readable } from 'node:stream';
import sharp from 'sharp';
import { drawPicture } from '../picture.service.js';
import type { Picture, PictureFault } from '../picture.service.js';

let nextPerson = 0;
export const ask = (extension: string, content: Buffer | string, side = 1024, person = (nextPerson += 1)) =>
  drawPicture(
    { userId: person, pauses: true },
    async () => Readable.from([Buffer.from(content as Buffer)]),
    extension,
    side,
  );

export const drawnOf = (answer: Picture | PictureFault) =>
  typeof answer === 'object' && 'content' in answer ? answer : null;
export const draw = async (...args: Parameters<typeof ask>) => drawnOf(await ask(...args));

/** How a picture ends that costs too much: refused, or on a machine with no time for it put off. */
export const ending = (content: string, person?: number) =>
  draw('.svg', content, 1024, person).then(
    (drawn) => drawn?.kind ?? 'refused',
    (error: { extensions: { code: string } }) => error.extensions.code,
  );
export const STOPPED = /^(refused|SERVICE_UNAVAILABLE)$/;

/** Colours of a drawn picture's middle. */
export async function middle(content: Buffer): Promise<number[]> {
  const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4;
  return [...data.subarray(at, at + 4)];
}
