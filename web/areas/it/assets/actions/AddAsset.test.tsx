import { screen, waitFor, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import {
  AssetPeopleCountsDocument,
  AssignNewAssetDocument,
  CreateAssetDocument,
  FindAssetPeopleDocument,
} from '../../../../generated/graphql';
import { asset } from '../../../../testing/it/assets';
import { fill } from '../../../../testing/page/fill';
import { answers, refusal } from '../../../../testing/graph';
import { chooseEmployee, openAssets } from '../../../../testing/it/openAssets';
import { interceptNetwork } from '../../../../testing/server';
import type { User } from '../../../../testing/testPortal';
import { toastStore } from '../../../../ui/feedback/toast';

interceptNetwork();

async function openAdd(...handlers: RequestHandler[]) {
  const opened = await openAssets({ handlers });
  await opened.user.click(screen.getByRole('button', { name: 'Add Asset' }));
  const form = await screen.findByRole('dialog', { name: 'Add New Asset' });
  return { ...opened, form, send: () => within(form).getByRole('button', { name: 'Add Asset' }) };
}

async function choose(user: User, form: HTMLElement, field: RegExp, option: string) {
  await user.click(within(form).getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fillIn(user: User, form: HTMLElement) {
  const field = within(form);
  await fill(user, field.getByLabelText('Asset name'), ' MacBook Pro 14 ');
  await choose(user, form, /Category$/, 'Laptop');
  await fill(user, field.getByLabelText('Brand'), 'Apple');
  await fill(user, field.getByLabelText('Model'), 'M4 Pro');
  await fill(user, field.getByLabelText('Serial number'), 'C02XK0AJ');
  await choose(user, form, /Location$/, 'Office Floor 2');
  await fill(user, field.getByLabelText('Purchase date'), '1 Mar 2025');
  await fill(user, field.getByLabelText('Purchase cost'), '2399.5');
  await fill(user, field.getByLabelText('Warranty expiry'), '1 Mar 2028');
}

const made = (sent: unknown[]) =>
  answers(CreateAssetDocument, ({ input }) => {
    sent.push(input);
    return { createAsset: { id: 42, assetTag: 'LAP-042' } };
  });

test('an asset is not sent without its required fields, and each shows what is missing [C5.1 C5.2 C5.12 C8.19]', async () => {
  const { user, form, send } = await openAdd();
  await user.click(send());
  expect(await within(form).findByText('Please fill in all required fields')).toBeVisible();
  for (const text of [
    'Asset name is required',
    'Category is required',
    'Brand is required',
    'Model is required',
    'Serial number is required',
    'Location is required',
    'Purchase date is required',
    'Purchase cost is required',
    'Warranty expiry is required',
  ])
    expect(within(form).getByText(text)).toBeVisible();
  expect(within(form).getByLabelText('Asset name')).toHaveFocus();
});

test('dates before 1950, a purchase in the future and invalid dates are refused under their fields [C5.4 C5.5 C9.3]', async () => {
  const { user, form, send } = await openAdd();
  await fill(user, within(form).getByLabelText('Purchase date'), '31 Dec 1949');
  await fill(user, within(form).getByLabelText('Warranty expiry'), '31 Dec 1949');
  await user.click(send());
  expect(await within(form).findAllByText('Dates before 1950-01-01 are not accepted.')).toHaveLength(2);
  await user.clear(within(form).getByLabelText('Purchase date'));
  await fill(user, within(form).getByLabelText('Purchase date'), '1 Jan 2090');
  await user.clear(within(form).getByLabelText('Warranty expiry'));
  await fill(user, within(form).getByLabelText('Warranty expiry'), 'someday');
  expect(await within(form).findByText('The purchase date cannot be in the future.')).toBeVisible();
  expect(within(form).getByText(/"someday" is not a date/)).toBeVisible();
});

test('a cost has at most two decimals, and a minus sign cannot be typed [C5.6 C5.7]', async () => {
  const { user, form, send } = await openAdd();
  const cost = within(form).getByLabelText('Purchase cost');
  await user.type(cost, '-12');
  expect(cost).toHaveValue('12');
  await user.type(cost, '.345');
  await user.click(send());
  expect(await within(form).findByText('Enter at most 2 digits after the point.')).toBeVisible();
});

test('an assigned or lost asset needs an employee, and an asset that cannot be assigned has none [C4.6 C4.7 C5.8]', async () => {
  const { user, form, send } = await openAdd();
  const employee = () => within(form).getByRole('combobox', { name: 'Employee' });
  await choose(user, form, /Status$/, 'Lost');
  await user.click(send());
  expect(await within(form).findByText('Employee is required for a lost asset')).toBeVisible();
  await choose(user, form, /Status$/, 'Assigned');
  expect(await within(form).findByText('Employee is required for an assigned asset')).toBeVisible();
  for (const status of ['Retired', 'Maintenance']) {
    await choose(user, form, /Status$/, status);
    expect(employee()).toBeDisabled();
    expect(
      within(form).getByText('Only available, assigned, or lost assets can be assigned to an employee.'),
    ).toBeVisible();
  }
  expect(within(form).queryByText(/Employee is required/)).not.toBeInTheDocument();
});

test('an asset is created with the defaults and shows its tag [C3.1 C4.1 C4.3 C5.11 C9.12 C9.13]', async () => {
  const sent: unknown[] = [];
  const { user, form, send, router } = await openAdd(made(sent));
  await fillIn(user, form);
  await user.click(send());
  expect(await screen.findByText('Asset created successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'MacBook Pro 14',
      category: 1,
      brand: 'Apple',
      model: 'M4 Pro',
      serialNumber: 'C02XK0AJ',
      status: 'AVAILABLE',
      condition: 'EXCELLENT',
      location: 'Office Floor 2',
      purchaseDate: '2025-03-01',
      purchaseCost: '2399.5',
      warrantyExpiry: '2028-03-01',
      notes: '',
    },
  ]);
  expect(screen.getByText('Its tag is LAP-042.')).toBeVisible();
  await waitFor(() => expect(form).not.toBeInTheDocument());
  await user.click(
    within(screen.getByRole('log', { name: 'Messages' })).getByRole('button', { name: 'View' }),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?asset=42'));
});

test('an available asset with an employee is assigned after it is created, a lost one stays lost [C4.4 C5.8 C5.9]', async () => {
  const sent: unknown[] = [];
  const { user, form, send } = await openAdd(
    made([]),
    answers(AssignNewAssetDocument, (variables) => {
      sent.push(variables);
      return { assignAsset: asset({ status: 'LOST' }) };
    }),
  );
  await fillIn(user, form);
  await choose(user, form, /Status$/, 'Lost');
  await chooseEmployee(user, form, 'Amara Nwosu');
  await user.click(send());
  expect(await screen.findByText('Asset created successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      id: 42,
      input: {
        assignedTo: 121,
        conditionOnAssignment: 'EXCELLENT',
        keepStatus: true,
        expectedAssignedTo: null,
      },
    },
  ]);
});

test('an asset whose assignment fails is still created, and a toast says so for ten seconds [C4.5 C8.12 C9.37]', async () => {
  const { user, form, send } = await openAdd(
    made([]),
    answers(AssignNewAssetDocument, () => refusal('CONFLICT', 'Asset is assigned to Zoë.')),
  );
  await fillIn(user, form);
  await chooseEmployee(user, form, 'Amara Nwosu');
  await user.click(send());
  expect(
    await screen.findByText(
      'Asset created successfully, but assignment failed. You can assign it later from the asset details.',
    ),
  ).toBeVisible();
  expect(toastStore.read().at(-1)?.duration).toBe(10_000);
  await waitFor(() => expect(form).not.toBeInTheDocument());
});

test('a refusal appears under its field, and the typed text is kept [C8.11]', async () => {
  const { user, form, send } = await openAdd(
    answers(CreateAssetDocument, () =>
      refusal('BAD_USER_INPUT', 'Invalid input.', { serialNumber: ['Another asset has this number.'] }),
    ),
  );
  await fillIn(user, form);
  await user.click(send());
  expect(await screen.findByText('Failed to create asset. Please try again.')).toBeVisible();
  expect(within(form).getByText('Another asset has this number.')).toBeVisible();
  expect(within(form).getByLabelText('Brand')).toHaveValue('Apple');
});

describe('the suggestions of an employee', () => {
  test('are at most ten active people by first and then last name, and disappear when the field loses the focus [C3.3 C5.9 C7.29 C7.30]', async () => {
    const asked: unknown[] = [];
    const { user, form } = await openAdd(
      answers(FindAssetPeopleDocument, (variables) => {
        asked.push(variables);
        return undefined;
      }),
    );
    await fill(user, within(form).getByRole('combobox', { name: 'Employee' }), 'her');
    expect(await screen.findByRole('option', { name: /Tomas Herrera/ })).toBeVisible();
    await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'her', pageSize: 10, isActive: true }));
    await user.tab();
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  });

  test('include everyone if nobody is active [C7.31]', async () => {
    const asked: unknown[] = [];
    const { user, form } = await openAdd(
      answers(AssetPeopleCountsDocument, () => ({ active: { count: 0 }, everybody: { count: 2 } })),
      answers(FindAssetPeopleDocument, (variables) => {
        asked.push(variables);
        return undefined;
      }),
    );
    await fill(user, within(form).getByRole('combobox', { name: 'Employee' }), 'her');
    expect(await screen.findByRole('option', { name: /Tomas Herrera/ })).toBeVisible();
    await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'her', pageSize: 10, isActive: null }));
  });

  test('are built-in names if there are no employees, labelled as examples [C7.31]', async () => {
    const { user, form } = await openAdd(
      answers(AssetPeopleCountsDocument, () => ({ active: { count: 0 }, everybody: { count: 0 } })),
    );
    expect(await within(form).findByText(/These names are examples/)).toBeVisible();
    await user.type(within(form).getByRole('combobox', { name: 'Employee' }), 'John');
    expect(await screen.findAllByRole('option')).not.toHaveLength(0);
  });
});
