import { act, fireEvent, render, screen, within } from '@testing-library/react';

import { Dialog } from '../overlay/dialog/Dialog';
import { toast } from './toast';
import { ToastRegion } from './ToastRegion';

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a toast closes after 5 seconds [A9.6 C9.37]', () => {
  render(<ToastRegion />);
  act(() => {
    toast.success('Saved', 'Two rows changed.');
  });
  expect(screen.getByText('Two rows changed.')).toBeInTheDocument();
  wait(4999);
  expect(screen.getByText('Saved')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('an error stays for 8 seconds, or as long as the page says [A9.6]', () => {
  render(<ToastRegion />);
  act(() => {
    toast.error('Failed');
    toast.error('Login failed', 'Please try again.', { duration: 10_000 });
  });
  wait(7999);
  expect(screen.getByText('Failed')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Failed')).not.toBeInTheDocument();
  expect(screen.getByText('Login failed')).toBeInTheDocument();
  wait(2000);
  expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
});

test('the timeout of a toast pauses while a person points at it or focuses it', () => {
  render(<ToastRegion />);
  act(() => {
    toast.info('A new version is ready');
  });
  const message = screen.getByText('A new version is ready');
  wait(4000);
  fireEvent.pointerEnter(message);
  wait(60_000);
  expect(message).toBeInTheDocument();
  fireEvent.pointerLeave(message);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  wait(60_000);
  expect(message).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  wait(999);
  expect(message).toBeInTheDocument();
  wait(1);
  expect(message).not.toBeInTheDocument();
});

test('a person can close a toast', () => {
  render(<ToastRegion />);
  act(() => {
    toast.warning('Session ends soon');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Session ends soon')).not.toBeInTheDocument();
});

test('errors are announced immediately, other toasts when the screen reader pauses', () => {
  render(<ToastRegion />);
  act(() => {
    toast.error('Failed');
    toast.success('Saved');
  });
  const errors = screen.getByRole('log', { name: 'Errors' });
  expect(errors).toHaveAttribute('aria-live', 'assertive');
  expect(within(errors).getByText('Failed')).toBeInTheDocument();
  const messages = screen.getByRole('log', { name: 'Messages' });
  expect(messages).toHaveAttribute('aria-live', 'polite');
  expect(within(messages).getByText('Saved')).toBeInTheDocument();
});

test('while a dialog is open a toast can still be closed, and the dialog stays open', () => {
  render(
    <>
      <ToastRegion />
      <Dialog title="New request" isOpen onClose={() => undefined}>
        What is it about?
      </Dialog>
    </>,
  );
  act(() => {
    toast.error('Failed');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Failed')).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'New request' })).toBeInTheDocument();
});

test("a toast's button runs its action and closes the toast", () => {
  render(<ToastRegion />);
  const onPress = jest.fn();
  act(() => {
    toast.success('Request sent', undefined, { action: { label: 'View', onPress } });
  });
  fireEvent.click(screen.getByRole('button', { name: 'View' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Request sent')).not.toBeInTheDocument();
});

test('when a dialog opens, success toasts close, and error toasts stay', () => {
  const page = (isOpen: boolean) => (
    <>
      <ToastRegion />
      <Dialog title="New request" isOpen={isOpen} onClose={() => undefined}>
        What is it about?
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  act(() => {
    toast.success('Request sent');
    toast.info('A new version is ready');
    toast.error('Failed');
  });
  rerender(page(true));
  expect(screen.queryByText('Request sent')).not.toBeInTheDocument();
  expect(screen.queryByText('A new version is ready')).not.toBeInTheDocument();
  expect(screen.getByText('Failed')).toBeInTheDocument();
});

test('toasts do not cover the footer of a dialog', () => {
  const { rerender } = render(<ToastRegion />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region).not.toHaveAttribute('data-overlaid');
  const dialog = (isOpen: boolean) => (
    <>
      <ToastRegion />
      <Dialog title="New ticket" isOpen={isOpen} onClose={() => undefined}>
        Text
      </Dialog>
    </>
  );
  rerender(dialog(true));
  expect(screen.getByLabelText('Notifications')).toHaveAttribute('data-overlaid');
  rerender(dialog(false));
  wait(1000);
  expect(screen.getByLabelText('Notifications')).not.toHaveAttribute('data-overlaid');
});
