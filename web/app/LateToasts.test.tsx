import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';

import { toast } from '../ui/feedback/toast';
import { LateToasts } from './LateToasts';

const idle: (() => void)[] = [];

beforeEach(() => {
  window.requestIdleCallback = (work) => idle.push(work as () => void);
});
afterEach(() => {
  act(() => toast.clear());
  idle.length = 0;
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const region = () => screen.queryByRole('region', { name: 'Notifications' });

test('toasts are loaded once the browser is idle, so that the first toast of a page without a connection is shown as well', async () => {
  render(<LateToasts />);
  expect(region()).not.toBeInTheDocument();
  // It looks twice whether the screen waits for data.
  await waitFor(() => {
    idle.splice(0).forEach((work) => work());
    expect(region()).toBeInTheDocument();
  });
  act(() => {
    toast.error('Failed to start time tracking');
  });
  expect(screen.getByText('Failed to start time tracking')).toBeVisible();
});

test.each([
  ['a touch', () => fireEvent.pointerDown(window)],
  ['a key', () => fireEvent.keyDown(window)],
  [
    'a message',
    () => {
      toast.info('Saved');
    },
  ],
  ['a connection that is back', () => fireEvent(window, new Event('online'))],
])('%s loads toasts without waiting for an idle moment', async (_what, happens) => {
  render(<LateToasts />);
  expect(region()).not.toBeInTheDocument();
  happens();
  expect(await screen.findByRole('region', { name: 'Notifications' })).toBeInTheDocument();
});
