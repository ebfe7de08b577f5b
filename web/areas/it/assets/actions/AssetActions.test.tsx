import { screen, waitFor, within } from '@testing-library/react';

import {
  AssetToEditDocument,
  DeleteAssetDocument,
  EndMaintenanceDocument,
  MarkForMaintenanceDocument,
  OpenWorkDocument,
  UpdateAssetDocument,
  type OpenWorkQuery,
} from '../../../../generated/graphql';
import { asset, assetDetails, assetsPage, heldBy, type TestAsset } from '../../../../testing/it/assets';
import { fill, retype } from '../../../../testing/page/fill';
import { answers, broken, notFound, refusal } from '../../../../testing/graph';
import { chooseOf, openAssets } from '../../../../testing/it/openAssets';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();

type Handlers = NonNullable<Parameters<typeof openAssets>[0]>['handlers'];

async function begin(row: TestAsset, action: string, handlers: Handlers = []) {
  const opened = await openAssets({
    list: () => assetsPage([row]),
    handlers: [...handlers, ...assetDetails(() => row)],
  });
  await chooseOf(opened.user, action);
  return opened;
}

describe('editing', () => {
  async function openEdit(row: TestAsset, handlers: Handlers = []) {
    const opened = await begin(row, 'Edit', handlers);
    const form = await screen.findByRole('dialog', { name: 'Edit Asset' });
    await within(form).findByLabelText('Asset name');
    return { ...opened, form, send: () => within(form).getByRole('button', { name: 'Save changes' }) };
  }

  test('an asset that was removed is reported as not found [C5.18 C8.18]', async () => {
    await begin(asset(), 'Edit', [answers(AssetToEditDocument, () => notFound())]);
    const form = await screen.findByRole('dialog', { name: 'Edit Asset' });
    expect(await within(form).findByText('No asset selected for editing')).toBeVisible();
    expect(within(form).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  test('is blocked without a name [C5.13]', async () => {
    const { user, form, send } = await openEdit(asset());
    await user.clear(within(form).getByLabelText('Asset name'));
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await fill(user, within(form).getByLabelText('Asset name'), 'Laptop');
    expect(send()).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('sends the changed fields with the version and without the tag; an expired warranty can stay [C2.22 C5.14 C5.15 C5.16 C5.17 C7.27]', async () => {
    const sent: unknown[] = [];
    const old = asset({ warrantyExpiry: '2020-01-01' });
    const { user, form, send } = await openEdit(old, [
      answers(UpdateAssetDocument, (variables) => {
        sent.push(variables);
        return { updateAsset: asset({ ...old, condition: 'FAIR' }) };
      }),
    ]);
    expect(within(form).getByText(/LAP-042\. The tag cannot be changed\./)).toBeVisible();
    await retype(user, within(form).getByLabelText('Asset name'), 'MacBook of the studio');
    await user.click(within(form).getByRole('button', { name: /Condition$/ }));
    await user.click(await screen.findByRole('option', { name: 'Fair' }));
    await user.click(send());
    expect(await screen.findByText('Asset updated successfully')).toBeVisible();
    expect(sent).toEqual([
      { id: 42, version: 3, input: { name: 'MacBook of the studio', condition: 'FAIR' } },
    ]);
  });

  test('refuses a changed warranty that has expired and a purchase in the future [C5.14 C5.15]', async () => {
    const { user, form, send } = await openEdit(asset());
    await retype(user, within(form).getByLabelText('Warranty expiry'), '1 Jan 2021');
    await retype(user, within(form).getByLabelText('Purchase date'), '1 Jan 2090');
    await user.click(send());
    expect(await within(form).findByText('The warranty expiry cannot be in the past.')).toBeVisible();
    expect(within(form).getByText('The purchase date cannot be in the future.')).toBeVisible();
  });

  test('offers the statuses that an edit can set, and warns when one ends the assignment', async () => {
    const { user, form } = await openEdit(asset({ status: 'ASSIGNED', currentAssignment: heldBy() }));
    await user.click(within(form).getByRole('button', { name: /Status$/ }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Available',
      'Assigned',
      'Maintenance',
      'Retired',
      'Lost',
    ]);
    await user.click(screen.getByRole('option', { name: 'Retired' }));
    expect(within(form).getByText(/ends the assignment to/)).toHaveTextContent('Amara Nwosu');
  });

  test('keeps the typed text when a colleague was faster, and fails with the specified message [C8.17]', async () => {
    const { user, form, send } = await openEdit(asset(), [
      answers(
        UpdateAssetDocument,
        () => refusal('CONFLICT', 'A colleague changed this meanwhile. Please look again.'),
        { once: true },
      ),
      answers(UpdateAssetDocument, () => broken()),
    ]);
    await retype(user, within(form).getByLabelText('Asset name'), 'Mine');
    await user.click(send());
    expect(
      await within(form).findByText('A colleague changed this meanwhile. Please look again.'),
    ).toBeVisible();
    expect(within(form).getByLabelText('Asset name')).toHaveValue('Mine');
    await waitFor(() =>
      expect(within(form).getAllByText('Failed to update asset. Please try again.')[0]).toBeVisible(),
    );
  });
});

describe('maintenance', () => {
  test('starts with a description of the work, and warns who loses the asset [C4.12 C7.17]', async () => {
    const sent: unknown[] = [];
    const { user } = await begin(
      asset({ status: 'ASSIGNED', currentAssignment: heldBy() }),
      'Mark for maintenance',
      [
        answers(MarkForMaintenanceDocument, (variables) => {
          sent.push(variables);
          return { markAssetForMaintenance: asset({ status: 'MAINTENANCE' }) };
        }),
      ],
    );
    const form = await screen.findByRole('dialog', { name: 'Mark for Maintenance' });
    expect(within(form).getByText(/Maintenance ends the assignment/)).toHaveTextContent('Amara Nwosu');
    await fill(user, within(form).getByLabelText('What is to be done'), 'Screen flickers');
    await user.click(within(form).getByRole('button', { name: 'Mark for maintenance' }));
    expect(await screen.findByText('Asset marked for maintenance')).toBeVisible();
    expect(sent).toEqual([
      {
        id: 42,
        input: { maintenanceType: 'REPAIR', description: 'Screen flickers', performedBy: null },
      },
    ]);
  });

  type Work = OpenWorkQuery['assetMaintenanceRecords']['results'][number];
  const work = (given: Partial<Work> = {}): Work => ({
    id: 70,
    maintenanceType: 'REPAIR',
    description: 'Screen flickers',
    cost: null,
    createdAt: '2026-11-02T17:00:00.000Z',
    ...given,
  });

  test('ends with its cost; if there are several in progress, one is selected [C4.12 C7.21]', async () => {
    const sent: unknown[] = [];
    const { user } = await begin(asset({ status: 'MAINTENANCE' }), 'End maintenance', [
      answers(OpenWorkDocument, () => ({
        assetMaintenanceRecords: { results: [work(), work({ id: 71, description: 'New battery' })] },
      })),
      answers(EndMaintenanceDocument, (variables) => {
        sent.push(variables);
        return { updateAssetMaintenance: { id: 71 } };
      }),
    ]);
    const form = await screen.findByRole('dialog', { name: 'End Maintenance' });
    await user.click(await within(form).findByRole('button', { name: /Work that is done$/ }));
    await user.click(await screen.findByRole('option', { name: /New battery/ }));
    await fill(user, within(form).getByLabelText('Cost'), '120');
    await user.click(within(form).getByRole('button', { name: 'End maintenance' }));
    expect(await screen.findByText('Maintenance ended')).toBeVisible();
    expect(sent).toEqual([{ id: 71, input: { status: 'COMPLETED', cost: '120' } }]);
  });

  test('that a colleague has already completed is not completed again', async () => {
    await begin(asset({ status: 'MAINTENANCE' }), 'End maintenance', [
      answers(OpenWorkDocument, () => ({ assetMaintenanceRecords: { results: [] } })),
    ]);
    expect(await screen.findByText('This asset has no maintenance in progress.')).toBeVisible();
  });
});

describe('deleting', () => {
  test('asks first, warns that the assignment is deleted too, and closes the details of the deleted asset [C2.22 C2.27 C8.21]', async () => {
    const rows = [asset({ status: 'ASSIGNED', currentAssignment: heldBy() })];
    const { user, router } = await openAssets({
      list: () => assetsPage(rows),
      at: '/it/assets?asset=42',
      handlers: [
        answers(DeleteAssetDocument, () => {
          rows.pop();
          return { deleteAsset: true };
        }),
        ...assetDetails(() => rows[0] ?? null),
      ],
    });
    const panel = await screen.findByRole('dialog', { name: 'MacBook Pro 14' });
    await user.click(within(panel).getByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Confirm Asset Deletion' });
    expect(within(question).getByText(/permanently removed/)).toHaveTextContent('MacBook Pro 14 (LAP-042)');
    expect(within(question).getByText(/is also removed/)).toHaveTextContent('Amara Nwosu');
    await user.click(within(question).getByRole('button', { name: 'Delete asset' }));
    expect(await screen.findByText('Asset has been permanently deleted from the system.')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await screen.findByText('No assets yet')).toBeVisible();
  });

  test('without an answer can be tried again [C8.20]', async () => {
    const { user } = await begin(asset(), 'Delete', [
      answers(DeleteAssetDocument, () => new Response('', { status: 503 })),
    ]);
    const question = await screen.findByRole('alertdialog', { name: 'Confirm Asset Deletion' });
    expect(within(question).queryByText(/is also removed/)).not.toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Delete asset' }));
    expect(await screen.findByText('Failed to delete asset. Please try again.')).toBeVisible();
    expect(question).toBeVisible();
  });
});
