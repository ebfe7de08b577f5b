import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import {
  CreateGeneralTicketDocument,
  GeneralTicketsDocument,
  OwnTicketCountsDocument,
  TicketCategoriesDocument,
  type CreateGeneralTicketMutation,
  type GeneralTicketInput,
} from '../../../generated/graphql';
import { chooseOption, fill } from '../../../testing/page/fill';
import { answers, broken, refusal, type Reply } from '../../../testing/graph';
import { openNewTicket, openTickets, ticketRow } from '../../../testing/tickets/openTickets';
import { interceptNetwork } from '../../../testing/server';
import type { User } from '../../../testing/testPortal';
import { categories, ownCounts, ticket, ticketDetails, ticketPage } from '../../../testing/tickets/tickets';
import { toastStore } from '../../../ui/feedback/toast';

interceptNetwork();

async function fillForm(user: User, without: readonly string[] = []) {
  const texts = { Title: ' Door does not close ', Description: 'The one to the yard.' };
  for (const [label, text] of Object.entries(texts)) {
    if (without.includes(label)) continue;
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  if (!without.includes('Category')) await chooseOption(user, /Category/, 'Facilities');
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Create ticket' }));

const created = { createGeneralTicket: ticket({ id: 9 }) };

/** Answers the creation of a ticket and records the request. */
function creating(reply: () => Reply<CreateGeneralTicketMutation> = () => created) {
  const sent: { input: GeneralTicketInput; key: string | null }[] = [];
  const handler = answers(CreateGeneralTicketDocument, ({ input }, request) => {
    sent.push({ input, key: request.headers.get('Idempotency-Key') });
    return reply();
  });
  return { sent, handler };
}

test('an empty form is not sent: one message, three marked fields, and focus on the first [A5.43]', async () => {
  const { sent, handler } = creating();
  const { user } = await openNewTicket({ handlers: [handler] });
  await submit(user);
  expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
  ['Enter a title', 'Choose a category', 'Enter a description'].forEach((text) =>
    expect(screen.getByText(text)).toBeVisible(),
  );
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
  expect(sent).toEqual([]);
});

test.each(['Title', 'Category', 'Description'])('%s alone is also required [A5.43]', async (label) => {
  const { sent, handler } = creating();
  const { user } = await openNewTicket({ handlers: [handler] });
  await fillForm(user, [label]);
  await submit(user);
  expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
  expect(sent).toEqual([]);
});

test('no category is selected at first, and those of the portal are offered; the priority is medium [A3.16 A5.44 A7.34]', async () => {
  const { user } = await openNewTicket();
  await waitFor(() => expect(screen.getByRole('button', { name: /Category/ })).toHaveTextContent('Choose…'));
  expect(screen.getByRole('button', { name: /Priority$/ })).toHaveTextContent('Medium');
  await user.click(screen.getByRole('button', { name: /Category/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Facilities',
    'General',
    'IT Support',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /Priority$/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'Low',
    'Medium',
    'High',
    'Urgent',
  ]);
});

test('a category list that is opened while it loads says so and offers the categories once they are loaded [A3.16]', async () => {
  let arrive: () => void = () => undefined;
  const journey = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { user } = await openNewTicket({
    handlers: [
      answers(TicketCategoriesDocument, async () => {
        await journey;
        return { ticketCategories: { results: categories } };
      }),
    ],
  });
  await user.click(screen.getByRole('button', { name: /Category/ }));
  expect(await screen.findByRole('listbox')).toHaveTextContent('Loading...');
  arrive();
  await user.click(await screen.findByRole('option', { name: 'Facilities' }));
  expect(screen.getByRole('button', { name: /Category/ })).toHaveTextContent('Facilities');
});

test('categories that cannot be loaded leave an empty list and a short message; Retry loads them, and the typed text is kept [A8.33]', async () => {
  let works = false;
  const { user } = await openNewTicket({
    handlers: [
      answers(TicketCategoriesDocument, () =>
        works ? { ticketCategories: { results: categories } } : broken(),
      ),
    ],
  });
  expect(await screen.findByText('Categories are not available at the moment.')).toBeVisible();
  await fillForm(user, ['Category']);
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/not available/)).not.toBeInTheDocument());
  await chooseOption(user, /Category/, 'General');
  expect(screen.getByLabelText('Description')).toHaveValue('The one to the yard.');
});

test("the server's message for a field appears under it, the typed text is kept, and the message goes when the field changes [A8.31]", async () => {
  const { handler } = creating(() =>
    refusal('BAD_USER_INPUT', 'Too long.', { title: ['Too long.'], categoryId: ['Unknown category.'] }),
  );
  const { user } = await openNewTicket({ handlers: [handler] });
  await fillForm(user);
  await submit(user);
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Too long.'));
  expect(screen.getByText('Unknown category.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Description')).toHaveValue('The one to the yard.');
  await chooseOption(user, /Category/, 'General');
  expect(screen.queryByText('Unknown category.')).not.toBeInTheDocument();
  expect(screen.getByText('Too long.')).toBeVisible();
});

