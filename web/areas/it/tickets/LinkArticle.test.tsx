import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { FindArticlesDocument, RespondToTicketDocument } from '../../../generated/graphql';
import { ticketComment, ticketComments } from '../../../testing/tickets/comments';
import { consoleDetails, itTicket } from '../../../testing/tickets/console';
import { fill } from '../../../testing/page/fill';
import { answers, broken, refusal } from '../../../testing/graph';
import { chooseOfIt, openItTickets } from '../../../testing/tickets/openItTickets';
import { interceptNetwork } from '../../../testing/server';
import type { User } from '../../../testing/testPortal';

interceptNetwork();

const vpn = { id: 7, title: 'Using the VPN from home', category: { id: 2, name: 'Network' } };
const finding = answers(FindArticlesDocument, ({ search }) => {
  const results = [vpn, { ...vpn, id: 8, title: 'Printing in colour' }].filter(({ title }) =>
    title.toLowerCase().includes((search ?? '').toLowerCase()),
  );
  return { publishedKbArticles: { count: results.length, results } };
});

async function openPanel(...handlers: RequestHandler[]) {
  const opened = await openItTickets({
    at: '/it/tickets?ticket=303',
    handlers: [...handlers, finding, consoleDetails(() => itTicket())],
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Screen is dark' }));
  await fill(opened.user, await panel.findByLabelText('Response'), 'Please read this.');
  return { ...opened, panel };
}

async function pick(user: User, title: string) {
  const place = within(screen.getByRole('dialog', { name: title }));
  await user.click(place.getByText('Link an article'));
  await user.type(place.getByRole('combobox', { name: 'Article' }), 'vpn');
  await user.click(await screen.findByRole('option', { name: /Using the VPN from home/ }));
}

test('an article that cannot be linked is refused at its field, and the response stays', async () => {
  const text = 'Only published articles can be linked.';
  const { user, panel } = await openPanel(
    answers(RespondToTicketDocument, () => refusal('BAD_USER_INPUT', text, { article: [text] })),
  );
  await pick(user, 'Screen is dark');
  await user.click(panel.getByRole('button', { name: 'Send response' }));
  expect(await panel.findByText(text)).toBeVisible();
  expect(panel.getByLabelText('Response')).toHaveValue('Please read this.');
});

test('if the search for articles fails, the response can be sent without a link', async () => {
  const sent: unknown[] = [];
  const { user, panel } = await openPanel(
    answers(FindArticlesDocument, broken),
    answers(RespondToTicketDocument, (variables) => {
      sent.push(variables);
      return { addTicketComment: { id: 9 } };
    }),
  );
  await user.click(panel.getByText('Link an article'));
  await user.type(panel.getByRole('combobox', { name: 'Article' }), 'vpn');
  expect(await screen.findByText('Articles could not be loaded.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Send response' }));
  await waitFor(() =>
    expect(sent).toEqual([{ ticket: 303, comment: 'Please read this.', isInternal: false, article: null }]),
  );
});

test('a response links to an article found by its words, from the panel and from the row', async () => {
  const sent: unknown[] = [];
  const { user, panel, router } = await openPanel(
    answers(RespondToTicketDocument, (variables) => {
      sent.push(variables);
      return { addTicketComment: { id: 9 } };
    }),
  );
  await pick(user, 'Screen is dark');
  expect(panel.getByText('Links “Using the VPN from home”')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Send response' }));
  const first = { ticket: 303, comment: 'Please read this.', isInternal: false, article: 7 };
  await waitFor(() => expect(sent).toEqual([first]));
  expect(await panel.findByText('Link an article')).toBeVisible();

  await user.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await chooseOfIt(user, 'Screen is dark', 'Add response');
  const form = within(await screen.findByRole('dialog', { name: 'Respond to Ticket' }));
  await fill(user, form.getByLabelText('Response'), 'Here it is.');
  await pick(user, 'Respond to Ticket');
  await user.click(form.getByRole('button', { name: 'Send response' }));
  await waitFor(() => expect(sent).toEqual([first, { ...first, comment: 'Here it is.' }]));
});

test('the conversation links to an article by its title, and says so if it was removed', async () => {
  const { panel } = await openPanel(
    ticketComments(() => [
      ticketComment({ id: 2, comment: 'And this.', articleId: 8, article: null }),
      ticketComment({ id: 1, comment: 'Read this.', articleId: 7, article: { id: 7, title: vpn.title } }),
    ]),
  );
  expect(await panel.findByRole('link', { name: vpn.title })).toHaveAttribute(
    'href',
    '/it/knowledge-base?article=7',
  );
  expect(panel.getByText('An article that is no longer there, or is not open to you.')).toBeVisible();
});
