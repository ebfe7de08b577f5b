import type { UploadReference } from '../../kit/graphql/scalars.js';
import { figuresOf } from '../../kit/import/importCheck.js';
import type { CheckedFile } from '../../kit/import/importCheck.js';
import { readImport } from '../../kit/import/importDoor.js';
import { mapInPieces } from '../../kit/import/inPieces.js';
import { tableColumnsOf } from '../../kit/postgres/entityColumns.js';
import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import { Names } from '../../kit/request/input/names.js';
import { requireManager } from '../asset/asset.access.js';
import { Asset } from '../asset/asset.entity.js';
import { database } from '../database.js';
import { ImportCheckLimits, startAssetImportLimits } from '../generated/limits.js';
import type { DirectoryEntry } from './assetImport.calls.js';
import { headOf, IMPORT_COLUMNS } from './assetImport.kinds.js';
import type { ImportField } from './assetImport.kinds.js';
import { readHolders } from './holders.service.js';
import type { FindHolder } from './holders.service.js';
import { readRow } from './readRow.service.js';
import type { ReadRow } from './readRow.service.js';

/** A row with all that is known about it. */
interface Candidate extends ReadRow {
  /** The asset that has its tag or serial number already; then nothing is made. */
  known: KnownAsset | null;
  isKnownByTag: boolean;
  category: Category | null;
  holder: DirectoryEntry | null;
  /** Number of its tag, when it has one. */
  number: number | null;
}

interface KnownAsset {
  id: number;
  tag: string;
  serial: string | null;
}

interface Category {
  id: number;
  name: string;
  prefix: string;
  /** The highest tag number used in this category. */
  lastNumber: number;
}

const COLUMN_NAMES = new Map<string, string>(tableColumnsOf(Asset).map(({ name, column }) => [name, column]));
/** As the counter writes it: three digits at least, no zero before more. */
const TAG = /^([A-Z]{2,5})-(\d{3}|[1-9]\d{3,8})$/;

const tagOf = ({ cells }: ReadRow): string | null => cells.tag?.toUpperCase() ?? null;
const serialOf = ({ cells }: ReadRow): string | null => cells.serialNumber?.toLowerCase() ?? null;

/** Assets that the file may mean, in one statement. */
async function findKnown(rows: readonly ReadRow[]) {
  const known = await database.query<KnownAsset & Record<string, unknown>>(
    `select id, tag, lower(serial_number) as serial from asset where tag = any($1::text[])
     union select id, tag, lower(serial_number) from asset where lower(serial_number) = any($2::text[])`,
    [rows.flatMap((row) => tagOf(row) ?? []), rows.flatMap((row) => serialOf(row) ?? [])],
  );
  return {
    byTag: new Map(known.map((asset) => [asset.tag, asset])),
    bySerial: new Map(known.flatMap((asset) => (asset.serial === null ? [] : [[asset.serial, asset]]))),
  };
}

/** By its tag, else by its serial number; what else is in the row of an asset that is known is not looked at. */
function recognise(candidate: Candidate, known: Awaited<ReturnType<typeof findKnown>>): void {
  const byTag = known.byTag.get(tagOf(candidate) ?? '');
  candidate.isKnownByTag = byTag !== undefined;
  candidate.known = byTag ?? known.bySerial.get(serialOf(candidate) ?? '') ?? null;
  if (candidate.known) candidate.problems = new Problems();
}

/**
 * A tag may be in one row only, and so may the serial number of an asset without a known tag: in the register two
 * assets may share one, and an export of it can be imported again.
 */
function refuseTwice(candidates: readonly Candidate[]): void {
  const rows = new Map<string, number>();
  const note = (key: string | null, { row, problems }: Candidate, field: ImportField, what: string) => {
    if (key === null) return;
    const first = rows.get(`${field} ${key}`);
    if (first === undefined) rows.set(`${field} ${key}`, row);
    else problems.add(field, `The same ${what} is in row ${first}.`);
  };
  for (const candidate of candidates) {
    note(tagOf(candidate), candidate, 'tag', 'asset tag');
    if (!candidate.isKnownByTag) note(serialOf(candidate), candidate, 'serialNumber', 'serial number');
  }
}

