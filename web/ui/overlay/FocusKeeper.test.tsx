import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';

import { Button } from '../form/Button';
import { ConfirmDialog } from './dialog/ConfirmDialog';
import { Dialog } from './dialog/Dialog';
import { Menu } from './menu/Menu';

/** A list of one row, which leaves together with the question about it or some time after. */
function List({ delay }: { delay: number | null }) {
  const [gone, setGone] = useState(false);
  const [asked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(false);
    if (delay === null) setGone(true);
    else setTimeout(() => setGone(true), delay);
  };
  return (
    <main id="main" tabIndex={-1}>
      {!gone && <Button onClick={() => setAsked(true)}>Delete</Button>}
      <ConfirmDialog
        title="Delete it?"
        confirmLabel="Yes"
        isOpen={asked}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      >
        It will be gone.
      </ConfirmDialog>
    </main>
  );
}

test.each([
  ['immediately', null],
  ['after the list was read again', 300],
])(
  'when the row that opened a confirmation leaves %s, the focus moves to the content of the page',
  async (_when, delay) => {
    const user = userEvent.setup();
    render(<List delay={delay} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByText('Delete')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
);

test('the focus is not moved when the person has moved it elsewhere before the row leaves', async () => {
  const user = userEvent.setup();
  render(
    <>
      <List delay={300} />
      <Button>Elsewhere</Button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await waitFor(() => expect(screen.queryByText('Delete')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

function Upload() {
  const [stage, setStage] = useState<'there' | 'asked' | 'gone'>('there');
  const home = useRef<HTMLButtonElement>(null);
  return (
    <main tabIndex={-1}>
      <Button ref={home}>Upload</Button>
      {stage !== 'gone' && <Button onClick={() => setStage('asked')}>Remove</Button>}
      <ConfirmDialog
        title="Remove it?"
        confirmLabel="Yes"
        home={home}
        isOpen={stage === 'asked'}
        onConfirm={() => setStage('gone')}
        onCancel={() => setStage('there')}
      >
        It will be gone.
      </ConfirmDialog>
    </main>
  );
}

test('a confirmation can name a better place for the focus than the content of the page', async () => {
  const user = userEvent.setup();
  render(<Upload />);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus());
});

function Steps({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState(1);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <main tabIndex={-1} />
      <Dialog title="Steps" isOpen onClose={onClose}>
        {step === 1 ? <Button onClick={() => setAsked(true)}>Next</Button> : <p>Done</p>}
      </Dialog>
      <ConfirmDialog
        title="Go on?"
        confirmLabel="Yes"
        isOpen={asked}
        onConfirm={() => {
          setAsked(false);
          setStep(2);
        }}
        onCancel={() => setAsked(false)}
      >
        There is no way back.
      </ConfirmDialog>
    </>
  );
}

test('Escape still closes a dialog whose step disappeared under its confirmation', async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  render(<Steps onClose={close} />);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(document.body).not.toHaveFocus());
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
});

function Row() {
  const [gone, setGone] = useState(false);
  return (
    <main tabIndex={-1}>
      {!gone && <Menu label="Actions" actions={[{ label: 'Withdraw', onAction: () => setGone(true) }]} />}
    </main>
  );
}

test('when a menu removes its own row, the focus moves to the content of the page', async () => {
  const user = userEvent.setup();
  render(<Row />);
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Withdraw' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

function TwoDialogs() {
  const [open, setOpen] = useState(0);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen(1)}>Details</Button>
      <Dialog title="Below" isOpen={open > 0} onClose={() => setOpen(0)}>
        <Button onClick={() => setOpen(2)}>Ask</Button>
      </Dialog>
      <Dialog title="Above" isOpen={open > 1} onClose={() => setOpen(1)}>
        Sure?
      </Dialog>
    </main>
  );
}

test('a dialog that takes the focus while the one above it closes does not keep it', async () => {
  const user = userEvent.setup();
  render(<TwoDialogs />);
  await user.click(screen.getByRole('button', { name: 'Details' }));
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Above' }), { key: 'Escape' });
  act(() => screen.getByRole('dialog', { name: 'Below' }).focus());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
});

test.each([0, 1, 2, 3, 4])(
  'a dialog that closes %d frames after the one above it returns the focus to its origin',
  async (frames) => {
    const user = userEvent.setup();
    render(<TwoDialogs />);
    await user.click(screen.getByRole('button', { name: 'Details' }));
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Above' }), { key: 'Escape' });
    for (let frame = 0; frame < frames; frame += 1)
      await act(
        () =>
          new Promise((done) => {
            requestAnimationFrame(() => done(undefined));
          }),
      );
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Below' }), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Details' })).toHaveFocus());
  },
);
