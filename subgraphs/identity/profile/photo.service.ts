import { createHash, randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { Disk } from 'flydrive';
import type { StoredFile } from '../../kit/files.js';
import type { Problems } from '../../kit/errors.js';
import type { ProgramOwner } from '../../kit/limitedProgram.js';
import type { UploadReference } from '../../kit/scalars.js';
import { drawPicture } from './picture.service.js';
import type { Picture } from './picture.service.js';

const LIMIT = 10 * 1024 * 1024;
/** Pixels along the longer side of a stored photo; screens show it far smaller. */
const LARGEST_SIDE = 1024;
/** Pixels along the longer side of a preview, from which a part is cut out and sent back. */
const PREVIEW_SIDE = 1600;
const WRONG_TYPE = 'Please select a valid image file (JPEG, PNG, GIF, WebP, BMP, TIFF, or SVG)';
const EXTENSIONS = new Set(['.jpeg', '.jpg', '.png', '.gif', '.webp', '.bmp', '.tif', '.tiff', '.svg']);

export interface Photo extends StoredFile {
  content: Buffer;
  sha256: string;
}

/** A person's uploaded picture, drawn anew. Adds a problem to the field and answers null when it is no image of an allowed kind (A5.8, A5.9). */
async function draw(owner: ProgramOwner, store: Disk, file: UploadReference, side: number, problems: Problems, field: string): Promise<Picture | null> {
  const extension = extname(file.name).toLowerCase();
  if (file.size === 0) problems.add(field, 'The submitted file is empty.');
  else if (!EXTENSIONS.has(extension)) problems.add(field, WRONG_TYPE);
  else if (file.size >= LIMIT) problems.add(field, 'Image file size must be less than 10MB');
  if (!problems.isClean(field)) return null;
  const picture = await drawPicture(owner, () => store.getStream(file.key), extension, side);
  // Broken, disguised, or made to cost more than any photograph.
  if (!picture) problems.add(field, WRONG_TYPE);
  return picture;
}

/** Makes a photo of our own from the uploaded one. @returns null with a problem under `profilePicture` when it is refused */
export async function readPhoto(owner: ProgramOwner, store: Disk, file: UploadReference, problems: Problems): Promise<Photo | null> {
  const picture = await draw(owner, store, file, LARGEST_SIDE, problems, 'profilePicture');
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
export async function drawPreview(owner: ProgramOwner, store: Disk, file: UploadReference, problems: Problems): Promise<string | null> {
  const picture = await draw(owner, store, file, PREVIEW_SIDE, problems, 'photo');
  return picture && `data:image/${picture.kind};base64,${picture.content.toString('base64')}`;
}
