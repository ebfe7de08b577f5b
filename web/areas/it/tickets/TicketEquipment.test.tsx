import { screen, within } from '@testing-library/react';

import { TicketEquipmentDocument, type TicketEquipmentQuery } from '../../../generated/graphql';
import {
  consoleDetails,
  consoleTicket,
  itTicket,
  type ConsoleTicket,
} from '../../../testing/tickets/console';
import { hrPerson } from '../../../testing/people/employees';
import { answers, broken, type DataOf } from '../../../testing/graph';
import { openHrTickets } from '../../../testing/tickets/openHrTickets';
import { itPage, openItTickets } from '../../../testing/tickets/openItTickets';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

type Found = NonNullable<DataOf<TicketEquipmentQuery>['ticket']>;

const laptop = {
  id: 40,
  assetTag: 'LAP-001',
  name: 'Laptop 14',
  brand: 'Lenovo',
  model: 'T14',
  warrantyExpiry: '2024-03-01',
  isLost: false,
};
const phone = { ...laptop, id: 41, assetTag: 'PHO-009', name: 'Phone', brand: null, model: null };
const earlier = {
  id: 280,
  title: 'Screen flickers',
  status: 'RESOLVED' as const,
  createdAt: '2026-10-02T08:00:00Z',
};

function serving(given: Partial<Found> = {}) {
  const asked: number[] = [];
  const handler = answers(TicketEquipmentDocument, ({ id }) => {
    asked.push(id);
    return {
      ticket: {
        id,
        earlierOnAsset: { count: 6, results: [earlier] },
        createdBy: {
          id: 7,
          equipment: [
            laptop,
            { ...phone, warrantyExpiry: '2031-05-01' },
            { ...phone, id: 42, assetTag: 'MON-3', warrantyExpiry: null, isLost: true },
          ],
        },
        ...given,
      },
    };
  });
  return { asked, handler };
}

async function openPanel(handler: ReturnType<typeof serving>['handler'], ticket: ConsoleTicket = itTicket()) {
  await openItTickets({
    at: `/it/tickets?ticket=${String(ticket.id)}`,
    list: () => itPage([ticket]),
    handlers: [handler, consoleDetails(() => ticket)],
  });
  const panel = within(await screen.findByRole('dialog', { name: ticket.title }));
  await panel.findByText('Submitted by', { selector: 'dt' });
  return panel;
}

test('HR who open an IT ticket see no equipment, and do not request it', async () => {
  const { asked, handler } = serving();
  await openHrTickets({
    at: '/hr/tickets?ticket=303',
    viewer: hrPerson(['Employee', 'HR']),
    handlers: [handler, consoleDetails(() => itTicket())],
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Screen is dark' }));
  await panel.findByText('Submitted by', { selector: 'dt' });
  expect(panel.queryByRole('region', { name: 'Equipment of the reporter' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('a general ticket outside IT shows no equipment', async () => {
  const { asked, handler } = serving();
  const panel = await openPanel(handler, consoleTicket());
  expect(panel.queryByRole('region', { name: 'Equipment of the reporter' })).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test("IT Staff see the requester's assets, their warranties, and earlier tickets on the asset", async () => {
  const panel = await openPanel(serving().handler);
  const part = within(await panel.findByRole('region', { name: 'Equipment of the reporter' }));
  // The parts of a date are joined by spaces that do not break.
  const lines = part.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(lines).toEqual([
    'LAP-001 · Laptop 14Lenovo T14 · Warranty ended 1 Mar 2024',
    'PHO-009 · PhoneWarranty until 1 May 2031',
    'MON-3 · PhoneWarranty unknown · Lost',
  ]);
  const tickets = within(panel.getByRole('region', { name: 'Earlier tickets on this asset (6)' }));
  expect(tickets.getByRole('link', { name: 'Screen flickers' })).toHaveAttribute(
    'href',
    '/it/tickets?ticket=280',
  );
});

test('a requester without equipment, and an asset without earlier tickets, have short messages', async () => {
  const { handler } = serving({
    earlierOnAsset: { count: 0, results: [] },
    createdBy: { id: 7, equipment: [] },
  });
  const panel = await openPanel(handler);
  expect(await panel.findByText('No equipment')).toBeVisible();
  expect(panel.queryByRole('region', { name: /Earlier tickets/ })).not.toBeInTheDocument();
});

test('equipment that cannot be loaded does not affect the ticket, and can be loaded again', async () => {
  const panel = await openPanel(answers(TicketEquipmentDocument, broken));
  expect(await panel.findByText('Equipment is not available at the moment.')).toBeVisible();
  expect(panel.getByLabelText('Response')).toBeVisible();
});

test('an asset named by its brand and model shows them once', async () => {
  const named = { ...laptop, name: 'Lenovo T14' };
  const panel = await openPanel(serving({ createdBy: { id: 7, equipment: [named] } }).handler);
  const line = within(await panel.findByRole('region', { name: 'Equipment of the reporter' }));
  expect(line.getByRole('listitem')).toHaveTextContent(/^LAP-001 · Lenovo T14\s*Warranty ended 1 Mar 2024$/);
});
