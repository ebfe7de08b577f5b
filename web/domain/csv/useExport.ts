import { useEffect, useRef, useState } from 'react';

import { toast } from '../../ui/feedback/toast';
import type { PageOfRows } from '../list/readPages';
import type { CsvFile } from '../../ui/file/csv';
import { readSeparator } from '../../ui/file/csvSeparator';
import { loadCsv } from './loadCsv';
import type { CsvWriter } from './csvWriter';

interface Options<Row> {
  /** The rows, part by part; each is written before the next is read. */
  read: (signal: AbortSignal) => AsyncIterable<PageOfRows<Row>>;
  /** Its name and columns; the code of it may come when it is first wanted. */
  file: () => CsvFile<Row> | Promise<CsvFile<Row>>;
  /** Toast of a success. */
  done: string;
  /** Toast of a failure. */
  failed: string;
  /** The toast instead of a file without rows; if omitted, such a file is saved. */
  none?: string;
  /** Milliseconds that it takes at the least. */
  delay?: number;
}

/** A list on its way into a file. */
export interface Export {
  run: () => void;
  busy: boolean;
  /** How far it is; null until the first part is there. */
  progress: { read: number; total: number } | null;
  cancel: () => void;
}

/** Writes a list into a file while reading it. Leaving the page stops it, and then nothing is said. */
export function useExport<Row>({ read, file, done, failed, none, delay = 0 }: Options<Row>): Export {
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<Export['progress']>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const write = async (signal: AbortSignal, writers: CsvWriter[]): Promise<boolean> => {
    const [{ csvHead, csvLines, openCsvWriter }, { name, columns }] = await Promise.all([loadCsv(), file()]);
    const separator = readSeparator();
    const least = pause(delay);
    let writer: CsvWriter | undefined;
    for await (const { rows, ...soFar } of read(signal)) {
      if (soFar.total === 0 && none !== undefined) return false;
      if (!writer) {
        writer = await openCsvWriter(name, soFar.total);
        writers.push(writer);
        await writer.write(csvHead(columns, separator));
      }
      await writer.write(csvLines(columns, rows, separator));
      signal.throwIfAborted();
      setProgress({ read: soFar.read, total: soFar.total });
    }
    await least;
    signal.throwIfAborted();
    await writer?.close();
    return true;
  };

  const run = async () => {
    const { signal } = (running.current = new AbortController());
    const writers: CsvWriter[] = [];
    setBusy(true);
    try {
      if (await write(signal, writers)) toast.success(done);
      else if (none !== undefined) toast.error(none);
    } catch (error) {
      await writers[0]?.abort().catch(() => undefined);
      if (!signal.aborted && !isAbort(error)) toast.error(failed);
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };
  return { run: () => void run(), busy, progress, cancel: () => running.current?.abort() };
}

/** The person chose no place for the file. */
const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const pause = (delay: number): Promise<void> =>
  new Promise((end) => {
    setTimeout(end, delay);
  });
