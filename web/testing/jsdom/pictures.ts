import { fireEvent, screen } from '@testing-library/react';

interface Options {
  /** Size in pixels of every picture that can be decoded. */
  width?: number;
  height?: number;
  /** Whether the browser can decode the picture at an address. */
  canDecode?: (address: string) => boolean;
}

/**
 * What the canvas of a photo was given: size, each call with its arguments in order, and how it was written.
 */
export interface CanvasNotes {
  size: [number, number];
  calls: unknown[][];
  written: unknown[];
}

/** Width of the stage in the crop dialog; its height is the page's own. */
const stageWidth = 672;

/**
 * jsdom neither decodes pictures nor draws nor lays out: this gives every picture a size, the page a stage of
 * 672 × 400 pixels, and writes down what a canvas is given. Call at the top of a test file.
 */
export function withPictures({ width = 1200, height = 900, canDecode = () => true }: Options = {}): {
  notes: () => CanvasNotes;
} {
  let notes: CanvasNotes = { size: [0, 0], calls: [], written: [] };

  beforeEach(() => {
    notes = { size: [0, 0], calls: [], written: [] };
    let addresses = 0;
    URL.createObjectURL = () => `blob:portal/${String((addresses += 1))}`;
    URL.revokeObjectURL = () => undefined;
    HTMLImageElement.prototype.decode = function decode() {
      return canDecode(this.src) ? Promise.resolve() : Promise.reject(new DOMException('', 'EncodingError'));
    };
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
    jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(stageWidth);
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect(0, 0, stageWidth, 400));

    const paper = new Proxy({} as CanvasRenderingContext2D, {
      get:
        (_paper, name) =>
        (...given: unknown[]) =>
          void notes.calls.push([name, ...given.filter((one) => !(one instanceof Element))]),
      set: (_paper, name, value) => notes.calls.push([name, value]) > 0,
    });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
      this: HTMLCanvasElement,
      done,
      ...how
    ) {
      notes.size = [this.width, this.height];
      notes.written = how;
      done(new Blob(['the photo'], { type: 'image/jpeg' }));
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  return { notes: () => notes };
}

/** Chooses a file; also one that the chooser of a device would not offer. */
export function choose(label: string, file: File): void {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { files: [file] } });
}

/** The picture under the crop area, once it is there. */
export async function loadPicture(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Crop & Align Photo' });
  const picture = await screen.findByRole('presentation');
  fireEvent.load(picture);
  await screen.findByRole('application', { name: 'Crop area' });
  return dialog;
}

/** A file of this many bytes. */
export const fileOf = (name: string, type: string, size = 9): File =>
  new File([new Uint8Array(size)], name, { type });
