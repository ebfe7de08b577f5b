/** A picture that can be drawn. */
export interface Picture {
  /** `blob:` or `data:` address to show it by. */
  address: string;
  /** The decoded picture, upright; width and height are its natural ones. */
  image: HTMLImageElement;
}

/**
 * Bytes at the end of a file among which a JPEG must say that it is over; some devices write a little behind
 * it.
 */
const tail = 4096;

/** Whether a JPEG is truncated: browsers still show it, and leave the missing part blank. */
export async function isCutShort(file: File): Promise<boolean> {
  const [start, end] = await Promise.all([readBytes(file.slice(0, 2)), readBytes(file.slice(-tail))]);
  if (start[0] !== 0xff || start[1] !== 0xd8) return false;
  return !end.some((byte, at) => byte === 0xff && end[at + 1] === 0xd9);
}

async function readBytes(part: Blob): Promise<Uint8Array> {
  return new Uint8Array(await new Response(part).arrayBuffer());
}

/** Lets the browser decode a picture. @throws if it cannot, or if the picture has no size of its own */
export async function decodePicture(address: string): Promise<Picture> {
  const image = new Image();
  image.src = address;
  await image.decode();
  if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error('The picture has no size.');
  return { address, image };
}