async function readCategories(): Promise<Names<Category>> {
  const categories = await database.query<Category & Record<string, unknown>>(
    `select c.id, c.name, c.prefix, coalesce(t.last_number, 0) as "lastNumber"
     from asset_category c left join asset_tag_counter t on t.prefix = c.prefix`,
  );
  const named = new Names<Category>();
  for (const category of categories) named.add(category.name, category);
  return named;
}

/** How far above the newest number of its prefix a tag may be: the numbers between are given up. */
const MOST_AHEAD = 10_000;

/**
 * A tag that is given is one that the counter has yet to give, because a number is never given twice (A3), and near
 * it, so that a slip of the hand does not spoil the prefix.
 */
function judgeTag(candidate: Candidate): void {
  const tag = tagOf(candidate);
  if (tag === null || !candidate.category) return;
  const { prefix, lastNumber } = candidate.category;
  const [, letters, digits] = TAG.exec(tag) ?? [];
  candidate.number = Number(digits);
  if (letters !== prefix)
    candidate.problems.add(
      'tag',
      `A tag of this category is ${prefix} and a number, such as ${prefix}-001. Leave it blank to get the next one.`,
    );
  else if (candidate.number <= lastNumber)
    candidate.problems.add(
      'tag',
      `Numbers of ${prefix} up to ${lastNumber} are not given again. Leave it blank to get the next one.`,
    );
  else if (candidate.number > lastNumber + MOST_AHEAD)
    candidate.problems.add(
      'tag',
      `${tag} is too far from ${lastNumber}, the newest number of ${prefix}. It may be at most ${MOST_AHEAD} above.`,
    );
}

function judge(candidate: Candidate, categories: Names<Category>, find: FindHolder): void {
  if (candidate.known) return;
  const { cells, problems } = candidate;
  if (cells.category !== undefined) {
    candidate.category = categories.find(cells.category)[0] ?? null;
    if (!candidate.category) problems.add('category', `There is no category “${cells.category}”.`);
  }
  judgeTag(candidate);
  if (cells.holder === undefined) return;
  const holder = find(cells.holder);
  if (typeof holder === 'string') problems.add('holder', holder);
  else candidate.holder = holder;
}

/** As the table of assets calls the values, with what else the writing needs. */
function dataOf(
  { columns, category, holder, number, status, assignedDate, cells }: Candidate,
  startedBy: string,
): object {
  const values = {
    ...columns,
    condition: columns.condition ?? 'excellent',
    categoryId: category?.id,
    status,
  };
  return {
    ...Object.fromEntries(
      Object.entries(values).map(([name, value]) => [COLUMN_NAMES.get(name) ?? name, value]),
    ),
    ...{ prefix: category?.prefix, number, assigned_date: assignedDate, started_by_name: startedBy },
    ...(cells.tag !== undefined && { tag: cells.tag.toUpperCase() }),
    ...(holder && { holder_id: holder.userId, holder }),
  };
}

/**
 * Reads a file of assets and says what its import would do. A constant number of statements. @throws
 * BAD_USER_INPUT on `file` when it cannot be read at all; FORBIDDEN
 */
export async function checkFile(context: RequestContext, file: UploadReference): Promise<CheckedFile> {
  const { fullName } = requireManager(context);
  const content = await readImport(context, file, IMPORT_COLUMNS, startAssetImportLimits.file);
  const read = await mapInPieces(content.rows, (row) => readRow(context, row));
  const candidates = read.map((row): Candidate => ({
    ...row,
    ...{ known: null, isKnownByTag: false, category: null, holder: null, number: null },
  }));
  const known = await findKnown(candidates);
  for (const candidate of candidates) recognise(candidate, known);
  const fresh = candidates.filter((candidate) => candidate.known === null);
  const categories = await readCategories();
  const find = await readHolders(
    context,
    fresh.some(({ cells }) => cells.holder !== undefined),
  );
  await mapInPieces(fresh, (candidate) => judge(candidate, categories, find));
  refuseTwice(candidates);
  return {
    figures: await figuresOf(candidates, content.unknown, headOf, ImportCheckLimits.problems),
    rows: () =>
      mapInPieces(fresh, (candidate) => ({ row: candidate.row, data: dataOf(candidate, fullName) })),
  };
}
