import { screen, waitFor, within } from '@testing-library/react';

import { UpdateTicketStatusDocument } from '../../../generated/graphql';
import {
  consoleDetails,
  consolePage,
  consoleTicket,
  type ConsoleTicket,
} from '../../../testing/tickets/console';
import { answers } from '../../../testing/graph';
import { consoleRow, openHrTickets } from '../../../testing/tickets/openHrTickets';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const titles = ['Door', 'Window', 'Roof'];
const three = () => titles.map((title, index) => consoleTicket({ id: 301 + index, title }));

async function openThree(list: () => ConsoleTicket[] = three) {
  const opened = await openHrTickets({
    list: () => consolePage(list()),
    handlers: [
      consoleDetails(() => null),
      answers(UpdateTicketStatusDocument, ({ id }) => ({
        updateTicketStatus: consoleTicket({ id, title: 'Window', status: 'RESOLVED', version: 4 }),
      })),
    ],
  });
  await consoleRow('Door');
  return opened;
}

const focused = () => document.activeElement?.textContent;
const dialog = (name: string) => screen.findByRole('dialog', { name });

test('J, K and the arrows move from row to row, Enter opens one', async () => {
  const { user, router } = await openThree();
  const seen: (string | null | undefined)[] = [];
  for (const key of ['j', 'j', '{ArrowDown}', 'j', '{ArrowUp}', 'k', 'k']) {
    await user.keyboard(key);
    seen.push(focused());
  }
  expect(seen).toEqual(['Door', 'Window', 'Roof', 'Roof', 'Window', 'Door', 'Door']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?ticket=301'));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe('Door'));
});

test.each([
  ['r', 'Respond to Ticket'],
  ['s', 'Update Ticket Status'],
  ['a', 'Assign Ticket'],
])('%s opens “%s” for the focused row, which gets the focus back afterwards', async (key, name) => {
  const { user } = await openThree();
  await user.keyboard('jj');
  await user.keyboard(key);
  expect(await dialog(name)).toHaveTextContent('Window');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe('Window'));
});

test('a key that is pressed before a dialog has returned the focus acts on the row that had it, which gets it back afterwards', async () => {
  const { user } = await openThree();
  await user.keyboard('jj');
  screen.getByRole('link', { name: 'Window' }).blur();
  await user.keyboard('a');
  expect(await dialog('Assign Ticket')).toHaveTextContent('Window');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(focused()).toBe('Window'));
});

test('? shows the keyboard shortcuts', async () => {
  const { user } = await openThree();
  await user.keyboard('?');
  const keys = await dialog('Keyboard shortcuts');
  for (const does of ['Next ticket', 'Previous ticket', 'Respond', 'Update the status', 'Assign'])
    expect(keys).toHaveTextContent(does);
});

test('single-letter shortcuts can be turned off by each person in their browser; the other keys stay', async () => {
  const { user } = await openThree();
  await user.keyboard('?');
  const keys = within(await dialog('Keyboard shortcuts'));
  await user.click(keys.getByRole('button', { name: 'Turn off single-letter shortcuts' }));
  expect(keys.queryByText('Respond')).not.toBeInTheDocument();
  expect(keys.getByText('Open the ticket')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  screen.getByRole('link', { name: 'Door' }).focus();
  await user.keyboard('jrsa?');
  expect(focused()).toBe('Door');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Window');
  expect(window.localStorage.getItem('console.letters.5')).toBe('off');

  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(
    within(await dialog('Keyboard shortcuts')).getByRole('button', {
      name: 'Turn on single-letter shortcuts',
    }),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  screen.getByRole('link', { name: 'Door' }).focus();
  await user.keyboard('j');
  expect(focused()).toBe('Window');
});

test('in a field, a list and a dialog letters are typed, not shortcuts', async () => {
  const { user } = await openThree();
  await user.type(screen.getByRole('searchbox'), 'jrsa?');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Actions for Door' }));
  await user.keyboard('s');
  expect(screen.queryByRole('dialog', { name: 'Update Ticket Status' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: /^All statuses/ }));
  const list = within(await screen.findByRole('listbox'));
  await user.keyboard('jsa?{Control>}k{/Control}');
  expect(list.getByRole('option', { name: 'Open' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  screen.getByRole('link', { name: 'Door' }).focus();
  await user.keyboard('s');
  const status = await dialog('Update Ticket Status');
  within(status).getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('a?');
  expect(screen.getAllByRole('dialog')).toEqual([status]);
});

test('with an open ticket S acts on it and R focuses its box', async () => {
  const { user } = await openHrTickets({
    at: '/hr/tickets?ticket=302',
    list: () => consolePage(three()),
    handlers: [consoleDetails(() => consoleTicket({ id: 302, title: 'Window' }))],
  });
  const panel = within(await dialog('Window'));
  const box = await panel.findByLabelText('Response');
  await user.keyboard('r');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
  panel.getByRole('button', { name: 'Assign' }).focus();
  await user.keyboard('s');
  expect(await dialog('Update Ticket Status')).toHaveTextContent('Window');
});

test('a row that leaves the list after a change of status passes the focus to the row in its place', async () => {
  let isMoved = false;
  const { user } = await openThree(() => three().filter(({ id }) => !isMoved || id !== 302));
  await user.keyboard('jjs');
  const status = within(await dialog('Update Ticket Status'));
  isMoved = true;
  await user.click(status.getByRole('button', { name: /New status$/ }));
  await user.click(await screen.findByRole('option', { name: 'Resolved' }));
  await user.click(status.getByRole('button', { name: 'Update status' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Window' })).not.toBeInTheDocument());
  await waitFor(() => expect(focused()).toBe('Roof'));
  await user.keyboard('k');
  expect(focused()).toBe('Door');
});
