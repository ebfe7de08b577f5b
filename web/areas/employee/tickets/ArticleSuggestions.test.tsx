import { screen, waitFor, within } from '@testing-library/react';

import { ArticleSuggestionsDocument } from '../../../generated/graphql';
import { fill } from '../../../testing/page/fill';
import { answers, broken } from '../../../testing/graph';
import { article, knowledgeService } from '../../../testing/it/knowledge';
import { openNewTicket } from '../../../testing/tickets/openTickets';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const vpn = { id: 7, title: 'Using the VPN from home', category: { id: 2, name: 'Network' } };

/** Answers with these articles, and keeps which texts were asked about. */
function suggesting(reply: () => (typeof vpn)[] | null = () => [vpn]) {
  const asked: string[] = [];
  const handler = answers(ArticleSuggestionsDocument, ({ text }) => {
    asked.push(text);
    const kbSuggestions = reply();
    return kbSuggestions ? { kbSuggestions } : broken();
  });
  return { asked, handler };
}

test('while a person writes, articles about the ticket are suggested once typing pauses', async () => {
  const { asked, handler } = suggesting();
  const { user } = await openNewTicket({ handlers: [handler] });
  expect(screen.queryByRole('region', { name: 'Articles that may help' })).not.toBeInTheDocument();
  await fill(user, screen.getByLabelText('Title'), 'VPN');
  await fill(user, screen.getByLabelText('Description'), 'No connection from home.');
  const offer = await screen.findByRole('region', { name: 'Articles that may help' });
  expect(within(offer).getByRole('button', { name: vpn.title })).toBeVisible();
  expect(asked).toEqual(['VPN\nNo connection from home.']);
});

test('an article is read beside the form, which keeps the typed text', async () => {
  const { handler } = suggesting();
  const service = knowledgeService();
  const { user } = await openNewTicket({
    handlers: [handler, ...service.handlers],
  });
  await fill(user, screen.getByLabelText('Title'), 'VPN from home');
  await user.click(await screen.findByRole('button', { name: vpn.title }));
  const panel = await screen.findByRole('dialog', { name: article().title });
  await user.click(within(panel).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(screen.getByLabelText('Title')).toHaveValue('VPN from home');
});

test('an article that solves the problem closes the form without a ticket', async () => {
  const { handler } = suggesting();
  const { user } = await openNewTicket({ handlers: [handler] });
  await fill(user, screen.getByLabelText('Title'), 'VPN from home');
  await user.click(await screen.findByRole('button', { name: 'This answered my question' }));
  expect(await screen.findByText('No ticket was created.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New Ticket' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});

test('articles that cannot be loaded do not hinder the form', async () => {
  const { asked, handler } = suggesting(() => null);
  const { user } = await openNewTicket({ handlers: [handler] });
  await fill(user, screen.getByLabelText('Title'), 'VPN from home');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('region', { name: 'Articles that may help' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
