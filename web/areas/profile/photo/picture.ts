/** A picture that can be drawn. */
export interface Picture {
  /** `blob:` or `data:` address to show it by. */
  address: string;
  /** The decoded picture, upright; width and height are its natural ones. */
  image: HTMLImageElement;
}

/** Has the browser decode a picture. @throws when it cannot, or when the picture has no size of its own */
export async function decodePicture(address: string): Promise<Picture> {
  const image = new Image();
  image.src = address;
  await image.decode();
  if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new Error('The picture has no size.');
  return { address, image };
}
