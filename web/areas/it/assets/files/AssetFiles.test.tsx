import { screen, waitFor, within } from '@testing-library/react';

import {
  AssetImportDocument,
  AssetsFileDocument,
  ExportAssetsDocument,
  PrintAssetLabelsDocument,
  type ExportAssetsMutation,
} from '../../../../generated/graphql';
import { asset, assetDetails, heldBy } from '../../../../testing/it/assets';
import { answers, refusal, type DataOf } from '../../../../testing/graph';
import { assetRow, openAssets } from '../../../../testing/it/openAssets';
import { watchSaving } from '../../../../testing/jsdom/saving';
import { interceptNetwork } from '../../../../testing/server';

interceptNetwork();
afterEach(() => jest.restoreAllMocks());

type Filed = DataOf<ExportAssetsMutation>['page']['results'][number];

const filed = (given: Parameters<typeof asset>[0]): Filed => asset(given);
const press = (name: string) => screen.getByRole('button', { name });

test('the export has fifteen columns and all filtered assets, read to the end [C2.25 C8.22]', async () => {
  const saved = watchSaving();
  const begun: unknown[] = [];
  const { user } = await openAssets({
    at: '/it/assets?status=lost&q=mac',
    handlers: [
      answers(ExportAssetsDocument, (variables) => {
        begun.push(variables);
        return { page: { count: 2, next: 'place', results: [filed({ currentAssignment: heldBy() })] } };
      }),
      answers(AssetsFileDocument, ({ after }) => ({
        page: {
          count: 2,
          next: null,
          results: after === 'place' ? [filed({ id: 43, assetTag: 'LAP-043' })] : [],
        },
      })),
    ],
  });
  await assetRow();
  await user.click(press('Export'));
  expect(await screen.findByText('Export Complete')).toBeVisible();
  expect(begun).toMatchObject([{ status: ['LOST'], pageSize: 200 }]);
  expect(saved[0]?.name).toMatch(/^assets_export_\d{4}-\d\d-\d\d\.csv$/);
  const [heads, ...rows] = (await saved[0]!.text).trim().split('\r\n');
  expect(heads).toBe(
    'Asset tag,Name,Category,Brand,Model,Serial number,Status,Condition,Location,Assigned to,Assigned date,Purchase date,Purchase cost,Warranty expiry,Notes',
  );
  expect(rows).toEqual([
    'LAP-042,MacBook Pro 14,Laptop,Apple,M4 Pro,C02XK0AJ,Available,Excellent,Office Floor 2,Amara Nwosu,2026-02-03,2025-03-01,2399.00,2028-03-01,Has a dent.',
    'LAP-043,MacBook Pro 14,Laptop,Apple,M4 Pro,C02XK0AJ,Available,Excellent,Office Floor 2,,,2025-03-01,2399.00,2028-03-01,Has a dent.',
  ]);
});

test("labels of all filtered assets are downloaded as a PDF; too many are refused with the server's message", async () => {
  const saved = watchSaving();
  const tooMany = 'A file may have at most 1,000 labels, and these are 1,240.';
  let many = true;
  const { user } = await openAssets({
    handlers: [
      answers(PrintAssetLabelsDocument, () =>
        many
          ? refusal('BAD_USER_INPUT', tooMany, { nonFieldErrors: [tooMany] })
          : { printAssetLabels: { count: 1, pdf: btoa('%PDF-1.3') } },
      ),
    ],
  });
  await assetRow();
  await user.click(press('Print labels'));
  expect(await screen.findByText(/at most 1,000 labels, and these are 1,240/)).toBeVisible();
  expect(saved).toEqual([]);
  many = false;
  await user.click(press('Print labels'));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['asset_labels.pdf']));
  expect(await saved[0]!.text).toBe('%PDF-1.3');
});

test('labels and a file can be made of the selected assets only', async () => {
  watchSaving();
  const wanted: unknown[] = [];
  const { user } = await openAssets({
    handlers: [
      answers(PrintAssetLabelsDocument, ({ ids }) => {
        wanted.push(ids);
        return { printAssetLabels: { count: 1, pdf: '' } };
      }),
      answers(ExportAssetsDocument, ({ ids }) => {
        wanted.push(ids);
        return { page: { count: 1, next: null, results: [filed({})] } };
      }),
    ],
  });
  const row = await assetRow();
  await user.click(within(row).getByRole('checkbox'));
  await user.click(press('Export selected'));
  await waitFor(() => expect(wanted).toEqual([[42]]));
  await user.click(press('Print selected labels'));
  await waitFor(() => expect(wanted).toEqual([[42], [42]]));
});

test('the details of an asset offer its own label', async () => {
  const saved = watchSaving();
  const wanted: unknown[] = [];
  const { user } = await openAssets({
    at: '/it/assets?asset=42',
    handlers: [
      ...assetDetails(() => asset()),
      answers(PrintAssetLabelsDocument, ({ ids }) => {
        wanted.push(ids);
        return { printAssetLabels: { count: 1, pdf: btoa('%PDF-1.3') } };
      }),
    ],
  });
  const panel = await screen.findByRole('dialog', { name: asset().name });
  await user.click(await within(panel).findByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print label' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(wanted).toEqual([[42]]);
});

test('assets are imported from a file with the columns listed in the dialog', async () => {
  const { user } = await openAssets({
    handlers: [
      answers(AssetImportDocument, () => ({
        columns: [{ head: 'Asset tag', isRequired: false, hint: 'Made by the portal when blank.' }],
        job: null,
      })),
    ],
  });
  await assetRow();
  await user.click(press('Import CSV'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import assets' }));
  await user.click(await dialog.findByText('Columns of the file'));
  expect(dialog.getByText(/Made by the portal when blank/)).toBeVisible();
});
