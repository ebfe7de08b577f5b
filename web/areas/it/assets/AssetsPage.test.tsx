import { screen, waitFor, within } from '@testing-library/react';

import { AssetFiguresDocument, AssetTabsDocument } from '../../../generated/graphql';
import { asset, assetFigures, assetsPage, heldBy } from '../../../testing/it/assets';
import { chooseOption } from '../../../testing/page/fill';
import { answers, broken } from '../../../testing/graph';
import { assetRow, menuOf, openAssets } from '../../../testing/it/openAssets';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const cards = ['Total Assets', 'Assigned', 'Available', 'Maintenance', 'Total Value'];

test('five cards show the number of assets and their total cost [C1.3 C2.15 C2.16 C9.15]', async () => {
  await openAssets();
  const expected = ['1,240', '620', '500', '14', '$418,903'];
  for (const [index, label] of cards.entries())
    expect(
      await within(screen.getByRole('group', { name: label })).findByText(expected[index] ?? ''),
    ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to IT Portal' })).toHaveAttribute('href', '/it');
});

test('a value of ten millions and more is abbreviated, with the exact value on hover [C2.16]', async () => {
  await openAssets({
    handlers: [
      answers(AssetFiguresDocument, () => ({
        assetStatistics: { ...assetFigures, totalValue: '152418902.50' },
      })),
    ],
  });
  expect(await screen.findByText('$152.4M')).toHaveAttribute('title', '$152,418,902.50');
});

test('figures that cannot be loaded say N/A, and one retry loads them again [C2.16]', async () => {
  let works = false;
  const { user } = await openAssets({
    handlers: [answers(AssetFiguresDocument, () => (works ? { assetStatistics: assetFigures } : broken()))],
  });
  expect(await screen.findAllByText('N/A')).toHaveLength(5);
  expect(await assetRow()).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await within(screen.getByRole('group', { name: 'Total Assets' })).findByText('1,240')).toBeVisible();
});

test('the breakdowns list the largest group first, and a bar filters the list until it is pressed again [C2.17 C7.14]', async () => {
  const { user, asked, router } = await openAssets();
  const names = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  await screen.findByRole('list', { name: 'Assets by Condition' });
  expect(names('Assets by Condition')).toEqual(['Good900', 'Poor340']);
  expect(names('Assets by Type')).toEqual(['Laptop1,000', 'Monitor240']);
  await user.click(screen.getByRole('link', { name: 'Poor' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ condition: ['POOR'] }));
  expect(screen.getByRole('link', { name: 'Poor' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: 'Monitor' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ condition: ['POOR'], category: ['2'] }));
  await user.click(screen.getByRole('link', { name: 'Poor' }));
  await waitFor(() => expect(router.state.location.search).toBe('?type=2'));
});

