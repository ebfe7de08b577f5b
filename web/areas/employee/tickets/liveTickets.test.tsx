import { screen, waitFor, within } from '@testing-library/react';

import { StreamContext } from '../../../domain/stream/StreamContext';
import { GeneralTicketsDocument } from '../../../generated/graphql';
import { answers, broken } from '../../../testing/graph';
import { ticketTable } from '../../../testing/tickets/openTickets';
import { renderScreen } from '../../../testing/renderScreen';
import { interceptNetwork } from '../../../testing/server';
import { createTestStream } from '../../../testing/testStream';
import { ticket, ticketBackground, ticketPage } from '../../../testing/tickets/tickets';
import { TicketsPage } from './TicketsPage';

interceptNetwork();

const lamp = ticket({ id: 31, title: 'Lamp' });
const chair = ticket({ id: 32, title: 'Chair' });

/** The page, whose list answers what `rows` says at that moment; undefined fails. */
async function open(rows: () => ReturnType<typeof ticket>[] | undefined, at = '/employee/tickets') {
  const { stream, say } = createTestStream();
  let asked = 0;
  const view = await renderScreen(
    <StreamContext value={stream}>
      <TicketsPage />
    </StreamContext>,
    {
      at,
      answers: [
        answers(GeneralTicketsDocument, () => {
          asked += 1;
          const found = rows();
          return found ? ticketPage(found) : broken();
        }),
        ...ticketBackground,
      ],
    },
  );
  await ticketTable();
  return { ...view, say, asked: () => asked };
}
const titles = async () =>
  within(await ticketTable())
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Lamp|Chair/.exec(row.textContent)?.[0]);

test('a new ticket is counted, and shown when the person asks for it, without another request', async () => {
  let rows = [lamp];
  const { user, say, asked } = await open(() => rows);
  rows = [chair, lamp];
  say('inbox');
  say('inbox');
  const fresh = await screen.findByRole('button', { name: '1 new' });
  expect(await titles()).toEqual(['Lamp']);
  await user.click(fresh);
  await waitFor(async () => expect(await titles()).toEqual(['Chair', 'Lamp']));
  expect(screen.queryByRole('button', { name: '1 new' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('link', { name: /Chair/ })).toHaveFocus());
  expect(asked()).toBe(2);
});

test('changes of a row are shown automatically, and a deleted ticket disappears', async () => {
  let rows = [chair, lamp];
  const { say } = await open(() => rows);
  rows = [ticket({ id: 31, title: 'Lamp', status: 'IN_PROGRESS' })];
  say('inbox');
  await waitFor(async () => expect(await titles()).toEqual(['Lamp']));
  expect(within(await ticketTable()).getByText('In Progress')).toBeVisible();
});

test('a list that cannot be refreshed stays as it is, without a message', async () => {
  let rows: ReturnType<typeof ticket>[] | undefined = [lamp];
  const { say, asked } = await open(() => rows);
  rows = undefined;
  // That the connection is open is no reason to ask.
  say('ready');
  say('reset');
  await waitFor(() => expect(asked()).toBe(2));
  expect(await titles()).toEqual(['Lamp']);
  expect(screen.queryByRole('button', { name: /new$/ })).not.toBeInTheDocument();
});
