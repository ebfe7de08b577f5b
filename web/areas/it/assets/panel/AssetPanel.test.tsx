import { screen, within } from '@testing-library/react';

import { AssetDetailsDocument, AssetTimelineDocument } from '../../../../generated/graphql';
import { asset, assetDetails, assetsPage, assetTimeline, heldBy } from '../../../../testing/it/assets';
import { answers, broken } from '../../../../testing/graph';
import { openAssets } from '../../../../testing/it/openAssets';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

type Handlers = NonNullable<Parameters<typeof openAssets>[0]>['handlers'];

async function openPanel(handlers: Handlers = [], name = 'MacBook Pro 14', row = asset()) {
  const opened = await openAssets({ at: '/it/assets?asset=42', list: () => assetsPage([row]), handlers });
  return { ...opened, panel: await screen.findByRole('dialog', { name }) };
}

test('an unknown asset is not found [C8.13]', async () => {
  const { panel } = await openPanel([...assetDetails(() => null)], 'Asset Details');
  expect(await within(panel).findByText('Asset not found')).toBeVisible();
});

test('details that cannot be loaded can be loaded again', async () => {
  let works = false;
  const { user, panel } = await openPanel(
    [answers(AssetDetailsDocument, () => (works ? undefined : broken()))],
    'Asset Details',
  );
  expect(await within(panel).findByText('Failed to load the asset. Please try again.')).toBeVisible();
  works = true;
  await user.click(within(panel).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Asset Information')).toBeVisible();
});

test('the details have five sections, with the actions below [C2.22 C2.23 C3.1]', async () => {
  const laptop = asset({ status: 'ASSIGNED', currentAssignment: heldBy({ notes: 'With charger' }) });
  const { panel } = await openPanel(
    assetDetails(() => laptop),
    laptop.name,
    laptop,
  );
  await within(panel).findByText('Asset Information');
  const headings = within(panel).getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Asset Information',
    'Assignment Information',
    'Financial Information',
    'Activity Summary',
    'Notes',
    'History',
  ]);
  const values = within(panel).getAllByRole('definition');
  const facts = Object.fromEntries(
    within(panel)
      .getAllByRole('term')
      .map((term, index) => [term.textContent, values[index]?.textContent.replace(/\s/g, ' ')]),
  );
  expect(facts).toMatchObject({
    'Asset tag': 'LAP-042',
    Category: 'Laptop',
    Brand: 'Apple',
    Model: 'M4 Pro',
    'Serial number': 'C02XK0AJ',
    Status: 'Assigned',
    Condition: 'Excellent',
    Location: 'Office Floor 2',
    'Assigned to': 'Amara Nwosu · Engineering',
    Since: '3 Feb 2026',
    'Condition on assignment': 'Good',
    'Assigned by': 'Diego Fuentes',
    'Notes of the assignment': 'With charger',
    'Purchase date': '1 Mar 2025',
    'Purchase cost': '$2,399.00',
    Warranty: 'Until 1 Mar 2028',
    Added: '2 Mar 2025',
    'Assigned so far': '3 times',
    Maintenance: '1 time',
    'Latest maintenance': 'Repair · Completed',
  });
  expect(within(panel).getByText('Has a dent.')).toBeVisible();
  for (const name of ['Reassign', 'Unassign', 'Edit'])
    expect(within(panel).getByRole('button', { name })).toBeVisible();
});

