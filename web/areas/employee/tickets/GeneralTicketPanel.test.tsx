import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  AddTicketCommentDocument,
  GeneralTicketDocument,
  TicketCommentsDocument,
} from '../../../generated/graphql';
import { ticketComment, type TicketComment } from '../../../testing/tickets/comments';
import { dialogFacts } from '../../../testing/page/dialogFacts';
import { fill } from '../../../testing/page/fill';
import { answers, broken, never, notFound } from '../../../testing/graph';
import { openTickets, ticketRow } from '../../../testing/tickets/openTickets';
import { interceptNetwork } from '../../../testing/server';
import {
  assigned,
  ticket,
  ticketDetails,
  ticketPage,
  type GivenTicket,
} from '../../../testing/tickets/tickets';

interceptNetwork();

/** Opens a link to a ticket of Maya's. */
async function openTicket(given: GivenTicket = {}, ...handlers: RequestHandler[]) {
  const page = await openTickets({
    list: () => ticketPage([ticket(given)]),
    at: '/employee/tickets?ticket=1',
    handlers: [...handlers, ticketDetails(() => ticket(given))],
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Door does not close' }));
  return { ...page, dialog };
}

const comment = (id: number, text: string) =>
  ticketComment({ id, comment: text, createdByName: 'Diego Fuentes' });
const commentPage = (...results: TicketComment[]) => ({ ticketComments: { count: results.length, results } });

test("another person's ticket, or a deleted one, is not found [A6.13]", async () => {
  await openTickets({
    at: '/employee/tickets?ticket=99',
    handlers: [answers(GeneralTicketDocument, notFound)],
  });
  expect(await screen.findByText('This ticket does not exist any more.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test.each(['0', '-1', 'x', '1.5', '9999999999'])('a link with the id %s opens nothing', async (id) => {
  await openTickets({ at: `/employee/tickets?ticket=${id}` });
  expect(await ticketRow('Door does not close')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a ticket that cannot be loaded can be loaded again', async () => {
  let works = false;
  const { user } = await openTickets({
    at: '/employee/tickets?ticket=1',
    handlers: [answers(GeneralTicketDocument, () => (works ? { generalTicket: ticket() } : broken()))],
  });
  expect(await screen.findByText('Failed to load the ticket. Please try again.')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Door does not close' })).toBeVisible();
});

test('the details show every field of a resolved ticket [A3.14]', async () => {
  await openTicket({
    status: 'RESOLVED',
    priority: 'HIGH',
    ...assigned,
    affectedSystem: 'Door 12',
    resolvedAt: '2026-11-13T17:05:00.000Z',
  });
  expect(dialogFacts()).toEqual({
    Ticket: 'No. 1',
    Description: 'The one to the yard.',
    'Affected system': 'Door 12',
    // After the initials of the photo's place.
    'Created by': expect.stringMatching(/Maya Okafor$/),
    'Assigned to': expect.stringMatching(/Diego Fuentes$/),
    Created: '12 Nov 2026, 10:41',
    Resolved: '13 Nov 2026, 09:05',
  });
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Door does not closeResolvedFacilities · High priority',
  );
});

test('the history shows who changed the status, to what, and when [A4.28]', async () => {
  const { dialog } = await openTicket({
    status: 'RESOLVED',
    history: [
      {
        position: 1,
        toStatus: 'WAITING_RESPONSE',
        changedByName: 'Diego Fuentes',
        changedAt: '2026-11-12T19:00:00.000Z',
      },
      {
        position: 2,
        toStatus: 'RESOLVED',
        changedByName: 'Diego Fuentes',
        changedAt: '2026-11-13T17:05:00.000Z',
      },
    ],
  });
  const steps = within(dialog.getByRole('list', { name: 'History and comments' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);
  expect(steps).toEqual([
    'CreatedMaya Okafor · 12 Nov 2026, 10:41',
    'Waiting for ResponseDiego Fuentes · 12 Nov 2026, 11:00',
    'ResolvedDiego Fuentes · 13 Nov 2026, 09:05',
  ]);
});

test('comments are read with their author and time, and one can be added [A2.95 A3.15 A7.33]', async () => {
  const comments = [comment(1, 'Which door?')];
  const asked: unknown[] = [];
  const { user, dialog } = await openTicket(
    {},
    answers(TicketCommentsDocument, (variables) => {
      asked.push(variables);
      return commentPage(...comments);
    }),
    answers(AddTicketCommentDocument, (variables) => {
      comments.unshift(comment(2, variables.comment));
      return { addTicketComment: { id: 2 } };
    }),
  );
  expect(await dialog.findByText('Which door?')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'History and comments' })).toHaveTextContent(
    'Diego Fuentes12 Nov 2026, 11:00',
  );
  await fill(user, dialog.getByLabelText('Add a comment'), 'The grey one.');
  await user.click(dialog.getByRole('button', { name: 'Add comment' }));
  expect(await dialog.findByText('The grey one.')).toBeVisible();
  expect(asked[0]).toEqual({ ticket: 1, page: 1 });
});

test('the latest comments are shown first, and earlier ones on request [A2.95]', async () => {
  const newest = Array.from({ length: 200 }, (_, n) => comment(201 - n, `Line ${String(201 - n)}`));
  const { user, dialog } = await openTicket(
    {},
    answers(TicketCommentsDocument, (variables) => ({
      ticketComments: {
        count: 201,
        results: variables.page === 1 ? newest : [comment(1, 'Line 1')],
      },
    })),
  );
  expect(await dialog.findByText('Line 201')).toBeVisible();
  const lines = () =>
    within(dialog.getByRole('list', { name: 'History and comments' }))
      .getAllByText(/^Line \d/)
      .map((line) => line.textContent);
  expect(lines()[0]).toBe('Line 2');
  await user.click(dialog.getByText('Show earlier comments (1)'));
  expect(await dialog.findByText('Line 1')).toBeVisible();
  expect([lines()[0], lines()[1], lines().at(-1)]).toEqual(['Line 1', 'Line 2', 'Line 201']);
  expect(dialog.queryByText(/^Show earlier/)).not.toBeInTheDocument();
});

test('comments that cannot be loaded leave an empty list, a short message and the box to write in; Retry loads them [A8.33]', async () => {
  let works = false;
  const { user, dialog } = await openTicket(
    {},
    answers(TicketCommentsDocument, () => (works ? commentPage(comment(1, 'Which door?')) : broken())),
  );
  expect(await dialog.findByText('Comments are not available at the moment.')).toBeVisible();
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  await fill(user, dialog.getByLabelText('Add a comment'), 'Half a thou');
  works = true;
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('Which door?')).toBeVisible();
  expect(dialog.queryByText(/not available/)).not.toBeInTheDocument();
  expect(dialog.getByLabelText('Add a comment')).toHaveValue('Half a thou');
});

test('the name of a ticket opens its details, whose address is a link; closing returns the focus to the name', async () => {
  const { user, router } = await openTickets({
    handlers: [ticketDetails(ticket)],
    at: '/employee/tickets?priority=medium',
  });
  const link = within(await ticketRow('Door does not close')).getByRole('link', {
    name: 'Door does not close',
  });
  await user.click(link);
  expect(await screen.findByRole('dialog', { name: 'Door does not close' })).toBeVisible();
  expect(router.state.location.search).toBe('?priority=medium&ticket=1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe('?priority=medium'));
  await waitFor(() => expect(link).toHaveFocus());
});

/** Maya's list of two tickets, the first of which is open. */
async function openFirstOfTwo(...handlers: RequestHandler[]) {
  const tickets = [ticket(), ticket({ id: 2, title: 'Lamp flickers' })];
  const page = await openTickets({
    list: () => ticketPage(tickets),
    handlers: [
      ...handlers,
      answers(GeneralTicketDocument, ({ id }) => ({
        generalTicket: tickets.find((one) => one.id === id) ?? null,
      })),
    ],
  });
  const { key } = page.router.state.location;
  await page.user.click(within(await ticketRow('Door does not close')).getByRole('link'));
  await screen.findByRole('dialog', { name: 'Door does not close' });
  return { ...page, key };
}

test('the next ticket of the list replaces the open one, and one step back returns to the list', async () => {
  const { user, router, key } = await openFirstOfTwo();
  expect(screen.getByText('1 of 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('dialog', { name: 'Lamp flickers' })).toBeVisible();
  expect(router.state.location.search).toBe('?ticket=2');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location).toMatchObject({ search: '', key }));
  await waitFor(async () => expect(within(await ticketRow('Lamp flickers')).getByRole('link')).toHaveFocus());
});

test('the fields of the list are shown immediately, before the rest of the ticket is loaded', async () => {
  await openFirstOfTwo(answers(GeneralTicketDocument, never));
  expect(screen.getByRole('dialog')).toHaveTextContent('Door does not closeOpenFacilities · Medium priority');
});

test('an unsent comment is kept when the person moves on to the next ticket', async () => {
  const { user } = await openFirstOfTwo();
  await fill(user, await screen.findByLabelText('Add a comment'), 'Half a thou');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('dialog', { name: 'Lamp flickers' });
  expect(await screen.findByLabelText('Add a comment')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByRole('dialog', { name: 'Door does not close' });
  expect(await screen.findByLabelText('Add a comment')).toHaveValue('Half a thou');
  expect(screen.getByText('What you entered before is still here.')).toBeVisible();
});

test('history and comments are in the order in which they happened [A2.95 A4.28]', async () => {
  const { dialog } = await openTicket(
    {
      status: 'IN_PROGRESS',
      history: [
        {
          position: 1,
          toStatus: 'IN_PROGRESS',
          changedByName: 'Diego Fuentes',
          changedAt: '2026-11-13T19:00:00.000Z',
        },
      ],
    },
    answers(TicketCommentsDocument, () => commentPage(comment(1, 'Which door?'))),
  );
  expect(await dialog.findByText('Which door?')).toBeVisible();
  const steps = within(dialog.getByRole('list', { name: 'History and comments' })).getAllByRole('listitem');
  expect(steps.map((step) => /Created|Which door|In Progress/.exec(step.textContent)?.[0])).toEqual([
    'Created',
    'Which door',
    'In Progress',
  ]);
});
