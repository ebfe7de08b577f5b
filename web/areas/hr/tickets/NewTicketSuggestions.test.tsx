import { screen, waitFor, within } from '@testing-library/react';

import { ArticleSuggestionsDocument } from '../../../generated/graphql';
import { fill } from '../../../testing/page/fill';
import { answers } from '../../../testing/graph';
import { openHrTickets } from '../../../testing/tickets/openHrTickets';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const name = 'Articles that may help';
const chairs = { id: 9, title: 'Ordering a chair', category: { id: 4, name: 'Working here' } };

/** Opens the form with a typed text; `asked` has the texts of the article searches. */
async function write(type?: string) {
  const asked: string[] = [];
  const { user } = await openHrTickets({
    handlers: [
      answers(ArticleSuggestionsDocument, ({ text }) => {
        asked.push(text);
        return { kbSuggestions: [chairs] };
      }),
    ],
  });
  await user.click(screen.getByRole('button', { name: 'New Ticket' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create New Ticket' }));
  if (type) {
    await user.click(form.getByRole('button', { name: /Type$/ }));
    await user.click(await screen.findByRole('option', { name: type }));
  }
  await fill(user, form.getByLabelText('Title'), 'My chair');
  await fill(user, form.getByLabelText('Description'), 'It is broken.');
  return { user, form, asked };
}

test.each(['Leave request', 'Feedback'])(
  'the text of %s is not searched, and no article is suggested',
  async (type) => {
    const { user, form, asked } = await write(type);
    await user.click(form.getByRole('button', { name: /Priority$/ }));
    await user.click(await screen.findByRole('option', { name: 'High' }));
    expect(form.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  },
);

test.each([undefined, 'IT support'])(
  'a member of HR who writes a ticket gets article suggestions, and one that solves the problem closes the form (%s)',
  async (type) => {
    const { user, form, asked } = await write(type);
    const offer = within(await form.findByRole('region', { name }));
    expect(offer.getByRole('button', { name: chairs.title })).toBeVisible();
    await waitFor(() => expect(asked).toContain('My chair\nIt is broken.'));
    await user.click(offer.getByRole('button', { name: 'This answered my question' }));
    expect(await screen.findByText('No ticket was created.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);