test("the server's message for the whole ticket appears above the buttons [A8.31]", async () => {
  const { handler } = creating(() => refusal('RATE_LIMITED', 'Too many requests. Please try again later.'));
  const { user } = await openNewTicket({ handlers: [handler] });
  await fillForm(user);
  await submit(user);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Too many requests. Please try again later.'),
  );
});

test('without an answer the message of the page is shown, and the next attempt has the same key [A8.31]', async () => {
  const { sent, handler } = creating(() => HttpResponse.error());
  const { user } = await openNewTicket({ handlers: [handler] });
  await fillForm(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create ticket. Please try again.');
  const tries = sent.length;
  await submit(user);
  await waitFor(() => expect(sent.length).toBeGreaterThan(tries));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('an employee creates a ticket: it is sent trimmed, confirmed, and list and figures are updated [A2.95 A5.44 A7.31 A9.6]', async () => {
  const { sent, handler } = creating();
  let exists = false;
  const { user } = await openNewTicket({
    handlers: [
      answers(GeneralTicketsDocument, () => ticketPage(exists ? [ticket({ id: 9 })] : [])),
      answers(OwnTicketCountsDocument, () => ownCounts(exists ? { OPEN: 1 } : {})),
      handler,
    ],
  });
  await fillForm(user);
  exists = true;
  await submit(user);

  expect(await screen.findByText('Ticket created successfully!')).toBeVisible();
  expect(toastStore.read().at(-1)).toMatchObject({
    tone: 'success',
    duration: 5000,
    action: { label: 'View' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await ticketRow('Door does not close')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Open' })).toHaveTextContent('Open1'));
  expect(sent.map(({ input }) => input)).toEqual([
    { title: 'Door does not close', description: 'The one to the yard.', categoryId: 10, priority: 'MEDIUM' },
  ]);
});

test('a list that was loading before the ticket was created is read again, so that it contains the ticket [A9.6]', async () => {
  const { handler } = creating();
  const listsArrive: (() => void)[] = [];
  let asked = 0;
  const { user } = await openNewTicket({
    handlers: [
      answers(GeneralTicketsDocument, async () => {
        asked += 1;
        if (asked > 1) return ticketPage([ticket({ id: 9 })]);
        await new Promise<void>((resolve) => {
          listsArrive.push(resolve);
        });
        return ticketPage([]);
      }),
      handler,
    ],
  });
  await fillForm(user);
  await submit(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  listsArrive.forEach((arrive) => arrive());
  expect(await screen.findByRole('link', { name: 'Door does not close' })).toBeVisible();
  expect(asked).toBe(2);
});

test('a ticket created while the resolved tickets are shown leads to the open tickets', async () => {
  const { sent, handler } = creating();
  const { user, router } = await openNewTicket({
    at: '/employee/tickets?tab=resolved&status=closed',
    handlers: [handler],
  });
  await fillForm(user);
  await chooseOption(user, /Priority$/, 'Urgent');
  await submit(user);
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(await ticketRow('Door does not close')).toBeVisible();
  expect(sent[0]?.input).toMatchObject({ priority: 'URGENT' });
});

test('a form with typed text asks before it is discarded; after Back the text is there again', async () => {
  const { user, router } = await openNewTicket();
  await fill(user, screen.getByLabelText('Title'), 'Door');
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard what you entered?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Door');

  await act(() => router.navigate('/learning/ai-assistant'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await act(() => router.navigate('/employee/tickets'));
  await user.click(await screen.findByRole('button', { name: 'New Ticket' }));
  expect(await screen.findByText('What you entered before is still here.')).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Door');
});

test('the toast of a new ticket opens it, and closing it returns to the previous page', async () => {
  const { handler } = creating();
  const { user, router } = await openNewTicket({
    at: '/employee/tickets?priority=high',
    handlers: [ticketDetails(() => ticket({ id: 9 })), handler],
  });
  await fillForm(user);
  await submit(user);
  await screen.findByText('Ticket created successfully!');
  // The other one above the list chooses its columns.
  await user.click(screen.getAllByRole('button', { name: 'View' }).at(-1)!);
  expect(await screen.findByRole('dialog', { name: 'Door does not close' })).toBeVisible();
  expect(router.state.location.search).toBe('?ticket=9');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a link to a new ticket, as in the footer, opens the form, and closing it shows the list', async () => {
  const { user, router } = await openTickets({ at: '/employee/tickets?new=1' });
  expect(await screen.findByRole('dialog', { name: 'New ticket' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
