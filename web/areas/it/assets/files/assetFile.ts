import { assetConditionWord } from '../../../../domain/assets/assetCondition';
import { assetStatusWord } from '../../../../domain/assets/assetStatus';
import { isoDay } from '../../../../domain/calendar/instant';
import type { FiledAssetsFragment } from '../../../../generated/graphql';
import type { CsvColumn, CsvFile } from '../../../../ui/file/csv';

/** An asset as the file has it. */
export type FiledAsset = FiledAssetsFragment['results'][number];

/** Fifteen columns; an import reads the same heads. */
const columns: readonly CsvColumn<FiledAsset>[] = [
  { head: 'Asset tag', cell: (row) => row.assetTag },
  { head: 'Name', cell: (row) => row.name },
  { head: 'Category', cell: (row) => row.category.name },
  { head: 'Brand', cell: (row) => row.brand },
  { head: 'Model', cell: (row) => row.model },
  { head: 'Serial number', cell: (row) => row.serialNumber },
  { head: 'Status', cell: (row) => assetStatusWord[row.status] },
  { head: 'Condition', cell: (row) => assetConditionWord[row.condition] },
  { head: 'Location', cell: (row) => row.location },
  { head: 'Assigned to', cell: (row) => row.currentAssignment?.holderName ?? null },
  { head: 'Assigned date', cell: (row) => row.currentAssignment?.assignedDate ?? null },
  { head: 'Purchase date', cell: (row) => row.purchaseDate },
  { head: 'Purchase cost', cell: (row) => row.purchaseCost },
  { head: 'Warranty expiry', cell: (row) => row.warrantyExpiry },
  { head: 'Notes', cell: (row) => row.notes },
];

/** A file of assets, assets_export_{date}.csv; the day is that of the organisation's calendar. */
export const assetFile = (timeZone: string, now = new Date()): CsvFile<FiledAsset> => ({
  name: `assets_export_${isoDay(now, timeZone)}.csv`,
  columns,
});
