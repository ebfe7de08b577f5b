import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { Button } from '../../form/Button';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { TextField } from '../../form/TextField';

function Page({ onSubmit = () => undefined }: { onSubmit?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New request</Button>
      <Dialog
        title="New leave request"
        isOpen={open}
        onClose={() => setOpen(false)}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        footer={
          <Button variant="primary" type="submit">
            Submit
          </Button>
        }
      >
        <TextField label="Title" />
      </Dialog>
    </>
  );
}

test('Escape closes a dialog and the focus returns to the button that opened it', async () => {
  const user = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'New request' });
  await user.click(opener);
  expect(screen.getByRole('dialog', { name: 'New leave request' })).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

function Stacked({ onClose = () => undefined }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Dialog
        title="Details"
        isOpen
        onClose={onClose}
        footer={<Button onClick={() => setOpen(true)}>Edit</Button>}
      >
        What is known of it.
      </Dialog>
      <Dialog title="Change it" isOpen={open} onClose={() => setOpen(false)} onSubmit={() => undefined}>
        <TextField label="Title" />
      </Dialog>
    </>
  );
}

test('a form that opens above another dialog has the focus in its first field, and returns it', async () => {
  const user = userEvent.setup();
  render(<Stacked />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

test('Escape closes only the topmost dialog, even without a focused element', async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  render(<Stacked onClose={close} />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  const nextFrames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  act(() => screen.getByLabelText('Title').blur());
  expect(document.body).toHaveFocus();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Change it' })).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  nextFrames.mockRestore();
});

test('Escape closes a dialog even before the focus has moved into it', async () => {
  const user = userEvent.setup();
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  render(<PlainPage />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(opener).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  frames.mockRestore();
});

function PlainPage() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Details" isOpen={open} onClose={() => setOpen(false)}>
        What is known of it.
      </Dialog>
    </>
  );
}

test('a click beside a form does not discard the typed text', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'New request' }));
  await user.type(screen.getByLabelText('Title'), 'Family visit');
  await user.click(document.body);
  expect(screen.getByLabelText('Title')).toHaveValue('Family visit');
});

test('Enter submits the form of a dialog', async () => {
  const user = userEvent.setup();
  const submit = jest.fn();
  render(<Page onSubmit={submit} />);
  await user.click(screen.getByRole('button', { name: 'New request' }));
  await user.type(screen.getByLabelText('Title'), 'Family visit{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a person is asked before text is lost, and can go back', async () => {
  const user = userEvent.setup();
  const confirm = jest.fn();
  const cancel = jest.fn();
  render(
    <ConfirmDialog title="Delete this?" confirmLabel="Delete" isOpen onConfirm={confirm} onCancel={cancel}>
      “Family visit” will be gone.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete this?' })).toHaveTextContent(
    '“Family visit” will be gone.',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalled();
});

test('a dialog that only its own button closes stays open on Escape and has no close button', async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  render(
    <Dialog title="First password" isOpen footer={<Button onClick={close}>I have kept it</Button>}>
      Shown once.
    </Dialog>,
  );
  await user.keyboard('{Escape}');
  await user.click(document.body);
  expect(screen.getByRole('dialog', { name: 'First password' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  expect(close).toHaveBeenCalledTimes(1);
});
