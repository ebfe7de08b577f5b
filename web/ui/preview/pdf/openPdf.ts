import { getDocument, PDFWorker, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist';
import PdfThread from 'pdfjs-dist/build/pdf.worker.min.mjs?worker';

import { PreviewFailure } from '../preview';
import { PdfData } from './pdfData';

/** A PDF file that is open. */
export interface OpenPdf {
  pages: number;
  /**
   * Draws a page and lays its text above it, to be selected and read aloud.
   * @returns whether the page has any text
   */
  draw: (sheet: PdfSheet, signal: AbortSignal) => Promise<boolean>;
  close: () => void;
}

/** Where a page is drawn. */
export interface PdfSheet {
  /** From 1. */
  page: number;
  /** Pixels of the page that the screen has in all. */
  width: number;
  canvas: HTMLCanvasElement;
  text: HTMLElement;
}

/** More pixels than this do not fit the memory of some phones. */
const mostPixels = 16_000_000;

/**
 * Opens a PDF file in its own thread. Nothing in it is run: the page's policy allows no evaluation, and
 * pdf.js gets that option.
 * @throws PreviewFailure
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const thread = new PdfThread();
  const worker = PDFWorker.create({ port: thread });
  const task = getDocument({
    data: await file.arrayBuffer(),
    worker,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    BinaryDataFactory: PdfData,
    enableXfa: false,
  });
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      thread.terminate();
    });
  };
  try {
    const pdf = await task.promise;
    return { pages: pdf.numPages, draw: (sheet, signal) => draw(pdf, sheet, signal), close };
  } catch (error) {
    close();
    throw new PreviewFailure(isLocked(error) ? 'locked' : 'broken');
  }
}

const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

async function draw(pdf: PDFDocumentProxy, { page, width, canvas, text }: PdfSheet, signal: AbortSignal) {
  const sheet = await pdf.getPage(page);
  signal.throwIfAborted();
  const viewport = sheet.getViewport({ scale: width / sheet.getViewport({ scale: 1 }).width });
  const sharpness = Math.min(
    window.devicePixelRatio || 1,
    Math.sqrt(mostPixels / (viewport.width * viewport.height)),
  );
  canvas.width = Math.floor(viewport.width * sharpness);
  canvas.height = Math.floor(viewport.height * sharpness);
  canvas.style.inlineSize = `${String(viewport.width)}px`;
  canvas.style.blockSize = `${String(viewport.height)}px`;
  text.replaceChildren();
  text.style.setProperty('--total-scale-factor', String(viewport.scale));
  const drawing = sheet.render({ canvas, viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] });
  const content = await sheet.getTextContent();
  const layer = new TextLayer({ textContentSource: content, container: text, viewport });
  const stop = () => {
    drawing.cancel();
    layer.cancel();
  };
  signal.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all([drawing.promise, layer.render()]);
    return content.items.some((item) => 'str' in item && item.str.trim() !== '');
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
