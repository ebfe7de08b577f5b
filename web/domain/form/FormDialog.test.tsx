import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { fill } from '../../testing/page/fill';
import { renderScreen } from '../../testing/renderScreen';
import { interceptNetwork } from '../../testing/server';
import { TextField } from '../../ui/form/TextField';
import type { Failure } from '../failure/failure';
import { FormDialog } from './FormDialog';

interceptNetwork();

const taken: Failure = {
  code: 'BAD_USER_INPUT',
  message: 'Taken.',
  fields: { nonFieldErrors: ['This name is taken.'] },
  retryAfter: null,
  passing: false,
};
let answer: Failure | null = null;
let isBroken = false;

function Page() {
  const [isOpen, setOpen] = useState(false);
  useLocation();
  if (isBroken) throw new Error('The page fails.');
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Write
      </button>
      {isOpen && (
        <FormDialog
          draft="name"
          title="A name"
          initialValues={{ name: '' }}
          submitLabel="Send"
          busyLabel="Sending..."
          submit={() => Promise.resolve(answer)}
          onClose={() => setOpen(false)}
        >
          {(form) => <TextField {...form.text('name')} label="Name" />}
        </FormDialog>
      )}
    </>
  );
}

async function write(text: string) {
  const view = await renderScreen(<Page />, { at: '/form' });
  await view.user.click(screen.getByRole('button', { name: 'Write' }));
  await fill(view.user, await screen.findByLabelText('Name'), text);
  return view;
}

beforeEach(() => {
  answer = null;
  isBroken = false;
});

test('typed text is there again after the page went away unexpectedly, until it is discarded', async () => {
  const { user, router } = await write('Maya');
  await act(() => router.navigate('/elsewhere'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(() => router.navigate('/form'));
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Maya');
  expect(screen.getByText('What you entered before is still here.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('');
});

test('typed text is there again after the page itself has failed', async () => {
  // React reports errors that a boundary caught; here that is expected.
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, router } = await write('Maya');
  isBroken = true;
  await fill(user, screen.getByLabelText('Name'), ' Okafor');
  await act(() => router.navigate('/form?again'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  report.mockRestore();

  isBroken = false;
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/form'));
  await user.click(await screen.findByRole('button', { name: 'Write' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Maya Okafor');
});

test('sent text does not come back', async () => {
  const { user } = await write('Maya');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('');
});

test('a refusal of the whole form disappears as soon as a field changes', async () => {
  answer = taken;
  const { user } = await write('Maya');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This name is taken.')).toBeVisible();
  await fill(user, screen.getByLabelText('Name'), ' O.');
  expect(screen.queryByText('This name is taken.')).not.toBeInTheDocument();
});

test("the portal's messages for unknown fields appear above the buttons, joined [A8.31]", async () => {
  answer = {
    ...taken,
    fields: { nonFieldErrors: ['Not today.'], categoryId: ['Unknown category.'], tags: ['Too many.'] },
  };
  const { user } = await write('Maya');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Not today. Unknown category. Too many.')).toBeVisible();
});

function leaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('the browser asks before leaving with a draft that could not be stored, and otherwise not', async () => {
  const { user } = await write('M');
  expect(leaving()).toBe(false);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await fill(user, screen.getByLabelText('Name'), 'aya');
  expect(leaving()).toBe(true);
  await user.clear(screen.getByLabelText('Name'));
  expect(leaving()).toBe(false);
  full.mockRestore();
});

test('a restored draft can be discarded, and the form stays open', async () => {
  window.localStorage.setItem(
    'portal.draft.7.name',
    JSON.stringify({ values: { name: 'Maya', gone: 'x' }, isPartial: true, at: Date.now() }),
  );
  const { user } = await renderScreen(<Page />, { at: '/form' });
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Maya');
  expect(screen.getByText('Files and salaries are not kept; please add them again.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.queryByText('What you entered before is still here.')).not.toBeInTheDocument();
  expect(window.localStorage.getItem('portal.draft.7.name')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
