import { createHash, randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { Disk } from 'flydrive';
import type { default as SharpModuleDefault, Sharp } from 'sharp';
import type { StoredFile } from '../../kit/files.js';
import type { Problems } from '../../kit/errors.js';
import type { UploadReference } from '../../kit/scalars.js';

const LIMIT = 10 * 1024 * 1024;
const MOST_PIXELS = 40_000_000;
/** Fewer, because a BMP is unpacked in memory, four bytes a pixel; under 10 MB a photograph has at most 3.5 million. */
const MOST_BMP_PIXELS = 16_000_000;
/** Pixels along the longer side of a stored photo; screens show it far smaller. */
const LARGEST_SIDE = 1024;
const WRONG_TYPE = 'Please select a valid image file (JPEG, PNG, GIF, WebP, BMP, TIFF, or SVG)';

const FORMATS: Record<string, string> = {
  '.jpeg': 'jpeg',
  '.jpg': 'jpeg',
  '.png': 'png',
  '.gif': 'gif',
  '.webp': 'webp',
  '.tif': 'tiff',
  '.tiff': 'tiff',
  '.svg': 'svg',
};

type SharpModule = typeof SharpModuleDefault;
let loaded: Promise<SharpModule> | null = null;

/** Loaded with the first photo, to keep a process that never sees one small; one thread, no cache of decoded pictures. */
function loadSharp(): Promise<SharpModule> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

export interface Photo extends StoredFile {
  content: Buffer;
  sha256: string;
}

/** Size of a BMP from its header, read before anything is unpacked. */
function bmpPixels(bytes: Buffer): number {
  if (bytes.length < 54 || bytes.toString('latin1', 0, 2) !== 'BM') throw new Error('not a BMP');
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))];
  if (width < 1) throw new Error('no pixels');
  return width * height;
}

/** sharp has no BMP reader, so a small decoder makes plain pixels first. */
async function openBmp(bytes: Buffer, sharp: SharpModule): Promise<Sharp> {
  if (bmpPixels(bytes) > MOST_BMP_PIXELS) throw new Error('too many pixels');
  const { decode } = await import('bmp-ts');
  const { data, width, height } = decode(bytes);
  // The decoder's own RGBA order is wrong for palettes, so take its ABGR and turn it; most files leave alpha at zero without meaning it.
  return sharp(data.swap32(), { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function openImage(bytes: Buffer, extension: string): Promise<Sharp> {
  const sharp = await loadSharp();
  if (extension === '.bmp') return openBmp(bytes, sharp);
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format } = await image.metadata();
  if (format !== FORMATS[extension]) throw new Error('not what its name says');
  return image;
}

/**
 * Makes a photo of our own from the uploaded one: turned upright, at most 1024 px, metadata gone, vectors and whatever they
 * carry drawn to pixels; WebP when it is transparent, else JPEG (S-54). Adds a problem and answers null when the file is no
 * image of an allowed kind (A5.8, A5.9).
 */
export async function readPhoto(store: Disk, file: UploadReference, problems: Problems): Promise<Photo | null> {
  const extension = extname(file.name).toLowerCase();
  if (extension !== '.bmp' && !Object.hasOwn(FORMATS, extension)) problems.add('profilePicture', WRONG_TYPE);
  else if (file.size >= LIMIT) problems.add('profilePicture', 'Image file size must be less than 10MB');
  if (!problems.isClean('profilePicture')) return null;
  try {
    const image = await openImage(Buffer.from(await store.getBytes(file.key)), extension);
    const upright = image.rotate().resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
    const isTransparent = extension !== '.bmp' && !(await image.clone().stats()).isOpaque;
    const content = await (isTransparent ? upright.webp({ quality: 85 }) : upright.jpeg({ quality: 85, mozjpeg: false })).toBuffer();
    const kind = isTransparent ? 'webp' : 'jpeg';
    return {
      key: `identity/${randomUUID()}.${kind === 'jpeg' ? 'jpg' : kind}`,
      name: `photo.${kind === 'jpeg' ? 'jpg' : kind}`,
      contentType: `image/${kind}`,
      size: content.length,
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  } catch {
    // Broken, disguised, or a picture that would unpack to more than 40 million pixels.
    problems.add('profilePicture', WRONG_TYPE);
    return null;
  }
}
