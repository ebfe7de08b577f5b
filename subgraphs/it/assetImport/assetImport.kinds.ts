import { enumOf } from '../../kit/graphql/enumOf.js';
import type { ImportColumn } from '../../kit/import/csvFile.js';

/** The status of an import, documented word by its name in the graph. */
export const IMPORT_STATUS = enumOf('running', 'done', 'failed');

/** What an import of assets does. */
export const IMPORT_STEP = enumOf('records');

/** Under which kind imports of assets are kept. */
export const KIND = 'assetImport';

/** A cell of a row. */
export type ImportField =
  | 'tag'
  | 'name'
  | 'category'
  | 'brand'
  | 'model'
  | 'serialNumber'
  | 'status'
  | 'condition'
  | 'location'
  | 'holder'
  | 'assignedDate'
  | 'purchaseDate'
  | 'purchaseCost'
  | 'warrantyExpiry'
  | 'notes';

interface AssetColumn extends ImportColumn<ImportField> {
  /** What may be below it, for people. */
  hint: string;
}

/** The columns of the template, in the order of the export (A6). */
export const IMPORT_COLUMNS: readonly AssetColumn[] = [
  {
    field: 'tag',
    head: 'Asset tag',
    also: ['Tag'],
    hint: 'Made by the portal when blank. Otherwise the prefix of the category and a number, such as LAP-012.',
  },
  { field: 'name', head: 'Name', also: ['Asset name'], required: true, hint: 'Required.' },
  {
    field: 'category',
    head: 'Category',
    also: ['Asset type', 'Type'],
    required: true,
    hint: 'Required. Name of a category, such as Laptop.',
  },
  { field: 'brand', head: 'Brand', also: ['Manufacturer', 'Maker'], required: true, hint: 'Required.' },
  { field: 'model', head: 'Model', required: true, hint: 'Required.' },
  {
    field: 'serialNumber',
    head: 'Serial number',
    also: ['Serial', 'Serial no'],
    required: true,
    hint: 'Required. An asset with this number is known already.',
  },
  {
    field: 'status',
    head: 'Status',
    hint: 'Available, Assigned, Maintenance, Retired or Lost. When blank Available, or Assigned when a person has it.',
  },
  {
    field: 'condition',
    head: 'Condition',
    hint: 'Excellent, Good, Fair, Poor or Broken. Excellent when blank.',
  },
  { field: 'location', head: 'Location', required: true, hint: 'Required.' },
  {
    field: 'holder',
    head: 'Assigned to',
    also: ['Employee', 'Assignee', 'Holder'],
    hint: 'Email or employee ID of who has it, or a full name that only one person has. Needed for Assigned and Lost.',
  },
  { field: 'assignedDate', head: 'Assigned date', hint: 'As YYYY-MM-DD. Today when blank.' },
  { field: 'purchaseDate', head: 'Purchase date', required: true, hint: 'Required. As YYYY-MM-DD.' },
  {
    field: 'purchaseCost',
    head: 'Purchase cost',
    also: ['Cost', 'Price'],
    required: true,
    hint: 'Required. In US dollars, as 1200 or 1200.00.',
  },
  {
    field: 'warrantyExpiry',
    head: 'Warranty expiry',
    also: ['Warranty'],
    required: true,
    hint: 'Required. As YYYY-MM-DD.',
  },
  { field: 'notes', head: 'Notes', hint: '' },
];

const HEADS = new Map<string, string>(IMPORT_COLUMNS.map(({ field, head }) => [field, head]));

/** Head of the column that a field is in. */
export const headOf = (field: string): string | null => HEADS.get(field) ?? null;

export type ImportStatus = (typeof IMPORT_STATUS)[keyof typeof IMPORT_STATUS];
export type ImportStep = (typeof IMPORT_STEP)[keyof typeof IMPORT_STEP];
