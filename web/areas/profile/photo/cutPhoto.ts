import type { Area } from 'react-easy-crop';

import { jpegQuality } from '../pinned';

/** Longest side of a photo in pixels; the server keeps no more. */
const longestSide = 1024;

/** What to cut out of a picture. */
export interface Cut {
  /** In pixels of the picture after it was turned. */
  area: Area;
  /** Degrees, in quarters of a turn; more than one full turn is fine. */
  rotation: number;
}

/**
 * The part of the picture as a JPEG file under the name that the server expects. @throws when the browser
 * cannot
 */
export async function cutPhoto(image: HTMLImageElement, cut: Cut, now = Date.now()): Promise<File> {
  const canvas = document.createElement('canvas');
  draw(canvas, image, cut);
  const content = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', jpegQuality),
  );
  if (!content) throw new Error('The browser made no JPEG.');
  return new File([content], `profile_${String(now)}.jpg`, { type: 'image/jpeg' });
}

/** Draws straight into the final size, so that no canvas is ever as large as the picture. */
function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, { area, rotation }: Cut): void {
  const { naturalWidth: width, naturalHeight: height } = image;
  const isSideways = Math.abs(rotation / 90) % 2 === 1;
  const side = Math.max(1, Math.min(longestSide, Math.round(area.width)));
  const scale = side / area.width;
  canvas.width = side;
  canvas.height = side;

  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('The browser has no canvas.');
  // JPEG knows no transparency: what shows through would be black.
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, side, side);
  paper.imageSmoothingQuality = 'high';
  paper.scale(scale, scale);
  paper.translate(-area.x + (isSideways ? height : width) / 2, -area.y + (isSideways ? width : height) / 2);
  paper.rotate((rotation * Math.PI) / 180);
  paper.drawImage(image, -width / 2, -height / 2, width, height);
}