test('one history shows holders and conditions, maintenance, and changes, the newest first', async () => {
  const { panel } = await openPanel([
    assetTimeline({
      assetHistory: [
        {
          id: 5,
          field: 'PURCHASE_COST',
          before: '2500.00',
          after: '2399.00',
          changedAt: '2026-06-02T16:30:00.000Z',
          changedBy: { id: 9, fullName: 'Diego Fuentes' },
        },
        {
          id: 4,
          field: 'HOLDER',
          before: 'Amara Nwosu',
          after: null,
          changedAt: '2026-05-02T16:30:00.000Z',
          changedBy: null,
        },
        {
          id: 3,
          field: 'STATUS',
          before: 'assigned',
          after: 'available',
          changedAt: '2026-05-02T16:30:00.000Z',
          changedBy: null,
        },
      ],
      assetAssignments: [
        {
          id: 900,
          holderName: 'Amara Nwosu',
          assignedDate: '2026-02-03',
          returnedDate: '2026-05-02',
          conditionOnAssignment: 'GOOD',
          conditionOnReturn: 'FAIR',
          notes: '',
          isActive: false,
        },
      ],
      assetMaintenanceRecords: [
        {
          id: 70,
          maintenanceType: 'REPAIR',
          status: 'COMPLETED',
          description: 'New battery',
          completedDate: '2026-04-05',
          performedBy: 'Fixers',
          cost: '120.00',
          notes: '',
          createdByName: 'Diego Fuentes',
          createdAt: '2026-04-02T16:30:00.000Z',
        },
      ],
    }),
  ]);
  const history = await within(panel).findByRole('list', { name: 'History' });
  const steps = within(history)
    .getAllByRole('listitem')
    .map((step) => step.textContent.replace(/\s/g, ' '));
  expect(steps).toHaveLength(5);
  expect(steps[0]).toContain('Value');
  expect(steps[0]).toContain('$2,500.00 → $2,399.00');
  expect(steps[1]).toContain('Assigned → Available');
  expect(steps[2]).toContain('Repair: completed');
  expect(steps[2]).toContain('Over on 5 Apr 2026 · by Fixers · $120.00');
  expect(steps[3]).toContain('Was with Amara Nwosu3 Feb – 2 May 2026');
  expect(steps[3]).toContain('Good when given, Fair when returned');
  expect(steps[4]).toContain('Added to the register');
});

test('assignments on the same day are in order of time, the newest first', async () => {
  const assignment = (id: number, holderName: string, isActive: boolean) => ({
    id,
    holderName,
    assignedDate: '2026-05-02',
    returnedDate: isActive ? null : '2026-05-02',
    conditionOnAssignment: 'GOOD' as const,
    conditionOnReturn: null,
    notes: '',
    isActive,
  });
  const change = (id: number, field: 'HOLDER' | 'NAME', after: string, at: string) => ({
    id,
    field,
    before: null,
    after,
    changedAt: `2026-05-02T${at}:00.000Z`,
    changedBy: null,
  });
  const { panel } = await openPanel([
    assetTimeline({
      assetHistory: [
        change(4, 'NAME', 'The new name', '18:00'),
        change(3, 'HOLDER', 'Chiyo Abe', '17:30'),
        change(2, 'NAME', 'A better name', '17:00'),
        change(1, 'HOLDER', 'Naomi Bennett', '16:30'),
      ],
      assetAssignments: [assignment(901, 'Chiyo Abe', true), assignment(900, 'Naomi Bennett', false)],
      assetMaintenanceRecords: [],
    }),
  ]);
  const history = await within(panel).findByRole('list', { name: 'History' });
  const texts = within(history)
    .getAllByRole('listitem')
    .map((step) => /The new name|Chiyo Abe|A better name|Naomi Bennett/.exec(step.textContent)?.[0]);
  expect(texts.slice(0, 4)).toEqual(['The new name', 'Chiyo Abe', 'A better name', 'Naomi Bennett']);
});

test('a longer history is read on request, and a failure leaves the details readable', async () => {
  const asked: unknown[] = [];
  const { user, panel } = await openPanel([
    answers(AssetTimelineDocument, ({ pageSize }) => {
      asked.push(pageSize);
      return undefined;
    }),
    assetTimeline({}, 30),
  ]);
  await user.click(await within(panel).findByRole('button', { name: 'Show earlier history' }));
  expect(asked).toContain(200);
  expect(within(panel).queryByText('Added to the register')).not.toBeInTheDocument();
});

test('a history that cannot be loaded leaves the details readable', async () => {
  const { panel } = await openPanel([answers(AssetTimelineDocument, () => broken())]);
  expect(await within(panel).findByText(/The history is not available at the moment/)).toBeVisible();
  expect(within(panel).getByText('Financial Information')).toBeVisible();
});
