import { dayIn, lastPastDay } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { FIRST_DAY } from '../../kit/request/input/days.js';
import type { Problems } from '../../kit/request/errors.js';
import { readTwoPlaces } from '../../kit/graphql/twoPlaces.js';
import { readLine, readText, requiredLine } from '../../kit/request/input/text.js';
import { AssetLimits } from '../generated/limits.js';
import type { AssetChanges } from '../generated/schema.js';
import type { Asset } from './asset.entity.js';

/** The columns of an asset that people edit; the status is changed by moves of its own. */
export type AssetColumns = Pick<
  Asset,
  | 'name'
  | 'categoryId'
  | 'brand'
  | 'model'
  | 'serialNumber'
  | 'condition'
  | 'location'
  | 'purchaseDate'
  | 'purchaseCost'
  | 'warrantyExpiry'
  | 'notes'
>;

/** The message for a missing field of a new asset. */
const REQUIRED = {
  name: 'Asset name is required',
  category: 'Category is required',
  brand: 'Brand is required',
  model: 'Model is required',
  serialNumber: 'Serial number is required',
  purchaseDate: 'Purchase date is required',
  purchaseCost: 'Purchase cost is required',
  location: 'Location is required',
  warrantyExpiry: 'Warranty expiry is required',
} as const;
const LINES = ['name', 'brand', 'model', 'serialNumber', 'location'] as const;
/** Also needed after creation. */
const ALWAYS = new Set<string>(['name', 'category']);

export const TOO_EARLY = `Dates before ${FIRST_DAY} are not accepted.`;

type Given = Omit<AssetChanges, 'status'>;

/**
 * The given columns, trimmed and checked; omitted ones are omitted. A new asset needs nearly all, an existing one
 * only name and category.
 * @param before null for a new asset
 */
export function readColumns(
  context: RequestContext,
  input: Given,
  before: Asset | null,
  problems: Problems,
): Partial<AssetColumns> {
  const columns: Partial<AssetColumns> = {};
  const isNeeded = (field: string) => !before || ALWAYS.has(field);
  for (const [field, text] of Object.entries(REQUIRED)) {
    const value = input[field as keyof typeof REQUIRED];
    const isLeftOut = value === undefined && before !== null;
    if (!isLeftOut && value == null && isNeeded(field)) problems.add(field, text);
  }
  for (const field of LINES) {
    const value = input[field];
    if (value === undefined || !problems.isClean(field)) continue;
    const blank = isNeeded(field) ? REQUIRED[field] : null;
    const read =
      blank === null
        ? readLine(problems, field, value, AssetLimits[field])
        : requiredLine(problems, field, value, AssetLimits[field], blank);
    if (field === 'name') columns.name = read;
    else columns[field] = read || null;
  }
  if (input.category != null) columns.categoryId = input.category;
  if (input.condition) columns.condition = input.condition;
  if (input.notes !== undefined) columns.notes = readText(problems, 'notes', input.notes, AssetLimits.notes);
  if (input.purchaseCost !== undefined)
    columns.purchaseCost = readTwoPlaces(
      problems,
      'purchaseCost',
      input.purchaseCost ?? '0',
      AssetLimits.purchaseCost,
    );
  readDays(context, input, before, columns, problems);
  return columns;
}

/** Days lie in 1950 or later; a purchase not after today, a warranty that changes not before it. */
function readDays(
  context: RequestContext,
  input: Given,
  before: Asset | null,
  columns: Partial<AssetColumns>,
  problems: Problems,
): void {
  const today = dayIn(context.config.organisation.timeZone);
  const { purchaseDate, warrantyExpiry } = input;
  if (purchaseDate !== undefined) {
    if (purchaseDate !== null && purchaseDate < FIRST_DAY) problems.add('purchaseDate', TOO_EARLY);
    if (purchaseDate !== null && purchaseDate > lastPastDay(context.config.organisation.timeZone))
      problems.add('purchaseDate', 'The purchase date cannot be in the future.');
    columns.purchaseDate = purchaseDate;
  }
  if (warrantyExpiry !== undefined) {
    const isChanged = warrantyExpiry !== (before?.warrantyExpiry ?? null);
    if (warrantyExpiry !== null && isChanged && warrantyExpiry < (before ? today : FIRST_DAY))
      problems.add('warrantyExpiry', before ? 'The warranty expiry cannot be in the past.' : TOO_EARLY);
    columns.warrantyExpiry = warrantyExpiry;
  }
}
