import { saveBlob } from '../../ui/file/saveFile';
import { csvType } from '../../ui/file/csv';

/** A file that is being written. */
export interface CsvWriter {
  write: (text: string) => Promise<void>;
  /** The file is whole: it is on the disk, or the browser saves it. */
  close: () => Promise<void>;
  /** Leaves nothing behind. */
  abort: () => Promise<void>;
}

/** From this many rows on a file is written to disk while it is read, if the browser can. */
const manyRows = 5_000;

/**
 * Begins a file. A short one is saved like any download; for a long one the person is asked where it shall
 * be, and nothing of it is kept in memory.
 * @throws AbortError where the person chooses no place
 */
export async function openCsvWriter(name: string, rows: number): Promise<CsvWriter> {
  const pick = (window as PickerWindow).showSaveFilePicker;
  if (rows < manyRows || !pick) return inMemory(name);
  try {
    const handle = await pick.call(window, {
      suggestedName: name,
      types: [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }],
    });
    const stream = await handle.createWritable();
    return { write: (text) => stream.write(text), close: () => stream.close(), abort: () => stream.abort() };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    // The press on the button was too long ago, or pages may not write here.
    return inMemory(name);
  }
}

/** The browser may put the parts of a Blob on the disk; only the last one is text in the page. */
function inMemory(name: string): CsvWriter {
  let parts: Blob[] = [];
  return {
    write: (text) => {
      parts.push(new Blob([text]));
      return Promise.resolve();
    },
    close: () => {
      saveBlob(new Blob(parts, { type: csvType }), name);
      return Promise.resolve();
    },
    abort: () => {
      parts = [];
      return Promise.resolve();
    },
  };
}

interface PickerWindow {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: readonly { description: string; accept: Readonly<Record<string, readonly string[]>> }[];
  }) => Promise<FileSystemFileHandle>;
}
