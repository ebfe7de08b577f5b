import { render, screen, waitFor } from '@testing-library/react';

import { toastStore } from '../feedback/toast';
import { later } from './later';

const Part = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    A dialog
  </button>
);

test('a part whose code does not come closes again and says so, and the next try fetches anew', async () => {
  let works = false;
  const Later = later(() =>
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
