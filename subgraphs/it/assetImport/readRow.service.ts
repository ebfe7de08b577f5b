import { dayIn, isCalendarDay, lastPastDay } from '../../kit/config/calendar.js';
import { accepted, wordIn } from '../../kit/import/cells.js';
import type { CsvRow } from '../../kit/import/csvFile.js';
import type { RequestContext } from '../../kit/request/context.js';
import { FIRST_DAY } from '../../kit/request/input/days.js';
import { Problems } from '../../kit/request/errors.js';
import { decimalProblem, notADay } from '../../kit/request/input/refusalTexts.js';
import { ASSET_CONDITION } from '../asset/asset.kinds.js';
import { ASSET_STATUS, cannotAssign, isAssignable } from '../asset/asset.status.js';
import type { AssetStatus } from '../asset/asset.status.js';
import { readColumns, TOO_EARLY } from '../asset/assetInput.service.js';
import type { AssetColumns } from '../asset/assetInput.service.js';
import type { ImportField } from './assetImport.kinds.js';

/** A row of the file, as far as it can be read by itself. */
export interface ReadRow extends Pick<CsvRow<ImportField>, 'row' | 'cells'> {
  columns: Partial<AssetColumns>;
  status: AssetStatus;
  assignedDate: string;
  problems: Problems;
}

/** A category is looked up later: its name is used for its number until then. */
const SOME_CATEGORY = 0;

/** Who must be named, and who cannot be. */
function judgeHolder(status: AssetStatus, holder: string | undefined, problems: Problems): void {
  if (holder !== undefined && !isAssignable(status)) problems.add('holder', cannotAssign(status));
  if (holder === undefined && (status === 'assigned' || status === 'lost'))
    problems.add('holder', `An asset that is ${status} needs the person who has or had it.`);
}

/** Reads a row by the rules of a new asset; category and holder are left to the caller. */
export function readRow(context: RequestContext, { row, cells, isTooLong }: CsvRow<ImportField>): ReadRow {
  const problems = new Problems();
  if (isTooLong) problems.add('row', 'This row has more cells than there are columns.');
  const { name, brand, model, serialNumber, location, notes, holder } = cells;
  const day = (field: 'purchaseDate' | 'warrantyExpiry' | 'assignedDate') =>
    accepted(cells[field], field, problems, (cell) => (isCalendarDay(cell) ? null : notADay(cell)));
  const cost = accepted(cells.purchaseCost, 'purchaseCost', problems, decimalProblem);
  const days = { purchaseDate: day('purchaseDate'), warrantyExpiry: day('warrantyExpiry') };
  const condition = wordIn(cells.condition, ASSET_CONDITION, 'condition', problems);
  const wanted = wordIn(cells.status, ASSET_STATUS, 'status', problems);
  const isHeld = holder !== undefined && (wanted === undefined || wanted === 'available');
  const status = isHeld ? 'assigned' : (wanted ?? 'available');
  if (problems.isClean('status')) judgeHolder(status, holder, problems);
  const given = {
    ...{ name, brand, model, serialNumber, location, notes: notes ?? '' },
    ...{ category: cells.category === undefined ? undefined : SOME_CATEGORY },
    ...(condition && { condition }),
    ...days,
    purchaseCost: cost,
  };
  // What could not be read has been reported; it is not missing.
  const missing = new Problems();
  const columns = readColumns(context, given, null, missing);
  for (const [field, texts] of Object.entries(missing.found))
    if (problems.isClean(field)) for (const text of texts) problems.add(field, text);
  return {
    row,
    cells,
    columns,
    status,
    assignedDate: readAssigned(context, day('assignedDate'), problems),
    problems,
  };
}

/** Since when the person has it: 1950 or later, not in the future; today when not given. */
function readAssigned(context: RequestContext, given: string | undefined, problems: Problems): string {
  const { timeZone } = context.config.organisation;
  if (given === undefined) return dayIn(timeZone);
  if (given < FIRST_DAY) problems.add('assignedDate', TOO_EARLY);
  if (given > lastPastDay(timeZone))
    problems.add('assignedDate', 'The assigned date cannot be in the future.');
  return given;
}
