import { useEffect, useRef, useState } from 'react';

import { toast } from '../../ui/feedback/toast';

interface Options<Row> {
  read: (signal: AbortSignal) => Promise<readonly Row[]>;
  /** Has the browser save the file. */
  save: (rows: readonly Row[]) => void;
  /** Toast of a success. */
  done: string;
  /** Toast of a failure. */
  failed: string;
  /** Toast instead of a file without rows; without it there is such a file. */
  none?: string;
  /** Milliseconds that it takes at the least. */
  delay?: number;
}

/** Makes a file of what a list has. Leaving the page stops it, and then nothing is said. */
export function useExport<Row>({ read, save, done, failed, none, delay = 0 }: Options<Row>): {
  run: () => Promise<void>;
  busy: boolean;
} {
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async () => {
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    try {
      const [rows] = await Promise.all([read(signal), pause(delay)]);
      if (signal.aborted) return;
      if (rows.length === 0 && none !== undefined) {
        toast.error(none);
        return;
      }
      save(rows);
      toast.success(done);
    } catch {
      if (!signal.aborted) toast.error(failed);
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}

const pause = (delay: number): Promise<void> =>
  new Promise((end) => {
    setTimeout(end, delay);
  });
