import { useEffect, useRef, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';

import { Skeleton } from '../../feedback/Skeleton';
import { useRoom } from '../../layout/useRoom';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { theme } from '../../theme';
import { PreviewFailure, type ViewProps } from '../preview';
import { openPdf, type OpenPdf } from './openPdf';

/** A page is no wider than is good to read, however wide the window. */
const widest = 880;

/** One page of a PDF, as wide as there is room, with its text above it for selecting and for screen readers. */
export function PdfView({ name, file, page, zoom, onPages, onFail }: ViewProps) {
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [hasText, setHasText] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const width = useRoom(box)?.width;

  useEffect(() => {
    let isWanted = true;
    let opened: OpenPdf | undefined;
    openPdf(file).then(
      (one) => {
        opened = one;
        if (!isWanted) return one.close();
        onPages(one.pages);
        setPdf(one);
      },
      (error: unknown) => {
        if (isWanted) onFail(error instanceof PreviewFailure ? error.problem : 'broken');
      },
    );
    return () => {
      isWanted = false;
      opened?.close();
    };
  }, [file, onPages, onFail]);

  useEffect(() => {
    if (!pdf || width === undefined || !canvas.current || !text.current) return undefined;
    const ended = new AbortController();
    const sheet = {
      page,
      width: Math.min(width, widest) * zoom,
      canvas: canvas.current,
      text: text.current,
    };
    pdf.draw(sheet, ended.signal).then(
      (some) => {
        if (ended.signal.aborted) return;
        setHasText(some);
        setDrawn(true);
      },
      () => {
        if (!ended.signal.aborted) onFail('broken');
      },
    );
    return () => ended.abort();
  }, [pdf, page, zoom, width, onFail]);

  return (
    <Box ref={box}>
      <HiddenCanvas />
      {!isDrawn && <Skeleton shape="block" steps={80} />}
      <Page hidden={!isDrawn}>
        <canvas ref={canvas} aria-hidden="true" />
        <Text ref={text} />
      </Page>
      {isDrawn && !hasText && (
        <VisuallyHidden as="p">
          Page {page} of {name} is a picture without text. Download the file to have it read by another
          program.
        </VisuallyHidden>
      )}
    </Box>
  );
}

/** pdf.js measures letters on a canvas at the end of the page. */
const HiddenCanvas = createGlobalStyle`
  .hiddenCanvasElement {
    display: none;
  }
`;

const Box = styled.div`
  min-inline-size: 0;
`;

/** White in both themes, as on paper. */
const Page = styled.div`
  position: relative;
  inline-size: max-content;
  margin-inline: auto;
  box-shadow: ${theme.shadow.raised};
  canvas {
    display: block;
  }
`;

/** The letters are invisible above those of the drawing; pdf.js sets position and size. */
const Text = styled.div`
  --text-scale-factor: calc(var(--total-scale-factor) * var(--min-font-size));
  --min-font-size-inv: calc(1 / var(--min-font-size));
  position: absolute;
  inset: 0;
  overflow: clip;
  line-height: 1;
  text-align: initial;
  text-size-adjust: none;
  forced-color-adjust: none;
  transform-origin: 0 0;
  span,
  br {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0 0;
  }
  > :not(.markedContent),
  .markedContent span:not(.markedContent) {
    --font-height: 0;
    --scale-x: 1;
    --rotate: 0deg;
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv));
  }
  .markedContent {
    display: contents;
  }
`;
