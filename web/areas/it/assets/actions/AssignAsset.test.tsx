import { screen, waitFor, within } from '@testing-library/react';

import {
  AssetDetailsDocument,
  AssignAssetDocument,
  ReturnAssetDocument,
} from '../../../../generated/graphql';
import { asset, assetDetails, assetsPage, heldBy, type TestAsset } from '../../../../testing/it/assets';
import { fill } from '../../../../testing/page/fill';
import { answers, broken, notFound, refusal } from '../../../../testing/graph';
import { assetRow, chooseEmployee, chooseOf, openAssets } from '../../../../testing/it/openAssets';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

const assigned = (given: Partial<TestAsset> = {}) =>
  asset({ status: 'ASSIGNED', currentAssignment: heldBy(), ...given });

type Handlers = NonNullable<Parameters<typeof openAssets>[0]>['handlers'];

async function openAssign(row: TestAsset, handlers: Handlers = []) {
  const opened = await openAssets({ list: () => assetsPage([row]), handlers });
  await chooseOf(opened.user, row.currentAssignment ? 'Reassign' : 'Assign');
  const form = await screen.findByRole('dialog', { name: 'Assign Asset' });
  const name = row.currentAssignment ? 'Reassign' : 'Assign';
  return { ...opened, form, send: () => within(form).getByRole('button', { name }) };
}

test.each([
  ['MAINTENANCE', 'maintenance'],
  ['RETIRED', 'retired'],
] as const)(
  'an asset with status %s cannot be assigned, and the person reads why [C5.21 C8.14]',
  async (status, word) => {
    const { user } = await openAssets({ list: () => assetsPage([asset({ status })]) });
    await chooseOf(user, 'Assign');
    expect(
      await screen.findByText(
        `Cannot assign assets with status ${word}. Only available, assigned, or lost assets can be assigned.`,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('an assignment needs an employee [C5.19 C8.15]', async () => {
  const { user, form, send } = await openAssign(asset());
  await user.click(send());
  expect(await within(form).findByText('Please select an employee to assign the asset to')).toBeVisible();
});

test('an asset is assigned to an employee in good condition, and its row shows it [C2.22 C3.2 C4.6 C5.20 C7.16 C9.14]', async () => {
  const sent: unknown[] = [];
  const { user, form, send } = await openAssign(asset(), [
    answers(AssignAssetDocument, (variables) => {
      sent.push(variables);
      return { assignAsset: assigned() };
    }),
  ]);
  expect(within(form).queryByText(/reassigns it/)).not.toBeInTheDocument();
  await chooseEmployee(user, form, 'Amara Nwosu');
  await fill(user, within(form).getByLabelText('Notes'), ' With charger ');
  await user.click(send());
  expect(await screen.findByText('Asset assigned successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      id: 42,
      input: {
        assignedTo: 121,
        conditionOnAssignment: 'GOOD',
        notes: 'With charger',
        expectedAssignedTo: null,
      },
    },
  ]);
  expect(form).not.toBeInTheDocument();
});

test('reassigning names the present holder; if that has changed, the typed text stays and the next attempt uses the new holder [C4.8]', async () => {
  let present = assigned();
  const sent: unknown[] = [];
  const { user, form, send } = await openAssign(present, [
    answers(AssignAssetDocument, ({ input }) => {
      sent.push(input.expectedAssignedTo);
      if (sent.length > 1) return { assignAsset: assigned() };
      present = assigned({ currentAssignment: heldBy({ id: 901, assignedTo: 130, holderName: 'Zoë Ray' }) });
      return refusal('CONFLICT', 'Asset is assigned to Zoë Ray.');
    }),
    ...assetDetails(() => present),
    answers(AssetDetailsDocument, () => undefined),
  ]);
  expect(within(form).getByText(/This asset is assigned to/)).toHaveTextContent('Amara Nwosu');
  await chooseEmployee(user, form, 'Tomas Herrera');
  await fill(user, within(form).getByLabelText('Notes'), 'For the new desk');
  await user.click(send());
  expect(await within(form).findByText('Asset is assigned to Zoë Ray.')).toBeVisible();
  expect(within(form).getByLabelText('Notes')).toHaveValue('For the new desk');
  expect(within(form).getByRole('combobox', { name: 'Employee' })).toHaveValue('Tomas Herrera');
  await user.click(send());
  expect(await screen.findByText('Asset reassigned successfully')).toBeVisible();
  expect(sent[0]).toBe(121);
});

test('an asset that was removed in the meantime is not found; an error without a message has a default one [C8.13 C8.16]', async () => {
  const { user, form, send } = await openAssign(asset(), [
    answers(AssignAssetDocument, () => notFound(), { once: true }),
    answers(AssignAssetDocument, () => new Response('', { status: 502 })),
  ]);
  await chooseEmployee(user, form, 'Amara Nwosu');
  await user.click(send());
  expect(await within(form).findByText('Asset not found')).toBeVisible();
  await user.click(send());
  await waitFor(() =>
    expect(within(form).getAllByText('Failed to assign asset. Please try again.').length).toBeGreaterThan(0),
  );
});

test('unassigning asks first, names the holder, and returns the asset in the given condition [C2.22 C4.9 C7.20]', async () => {
  const sent: unknown[] = [];
  let row = assigned();
  const { user } = await openAssets({
    list: () => assetsPage([row]),
    handlers: [
      answers(ReturnAssetDocument, (variables) => {
        sent.push(variables);
        row = asset();
        return { returnAsset: { id: 900 } };
      }),
    ],
  });
  await chooseOf(user, 'Unassign');
  const form = await screen.findByRole('dialog', { name: 'Confirm Unassignment' });
  expect(within(form).getByText(/unassign this asset from/)).toHaveTextContent('Amara Nwosu');
  await user.click(within(form).getByRole('button', { name: /Condition on return$/ }));
  await user.click(await screen.findByRole('option', { name: 'Fair' }));
  await user.click(within(form).getByRole('button', { name: 'Unassign' }));
  expect(await screen.findByText('Asset unassigned successfully')).toBeVisible();
  expect(sent).toEqual([{ id: 900, input: { conditionOnReturn: 'FAIR' } }]);
  await waitFor(async () => expect(within(await assetRow()).getByText('Available')).toBeVisible());
});

test('a failed unassignment keeps the confirmation open', async () => {
  const { user } = await openAssets({
    list: () => assetsPage([assigned()]),
    handlers: [answers(ReturnAssetDocument, () => broken())],
  });
  await chooseOf(user, 'Unassign');
  const form = await screen.findByRole('dialog', { name: 'Confirm Unassignment' });
  await user.click(within(form).getByRole('button', { name: 'Unassign' }));
  expect(await within(form).findByText('Failed to unassign asset. Please try again.')).toBeVisible();
});
