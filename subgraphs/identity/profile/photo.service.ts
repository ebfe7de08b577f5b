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
/** Pixels along the longer side of a preview, from which a part is cut out and sent back. */
const PREVIEW_SIDE = 1600;
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

interface Picture {
  kind: 'jpeg' | 'webp';
  content: Buffer;
}

/**
 * Draws the uploaded picture anew: turned upright, at most `side` pixels, metadata gone, vectors and whatever they carry drawn
 * to pixels; WebP when it is transparent, else JPEG (S-54). Adds a problem to the field and answers null when the file is no
 * image of an allowed kind (A5.8, A5.9).
 */
async function draw(store: Disk, file: UploadReference, side: number, problems: Problems, field: string): Promise<Picture | null> {
  const extension = extname(file.name).toLowerCase();
  if (file.size === 0) problems.add(field, 'The submitted file is empty.');
  else if (extension !== '.bmp' && !Object.hasOwn(FORMATS, extension)) problems.add(field, WRONG_TYPE);
  else if (file.size >= LIMIT) problems.add(field, 'Image file size must be less than 10MB');
  if (!problems.isClean(field)) return null;
  try {
    const image = await openImage(Buffer.from(await store.getBytes(file.key)), extension);
    const upright = image.rotate().resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const isTransparent = extension !== '.bmp' && !(await image.clone().stats()).isOpaque;
    const content = await (isTransparent ? upright.webp({ quality: 85 }) : upright.jpeg({ quality: 85, mozjpeg: false })).toBuffer();
    return { kind: isTransparent ? 'webp' : 'jpeg', content };
  } catch {
    // Broken, disguised, or a picture that would unpack to more than 40 million pixels.
    problems.add(field, WRONG_TYPE);
    return null;
  }
}

/** Makes a photo of our own from the uploaded one. @returns null with a problem under `profilePicture` when it is refused */
export async function readPhoto(store: Disk, file: UploadReference, problems: Problems): Promise<Photo | null> {
  const picture = await draw(store, file, LARGEST_SIDE, problems, 'profilePicture');
  if (!picture) return null;
  const { kind, content } = picture;
  const extension = kind === 'jpeg' ? 'jpg' : kind;
  return {
    key: `identity/${randomUUID()}.${extension}`,
    name: `photo.${extension}`,
    contentType: `image/${kind}`,
    size: content.length,
    content,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}

/** The uploaded picture as a `data:` address, larger than it is stored, so that a part of it can be cut out. @returns null with a problem under `photo` */
export async function drawPreview(store: Disk, file: UploadReference, problems: Problems): Promise<string | null> {
  const picture = await draw(store, file, PREVIEW_SIDE, problems, 'photo');
  return picture && `data:image/${picture.kind};base64,${picture.content.toString('base64')}`;
}
