import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { watchSaving } from '../../testing/jsdom/saving';
import { toast, toastStore } from '../../ui/feedback/toast';
import type { PageOfRows } from '../list/readPages';
import { ExportButton } from './ExportButton';
import { useExport } from './useExport';

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'showSaveFilePicker');
  for (const { id } of toastStore.read()) toast.dismiss(id);
});

/** Shows the button over a list whose parts come when the test says so. */
function openExport(total: number) {
  const saved = watchSaving();
  const waiting: ((rows: number[]) => void)[] = [];
  let cancelled = false;
  async function* read(signal: AbortSignal): AsyncGenerator<PageOfRows<number>> {
    signal.addEventListener('abort', () => (cancelled = true));
    for (let count = 0; count < total;) {
      const rows = await new Promise<number[]>((part) => waiting.push(part));
      signal.throwIfAborted();
      count += rows.length;
      yield { rows, read: count, total };
    }
  }
  function Exporting() {
    const file = useExport({
      read,
      file: () => ({ name: 'numbers.csv', columns: [{ head: 'Number', cell: (row: number) => row }] }),
      done: 'Exported',
      failed: 'Failed',
    });
    return <ExportButton file={file}>Export</ExportButton>;
  }
  render(<Exporting />);
  const give = async (...rows: number[]) => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    waiting.shift()!(rows);
  };
  const titles = () => toastStore.read().map(({ title }) => title);
  return { user: userEvent.setup(), saved, give, titles, isCancelled: () => cancelled };
}

/** A browser that lets a page write to the disk. */
function pickFiles(pick?: () => Promise<never>) {
  const written: string[] = [];
  const stream = {
    write: (text: string) => Promise.resolve(void written.push(text)),
    close: () => Promise.resolve(void written.push('closed')),
    abort: () => Promise.resolve(void written.push('aborted')),
  };
  const handle = { createWritable: () => Promise.resolve(stream) };
  Object.assign(window, { showSaveFilePicker: pick ?? (() => Promise.resolve(handle)) });
  return written;
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });

test('a cancelled export saves no file and shows no message', async () => {
  const { user, saved, give, titles, isCancelled } = openExport(3);
  await user.click(press('Export'));
  await give(1, 2);
  expect(await screen.findByRole('button', { name: '2 of 3 rows' })).toBeVisible();
  await user.click(press('Cancel export'));
  expect(isCancelled()).toBe(true);
  await give(3);
  await waitFor(() => expect(press('Export')).not.toHaveAttribute('aria-busy'));
  expect(press('Export')).toHaveFocus();
  expect(saved).toEqual([]);
  expect(titles()).toEqual([]);
});

test('a short list is saved as one file of all its parts', async () => {
  pickFiles();
  const { user, saved, give, titles } = openExport(3);
  await user.click(press('Export'));
  await give(1, 2);
  await give(3);
  await waitFor(() => expect(titles()).toEqual(['Exported']));
  expect(saved.map(({ name }) => name)).toEqual(['numbers.csv']);
  expect(await saved[0]!.text).toBe('Number\r\n1\r\n2\r\n3\r\n');
});

test('a long list is written to disk while it is read, if the browser can', async () => {
  const written = pickFiles();
  const { user, saved, give } = openExport(6000);
  await user.click(press('Export'));
  await give(1);
  await waitFor(() => expect(written).toEqual(['\uFEFFNumber\r\n', '1\r\n']));
  await user.click(await screen.findByRole('button', { name: 'Cancel export' }));
  await give(2);
  await waitFor(() => expect(written.at(-1)).toBe('aborted'));
  expect(saved).toEqual([]);
});

test('a person who selects no place for a long file gets no message', async () => {
  pickFiles(() => Promise.reject(new DOMException('', 'AbortError')));
  const { user, give, titles } = openExport(6000);
  await user.click(press('Export'));
  await give(1);
  await waitFor(() => expect(press('Export')).not.toHaveAttribute('aria-busy'));
  expect(titles()).toEqual([]);
});
