import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { giveRoom } from '../../testing/jsdom/room';
import { FilePreview } from './FilePreview';
import { PreviewFailure, type PreviewProblem } from './preview';
import { openPdf } from './pdf/openPdf';

// jsdom can neither draw nor run the thread of pdf.js; e2e/files.spec.ts shows real files in a real browser.
jest.mock('./pdf/openPdf', () => ({ openPdf: jest.fn() }));

giveRoom(600, 800);

const opened = jest.mocked(openPdf);
const drawn: number[] = [];

beforeEach(() => {
  drawn.length = 0;
  URL.createObjectURL = () => 'blob:portal';
  URL.revokeObjectURL = () => undefined;
  opened.mockReset();
  opened.mockResolvedValue({
    pages: 3,
    draw: ({ page, text }) => {
      drawn.push(page);
      text.textContent = `Text of page ${String(page)}`;
      return Promise.resolve(true);
    },
    close: () => undefined,
  });
});

const show = (name: string, load: (signal: AbortSignal) => Promise<Blob>) => {
  const onDownload = jest.fn();
  render(<FilePreview name={name} load={load} onDownload={onDownload} />);
  return { user: userEvent.setup(), onDownload };
};
const file = () => Promise.resolve(new Blob(['%PDF-1.7']));

test('a PDF is read page by page, by its buttons and by the arrow keys, and its text is available to screen readers', async () => {
  const { user } = show('cv.pdf', file);
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  expect(await screen.findByText('Text of page 1')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByText('Page 2 of 3')).toBeVisible();
  screen.getByRole('region', { name: 'cv.pdf' }).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(await screen.findByText('Text of page 3')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByText('Text of page 2')).toBeInTheDocument();
});

test('a page can be zoomed in and out', async () => {
  const { user } = show('cv.pdf', file);
  await screen.findByText('Page 1 of 3');
  await user.click(screen.getByRole('button', { name: 'Larger' }));
  expect(screen.getByText('125%')).toBeVisible();
  screen.getByRole('region', { name: 'cv.pdf' }).focus();
  await user.keyboard('---');
  expect(screen.getByText('50%')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Smaller' })).toHaveAttribute('aria-disabled', 'true');
});

test('a picture is shown with its name, and can be downloaded', async () => {
  const { user, onDownload } = show('Sick note.JPG', file);
  expect(await screen.findByRole('img', { name: 'Sick note.JPG' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(onDownload).toHaveBeenCalledTimes(1);
});

test('a text is shown with its line breaks, in any encoding, and never as markup', async () => {
  show('cv.txt', () => Promise.resolve(new Blob(['José\n<b>Skills</b>: Häkeln'])));
  const sheet = await screen.findByText(/José/);
  expect(sheet.textContent).toBe('José\n<b>Skills</b>: Häkeln');
  expect(within(sheet).queryByText('Skills')).not.toBeInTheDocument();
});

test('an old text in Latin-1 is decoded correctly', async () => {
  show('cv.txt', () => Promise.resolve(new Blob([new Uint8Array([0x4a, 0x6f, 0x73, 0xe9])])));
  expect(await screen.findByText('José')).toBeVisible();
});

test('of a very long text the first part is shown, even if a character is cut, with a note', async () => {
  show('cv.txt', () => Promise.resolve(new Blob([`x${'é'.repeat(150_000)}`])));
  expect(
    await screen.findByText('The file is longer than this. Download it to read the rest.'),
  ).toBeVisible();
  expect(screen.getByText(/^xé+$/).textContent).toHaveLength(100_000);
});

test('a binary file with the type of a text says so', async () => {
  show('cv.txt', () => Promise.resolve(new Blob([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00])])));
  expect(await screen.findByText(/^This file is damaged or is not what its name says/)).toBeVisible();
});

test.each([
  ['contract.docx', /^Word documents cannot be shown here/],
  ['archive.zip', /^Files of this kind cannot be shown here/],
])('%s is not loaded: it can only be downloaded', async (name, words) => {
  const load = jest.fn(file);
  show(name, load);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test.each<[PreviewProblem, RegExp]>([
  ['broken', /^This file is damaged/],
  ['locked', /^This file has a password/],
])('a file that is %s says so and can still be downloaded', async (problem, words) => {
  opened.mockRejectedValue(new PreviewFailure(problem));
  show('cv.pdf', file);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
});

test('a missing file offers no action', async () => {
  show('cv.pdf', () => Promise.reject(new PreviewFailure('gone')));
  expect(await screen.findByText('This file is no longer there.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('without a connection the preview can be retried', async () => {
  let works = false;
  const { user } = show('cv.pdf', () => (works ? file() : Promise.reject(new TypeError('Failed to fetch'))));
  expect(await screen.findByText(/^The file could not be loaded/)).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(drawn).toEqual([1]));
});
