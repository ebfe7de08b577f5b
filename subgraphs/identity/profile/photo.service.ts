import { createHash, randomUUID } from 'node:crypto';
import { extname } from 'node:path';
import type { Disk } from 'flydrive';
import { JPEGS } from '../../kit/files/documents.js';
import { markOf, misnamed } from '../../kit/files/fileKind.js';
import type { StoredFile } from '../../kit/files/files.js';
import type { Problems } from '../../kit/request/errors.js';
import type { ProgramOwner } from '../../kit/files/limitedProgram.js';
import type { UploadReference } from '../../kit/graphql/scalars.js';
import { UpdateProfileInputLimits } from '../generated/limits.js';
import { drawPicture } from './picture.service.js';
import type { Picture, PictureFault } from './picture.service.js';

const LIMIT = UpdateProfileInputLimits.profilePicture * 1024 * 1024;
/** Pixels along the longer side of a stored photo; screens show it far smaller. */
const LARGEST_SIDE = 1024;
/** Pixels along the longer side of a preview, from which a part is cut out and sent back. */
const PREVIEW_SIDE = 1600;
const WRONG_TYPE = 'Please select a valid image file (JPEG, PNG, GIF, WebP, BMP, TIFF, or SVG)';
/** File extensions of pictures and their types in file-type; a drawing has no magic number. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...JPEGS.map((extension) => [extension, 'jpg'] as const),
  ['.png', 'png'],
  ['.gif', 'gif'],
  ['.webp', 'webp'],
  ['.bmp', 'bmp'],
  ['.tiff', 'tif'],
  ['.tif', 'tif'],
  ['.svg', 'svg'],
]);

export interface Photo extends StoredFile {
  content: Buffer;
  sha256: string;
}

/** Why a picture could not be drawn, in words. */
async function refusalOf(store: Disk, file: UploadReference, fault: PictureFault): Promise<string> {
  if (typeof fault === 'object') {
    const [megapixels, most] = [fault.pixels, fault.most].map((pixels) => Math.ceil(pixels / 1e6));
    return `The picture has ${megapixels} megapixels, and at most ${most} can be read. Please make it smaller.`;
  }
  if (fault === 'cpuLimit') return 'This picture is too much work to draw. Please save it as a JPEG or PNG.';
  const mark = await markOf(store, file.key);
  if (mark !== null && mark === KINDS.get(extensionOf(file)))
    return 'This picture is damaged, or saved in a way that cannot be read. Please save it again.';
  const [ending] = [...KINDS].find(([, kind]) => kind === mark) ?? [];
  return ending ? misnamed(ending) : WRONG_TYPE;
}

const extensionOf = ({ name }: UploadReference): string => extname(name).toLowerCase();

/**
 * A person's uploaded picture, drawn again. Adds a problem to the field and answers null when it is no image
 * of an allowed kind.
 */
async function draw(
  owner: ProgramOwner,
  store: Disk,
  file: UploadReference,
  side: number,
  problems: Problems,
  field: string,
): Promise<Picture | null> {
  const extension = extensionOf(file);
  const isNamed = KINDS.has(extension);
  const refuse = (text: string) => {
    problems.add(field, text);
    return null;
  };
  if (file.size === 0) return refuse('The submitted file is empty.');
  if (file.size >= LIMIT) return refuse(isNamed ? 'Image file size must be less than 10MB' : WRONG_TYPE);
  // Broken, disguised, or made to cost more than any photograph.
  const drawn = isNamed
    ? await drawPicture(owner, () => store.getStream(file.key), extension, side)
    : 'unreadable';
  return typeof drawn === 'object' && 'content' in drawn
    ? drawn
    : refuse(await refusalOf(store, file, drawn));
}

/**
 * Makes a photo of our own from the uploaded one. @returns null with a problem under `profilePicture` when it
 * is refused
 */
export async function readPhoto(
  owner: ProgramOwner,
  store: Disk,
  file: UploadReference,
  problems: Problems,
): Promise<Photo | null> {
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

/**
 * The uploaded picture as a `data:` address, larger than it is stored, so that a part of it can be cut out.
 * @returns null with a problem under `photo`
 */
export async function drawPreview(
  owner: ProgramOwner,
  store: Disk,
  file: UploadReference,
  problems: Problems,
): Promise<string | null> {
  const picture = await draw(owner, store, file, PREVIEW_SIDE, problems, 'photo');
  return picture && `data:image/${picture.kind};base64,${picture.content.toString('base64')}`;
}
