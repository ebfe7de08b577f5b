import { render, screen, waitFor } from '@testing-library/react';

import { toastStore } from '../feedback/toast';
import { lazyDialog } from './lazyDialog';

afterEach(() => jest.useRealTimers());

const Part = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    A dialog
  </button>
);

test('a dialog whose code cannot be loaded closes again and says so, and the next attempt loads it again', async () => {
  let works = false;
  const Later = lazyDialog(() =>
    works ? Promise.resolve(Part) : Promise.reject(new TypeError('Failed to fetch')),
  );
  const onClose = jest.fn();
  const { unmount } = render(<Later onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(toastStore.read().map(({ title }) => title)).toEqual([
    'This part of the page could not be loaded. Check your connection and try again.',
  ]);
  unmount();

  works = true;
  render(<Later onClose={onClose} />);
  expect(await screen.findByRole('button', { name: 'A dialog' })).toBeVisible();
});

test('the code of a dialog is prefetched, but not before the screen shows its data', () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.resolve(Part));
  const { rerender } = render(<div aria-busy="true" />);
  lazyDialog(load);
  jest.advanceTimersByTime(5_000);
  expect(load).not.toHaveBeenCalled();
  rerender(<div />);
  jest.advanceTimersByTime(2_000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a moment without requests, between two parts of a screen, is not mistaken for the end of loading', () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.resolve(Part));
  const { rerender } = render(<div aria-busy="true" />);
  lazyDialog(load);
  jest.advanceTimersByTime(1_000);
  rerender(<div />);
  jest.advanceTimersByTime(400);
  rerender(<div aria-busy="true" />);
  jest.advanceTimersByTime(3_000);
  expect(load).not.toHaveBeenCalled();
});

test('if data does not load, a dialog waits only a few seconds', () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.resolve(Part));
  render(<div aria-busy="true" />);
  lazyDialog(load);
  jest.advanceTimersByTime(12_000);
  expect(load).toHaveBeenCalledTimes(1);
});
