import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';

import { fill } from '../../testing/fill';
import { renderScreen } from '../../testing/renderScreen';
import { interceptNetwork } from '../../testing/server';
import { TextField } from '../../ui/TextField';
import type { Failure } from '../failure/failure';
import { FormDialog } from './FormDialog';

interceptNetwork();

const taken: Failure = { code: 'BAD_USER_INPUT', message: 'Taken.', fields: { nonFieldErrors: ['This name is taken.'] }, retryAfter: null, passing: false };
let answer: Failure | null = null;

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>Write</button>
      {isOpen && (
        <FormDialog draft="name" title="A name" initialValues={{ name: '' }} submitLabel="Send" busyLabel="Sending..." submit={() => Promise.resolve(answer)} onClose={() => setOpen(false)}>
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

beforeEach(() => { answer = null; });

test('what was typed is there again when the page went away unasked, until it is discarded', async () => {
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

test('what was sent does not come back', async () => {
  const { user } = await write('Maya');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Write' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('');
});

test('a refusal of the whole form goes as soon as something changes', async () => {
  answer = taken;
  const { user } = await write('Maya');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This name is taken.')).toBeVisible();
  await fill(user, screen.getByLabelText('Name'), ' O.');
  expect(screen.queryByText('This name is taken.')).not.toBeInTheDocument();
});

test('everything that the portal says of fields the form does not have stands above the buttons, joined [A8.31]', async () => {
  answer = { ...taken, fields: { nonFieldErrors: ['Not today.'], categoryId: ['Unknown category.'], tags: ['Too many.'] } };
  const { user } = await write('Maya');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Not today. Unknown category. Too many.')).toBeVisible();
});

test('the browser asks before it leaves with something unsent, and not otherwise', async () => {
  const { user } = await write('M');
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leaving()).toBe(true);
  await user.clear(screen.getByLabelText('Name'));
  expect(leaving()).toBe(false);
});
