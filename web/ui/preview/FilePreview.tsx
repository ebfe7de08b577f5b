import { Download } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';

import { ErrorState } from '../feedback/ErrorState';
import { Skeleton } from '../feedback/Skeleton';
import { Button } from '../form/Button';
import { latePart, useLatePart } from '../late';
import { theme } from '../theme';
import { PictureView } from './PictureView';
import { PreviewBar, zoomStep } from './PreviewBar';
import { PreviewFailure, previewKind, type PreviewProblem, type ViewProps } from './preview';
import { TextView } from './TextView';

export interface FilePreviewProps {
  /** With its ending, which tells what it is. */
  name: string;
  /** Reads it. Rejects with a PreviewFailure. */
  load: (signal: AbortSignal) => Promise<Blob>;
  onDownload: () => void;
}

const PdfView = latePart<ViewProps>(() => import('./pdf/PdfView').then((module) => module.PdfView));

/** A PDF, a picture or a plain text, readable in the page; of other files it says what can be done with them. */
export function FilePreview({ name, load, onDownload }: FilePreviewProps) {
  const kind = previewKind(name);
  const isShown = kind === 'pdf' || kind === 'picture' || kind === 'text';
  const [tries, setTries] = useState(0);
  const [file, setFile] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<PreviewProblem | null>(isShown ? null : kind);
  const [page, setPage] = useState(1);
  const [pages, setPages] = useState<number | null>(null);
  const [zoom, setZoom] = useState(1);

  // The file is read once, and again when the person asks for it.
  const read = useEffectEvent(load);
  useEffect(() => {
    if (!isShown) return undefined;
    const ended = new AbortController();
    read(ended.signal).then(
      (content) => {
        if (!ended.signal.aborted) setFile(content);
      },
      (error: unknown) => {
        if (!ended.signal.aborted) setProblem(error instanceof PreviewFailure ? error.problem : 'away');
      },
    );
    return () => ended.abort();
  }, [tries, isShown]);

  const again = () => {
    setProblem(null);
    setFile(null);
    setTries(tries + 1);
  };
  const turn = (by: number) => setPage((now) => Math.min(pages ?? 1, Math.max(1, now + by)));
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // Content wider than its place is scrolled by these keys.
    if (action !== undefined && zoom <= 1) turn(action);
    else if (event.key === '+' || event.key === '-') setZoom(zoomStep(zoom, event.key === '+'));
    else return;
    event.preventDefault();
  };
  const view = file && { name, file, page, zoom, onPages: setPages, onFail: setProblem };

  if (problem !== null) {
    const { text, canRetry } = words[problem];
    return (
      <ErrorState
        drawing="tray"
        title={name}
        text={text}
        retryLabel="Retry"
        onRetry={canRetry ? again : undefined}
        action={
          problem !== 'gone' && (
            <Button icon={Download} onClick={onDownload}>
              Download
            </Button>
          )
        }
      />
    );
  }
  return (
    <Room>
      <PreviewBar
        page={page}
        pages={pages}
        zoom={zoom}
        onTurn={turn}
        onZoom={setZoom}
        onDownload={onDownload}
      />
      <Sheet tabIndex={0} role="region" aria-label={name} aria-busy={!view || undefined} onKeyDown={hear}>
        {!view && <Skeleton shape="block" steps={80} />}
        {view && kind === 'picture' && <PictureView {...view} />}
        {view && kind === 'text' && <TextView {...view} />}
        {view && kind === 'pdf' && <LatePdf {...view} />}
      </Sheet>
    </Room>
  );
}

/** What draws a PDF comes with the first one. */
function LatePdf(props: ViewProps) {
  const { Part, failed } = useLatePart(PdfView);
  const { onFail } = props;
  useEffect(() => {
    if (failed) onFail('away');
  }, [failed, onFail]);
  return Part ? <Part {...props} /> : <Skeleton shape="block" steps={80} />;
}

const words: Readonly<Record<PreviewProblem, { text: string; canRetry: boolean }>> = {
  gone: { text: 'This file is no longer there.', canRetry: false },
  away: { text: 'The file could not be loaded. Check your connection and try again.', canRetry: true },
  broken: {
    text: 'This file is damaged or is not what its name says, and cannot be shown. Download it to open it with another program.',
    canRetry: false,
  },
  locked: { text: 'This file has a password. Download it to open it.', canRetry: false },
  word: { text: 'Word documents cannot be shown here. Download the file to read it.', canRetry: false },
  other: {
    text: 'Files of this kind cannot be shown here. Download the file to open it.',
    canRetry: false,
  },
};

const { space } = theme;

const Room = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-block-size: 0;
  block-size: 100%;
`;

/** Grey around the white of the pages, in both themes. */
const Sheet = styled.div`
  min-block-size: ${theme.size.chart};
  padding: ${space[4]};
  overflow: auto;
  scrollbar-gutter: stable;
  overscroll-behavior: contain;
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  ${theme.media.phone} {
    padding: ${space[2]};
  }
  &:focus-visible {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: ${theme.size.hair};
  }
`;
