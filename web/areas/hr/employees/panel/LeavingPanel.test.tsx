import { screen, within } from '@testing-library/react';

import { LeavingDocument } from '../../../../generated/graphql';
import { employee, employeesPage, recordDetails } from '../../../../testing/people/employees';
import { answers, broken } from '../../../../testing/graph';
import { leftTicket, nothingLeft } from '../../../../testing/people/leaving';
import { openEmployees } from '../../../../testing/people/openEmployees';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

const left = employee({ employmentStatus: 'TERMINATED' });
const at = '/hr/employees?leaving=21';

test('all open work of a leaver is in one panel, and each line links to its screen if there is one', async () => {
  const { user, router } = await openEmployees({
    at,
    handlers: [
      ...recordDetails(() => employee({ id: 50, fullName: 'Tomas Herrera' })),
      answers(LeavingDocument, () => ({
        leaving: {
          ...nothingLeft(left),
          equipment: [{ assetTag: 'LAP-014', name: 'ThinkPad T14', since: '2024-03-04' }],
          reports: {
            count: 101,
            results: [{ id: 50, fullName: 'Tomas Herrera', jobTitle: 'Support Analyst' }],
          },
          waitingApprovals: { count: 1, results: [leftTicket({ id: 2, title: 'Fishing' })] },
          assignedTickets: {
            count: 1,
            results: [leftTicket({ id: 3, title: 'Screen is dark', kind: 'IT_SUPPORT' })],
          },
          openTickets: { count: 1, results: [leftTicket({ id: 4, title: 'New chair', kind: 'GENERAL' })] },
          pendingLeave: { count: 1, results: [leftTicket({ id: 5, title: 'Wedding' })] },
          postings: {
            count: 1,
            results: [{ id: '5f0c2a51-0000-4000-8000-000000000001', title: 'Designer' }],
          },
        },
      })),
    ],
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Open work of Amara Nwosu' }));
  const parts = panel.getAllByRole('region').map((part) => part.textContent.replace(/\s+/g, ' '));
  expect(parts).toEqual([
    'People without a manager now 101Tomas HerreraSupport Analystand 100 more',
    'Leave of their team that waits for a decision 1FishingLeave request of Maya Okafor',
    'Tickets assigned to them 1Screen is darkIT support of Maya Okafor',
    'Tickets of their own 1New chairGeneral of Maya Okafor',
    'Leave that they requested 1WeddingLeave request of Maya Okafor',
    'Job postings that they hire for 1Designer',
    'Equipment to give back 1ThinkPad T14LAP-014 · since 4 Mar 2024',
  ]);
  expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Tomas Herrera',
    'Fishing',
    'Screen is dark',
    'New chair',
    'Wedding',
    'Designer',
  ]);
  expect(panel.getByRole('link', { name: 'New chair' })).toHaveAttribute('href', '/hr/tickets?ticket=4');
  await user.click(panel.getByRole('link', { name: 'Tomas Herrera' }));
  expect(router.state.location.search).toBe('?employee=50');
  expect(await screen.findByRole('dialog', { name: 'Tomas Herrera' })).toBeVisible();
});

test('without open work the panel says so', async () => {
  await openEmployees({ at, handlers: [answers(LeavingDocument, () => ({ leaving: nothingLeft(left) }))] });
  expect(await screen.findByText('Nothing is left')).toBeVisible();
});

test('open work that cannot be loaded can be loaded again; an unknown person has none', async () => {
  let isBroken = true;
  const { user } = await openEmployees({
    at,
    handlers: [answers(LeavingDocument, () => (isBroken ? broken() : { leaving: null }))],
  });
  expect(await screen.findByText('Failed to load the open work. Please try again.')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('This employee does not exist any more.')).toBeVisible();
});

test('the details of a person who has left link to the open work', async () => {
  const { user } = await openEmployees({
    at: '/hr/employees?employee=21',
    list: () => employeesPage([left]),
    handlers: [
      ...recordDetails(() => left),
      answers(LeavingDocument, () => ({ leaving: nothingLeft(left) })),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Open work' }));
  expect(await screen.findByRole('dialog', { name: 'Open work of Amara Nwosu' })).toBeVisible();
});