test('four tabs show their filtered counts, and only their own assets [C2.20 C2.24]', async () => {
  const counted: unknown[] = [];
  const { user, asked, router } = await openAssets({
    handlers: [
      answers(AssetTabsDocument, (variables) => {
        counted.push(variables);
        return undefined;
      }),
    ],
  });
  await within(await screen.findByRole('tab', { name: /All Assets/ })).findByText('1,240');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'All Assets1,240',
    'Assigned to Employees620',
    'Available Inventory500',
    'Under Maintenance14',
  ]);
  await user.click(screen.getByRole('tab', { name: /Under Maintenance/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ status: ['MAINTENANCE'] }));
  expect(router.state.location.search).toBe('?status=maintenance');
  expect(screen.queryByRole('list', { name: 'Filters in force' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search assets' }), 'apple');
  await waitFor(() => expect(counted.at(-1)).toMatchObject({ search: 'apple' }));
  expect(asked.at(-1)).toMatchObject({ search: 'apple', status: ['MAINTENANCE'] });
});

test('the filter panel filters by type, status, location, department and employee, and keeps them in the address [C2.18 C2.19 C4.2 C9.10 C9.11 C9.12]', async () => {
  const { user, asked, router } = await openAssets();
  await assetRow();
  expect(screen.getByPlaceholderText('Search assets...')).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'Filters' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  const panel = await screen.findByRole('group', { name: 'Filters' });
  await user.click(within(panel).getByRole('button', { name: /Status$/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'All statuses',
    'Available',
    'Assigned',
    'Maintenance',
    'Retired',
    'Lost',
    'Active',
    'Inactive',
    'Damaged',
  ]);
  await user.click(screen.getByRole('option', { name: 'Damaged' }));
  await chooseOption(user, /Asset Type$/, 'Laptop');
  await user.click(within(panel).getByRole('button', { name: /Location$/ }));
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
    'All locations',
    'Office Floor 1',
    'Office Floor 2',
    'Office Floor 3',
    'Server Room',
    'Storage Room',
    'Mobile Device',
  ]);
  await user.click(screen.getByRole('option', { name: 'Server Room' }));
  await chooseOption(user, /Department$/, 'Engineering');
  await user.type(within(panel).getByRole('combobox', { name: 'Employee' }), 'Amara');
  await user.click(await screen.findByRole('option', { name: /Amara Nwosu/ }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      status: ['DAMAGED'],
      category: ['1'],
      location: ['Server Room'],
      department: ['3'],
      employee: [121],
      page: 1,
    }),
  );
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    status: 'damaged',
    type: '1',
    location: 'Server Room',
    department: '3',
    employee: '121',
  });
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All Assets');
  expect(screen.getByRole('button', { name: 'Filters (5)' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Remove filter Employee: Amara Nwosu' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ employee: null, department: ['3'] }));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('IT sees the assets of people who left the organization', async () => {
  const { user, asked } = await openAssets();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Held by people who left' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ heldByLeavers: true }));
  expect(screen.getByRole('button', { name: 'Remove filter Held by: People who left' })).toBeVisible();
});

test('a row shows the asset, its holder and since when, its cost, and its actions [C2.21 C3.1 C6.4 C7.13 C7.27]', async () => {
  const { user, asked } = await openAssets({
    list: () =>
      assetsPage([
        asset({ status: 'ASSIGNED', currentAssignment: heldBy() }),
        asset({ id: 43, assetTag: 'SER-004', name: 'PowerEdge', status: 'AVAILABLE' }),
        asset({ id: 44, assetTag: 'PHO-031', name: 'Pixel 10', status: 'MAINTENANCE' }),
      ]),
  });
  const row = await assetRow();
  for (const words of [
    'LAP-042 · C02XK0AJ',
    'Laptop',
    'Assigned',
    'Excellent',
    'Amara Nwosu',
    'Office Floor 2',
    '$2,399.00',
  ])
    expect(within(row).getAllByText(words)[0]).toBeInTheDocument();
  expect(row).toHaveTextContent(/since 3.Feb.2026/);
  expect(await menuOf(user)).toEqual([
    'View details',
    'Edit',
    'Reassign',
    'Unassign',
    'Mark for maintenance',
    'Delete',
  ]);
  await user.keyboard('{Escape}');
  expect(await menuOf(user, 'PowerEdge')).toEqual([
    'View details',
    'Edit',
    'Assign',
    'Mark for maintenance',
    'Delete',
  ]);
  await user.keyboard('{Escape}');
  expect(await menuOf(user, 'Pixel 10')).toEqual([
    'View details',
    'Edit',
    'Assign',
    'End maintenance',
    'Delete',
  ]);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: /^Cost/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ ordering: 'purchaseCost' }));
});

test('the same assets are shown as cards in the grid, each with its menu, and the address keeps it [C2.18 C2.21 C2.24]', async () => {
  const { user, router } = await openAssets({
    list: () => assetsPage([asset({ status: 'ASSIGNED', currentAssignment: heldBy() })]),
  });
  await assetRow();
  await user.click(screen.getByRole('radio', { name: 'Grid' }));
  const card = await screen.findByRole('article');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(within(card).getByText(/Amara Nwosu, since/)).toBeVisible();
  expect(within(card).getByText('$2,399.00')).toBeVisible();
  expect(router.state.location.search).toBe('?view=grid');
  await user.click(within(card).getByRole('button', { name: /^Actions for/ }));
  expect(await screen.findByRole('menuitem', { name: 'Unassign' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(card).getByRole('link', { name: 'MacBook Pro 14' }));
  expect(await screen.findByRole('dialog', { name: 'MacBook Pro 14' })).toBeVisible();
});

test('a list that cannot be loaded says so and can be loaded again; figures are still shown', async () => {
  let works = false;
  const { user } = await openAssets({ list: () => (works ? assetsPage([asset()]) : broken()) });
  expect(await screen.findByText('Failed to load assets. Please try again.')).toBeVisible();
  expect(await within(screen.getByRole('group', { name: 'Assigned' })).findByText('620')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await assetRow()).toBeVisible();
});

test('an empty register suggests adding an asset, and a search without a match clearing it', async () => {
  const { user } = await openAssets({ list: () => assetsPage([]) });
  expect(await screen.findByText('No assets yet')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search assets' }), 'zebra');
  expect(await screen.findByText('No assets match')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No assets yet')).toBeVisible();
  const [, inList] = screen.getAllByRole('button', { name: 'Add Asset' });
  if (inList) await user.click(inList);
  expect(await screen.findByRole('dialog', { name: 'Add New Asset' })).toBeVisible();
});
