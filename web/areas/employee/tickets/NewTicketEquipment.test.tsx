import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  CreateGeneralTicketDocument,
  OwnAssetsDocument,
  type GeneralTicketInput,
} from '../../../generated/graphql';
import { chooseOption, fill } from '../../../testing/page/fill';
import { answers, broken, refusal } from '../../../testing/graph';
import { openNewTicket } from '../../../testing/tickets/openTickets';
import { interceptNetwork } from '../../../testing/server';
import { ticket } from '../../../testing/tickets/tickets';

interceptNetwork();

const things = [
  { id: 31, name: 'ThinkPad T14', assetTag: 'LAP-004' },
  { id: 32, name: 'Pixel 9', assetTag: 'PHO-011' },
];
const owns = answers(OwnAssetsDocument, () => ({ myEquipment: things }));

/** The form with its texts filled in; `sent` collects created tickets. */
async function open(...handlers: RequestHandler[]) {
  const sent: GeneralTicketInput[] = [];
  const creating = answers(CreateGeneralTicketDocument, ({ input }) => {
    sent.push(input);
    return { createGeneralTicket: ticket({ id: 9 }) };
  });
  const { user } = await openNewTicket({ handlers: [...handlers, creating] });
  await fill(user, screen.getByLabelText('Title'), 'Fan is loud');
  await fill(user, screen.getByLabelText('Description'), 'Since Monday.');
  const send = () => user.click(screen.getByRole('button', { name: 'Create ticket' }));
  return { user, sent, send };
}
const field = () => screen.queryByRole('button', { name: /Equipment$/ });

test("a ticket for IT Support can name one of the person's assets, in its last field", async () => {
  const { user, sent, send } = await open(owns);
  await chooseOption(user, /Category/, 'IT Support');
  await waitFor(() => expect(field()).toHaveTextContent('None of them'));
  const fields = within(screen.getByRole('dialog')).getAllByText(
    /^(Title|Category|Priority|Description|Equipment)$/,
  );
  expect(fields.map((label) => label.textContent)).toEqual([
    'Title',
    'Category',
    'Priority',
    'Description',
    'Equipment',
  ]);
  await chooseOption(user, /Equipment$/, 'Pixel 9 · PHO-011');
  await send();
  await waitFor(() => expect(sent).toMatchObject([{ categoryId: 1, assetId: 32 }]));
});

test('a ticket for another category names no asset, even if one was selected before', async () => {
  const { user, sent, send } = await open(owns);
  expect(field()).not.toBeInTheDocument();
  await chooseOption(user, /Category/, 'IT Support');
  await chooseOption(user, /Equipment$/, 'ThinkPad T14 · LAP-004');
  await chooseOption(user, /Category/, 'Facilities');
  expect(field()).not.toBeInTheDocument();
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('assetId');
});

test('a person without assets has no such field, and one whose assets cannot be loaded sends the ticket without', async () => {
  let isBroken = true;
  const { user, sent, send } = await open(
    answers(OwnAssetsDocument, () => (isBroken ? broken() : { myEquipment: [] })),
  );
  await chooseOption(user, /Category/, 'IT Support');
  expect(await screen.findByText(/^Your equipment is not available at the moment/)).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(/^Your equipment/)).not.toBeInTheDocument());
  expect(field()).not.toBeInTheDocument();
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('an asset that was returned in the meantime is refused at the field', async () => {
  const text = 'Choose an asset that you have.';
  const { user, send } = await open(
    owns,
    answers(CreateGeneralTicketDocument, () => refusal('BAD_USER_INPUT', text, { assetId: [text] })),
  );
  await chooseOption(user, /Category/, 'IT Support');
  await chooseOption(user, /Equipment$/, 'ThinkPad T14 · LAP-004');
  await send();
  expect(await screen.findByText(text)).toBeVisible();
});
