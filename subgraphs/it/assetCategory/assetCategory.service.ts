import type { RequestContext } from '../../kit/request/context.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import { badInput, conflict, notFound, Problems } from '../../kit/request/errors.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { asNamed, Names } from '../../kit/request/input/names.js';
import { notAChoice, notAnId } from '../../kit/request/input/refusalTexts.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { requiredLine } from '../../kit/request/input/text.js';
import { AssetCategoryLimits } from '../generated/limits.js';
import type {
  AssetCategoryChanges,
  AssetCategoryInput,
  QueryAssetCategoriesArgs,
} from '../generated/schema.js';
import { database } from '../database.js';
import { AssetCategory } from './assetCategory.entity.js';

const COLUMNS = columnsOf(AssetCategory, 'c');
const PREFIX = /^[A-Za-z]{2,5}$/;

const requireManager = (context: RequestContext) => requirePermission(context, 'asset.manage');

/** One page of the categories, by name. @throws FORBIDDEN */
export function listCategories(
  context: RequestContext,
  args: QueryAssetCategoriesArgs,
): Promise<Page<AssetCategory>> {
  requireManager(context);
  const spec = {
    select: COLUMNS,
    from: 'asset_category c',
    where: new Where().search(args.search, 'fold_text(c.name)'),
    order: { name: 'c.name', prefix: 'c.prefix' },
    defaultOrder: 'name',
    tie: 'c.id',
  };
  return listRows<AssetCategory>(database, spec, args);
}

/** Categories by id. */
export const categoryById = (context: RequestContext) =>
  loader<number, AssetCategory>(context, 'it.assetCategory', async (ids) =>
    byKey(
      await database.query<AssetCategory>(
        `select ${COLUMNS} from asset_category c where c.id = any($1::int[])`,
        [ids],
      ),
      (row) => row.id,
    ),
  );

/** @throws FORBIDDEN, NOT_FOUND */
export async function findCategory(context: RequestContext, id: number): Promise<AssetCategory> {
  requireManager(context);
  const row = await categoryById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/** Ids of categories given by id or name; null for none. @throws BAD_USER_INPUT on `category` */
export async function readCategories(given: readonly string[] | null | undefined): Promise<number[] | null> {
  const words = (given ?? []).map(asNamed).filter((word) => word !== '');
  if (words.length === 0) return null;
  const known = new Names<number>();
  const categories = await database.query<{ id: number; name: string }>(
    'select id, name from asset_category order by id',
  );
  for (const { id, name } of categories) for (const called of [String(id), name]) known.add(called, id);
  const problems = new Problems();
  const ids = words.flatMap((word) => {
    const [found] = known.find(word);
    if (found === undefined) problems.add('category', notAChoice(word));
    return found ?? [];
  });
  problems.throwIfAny();
  return ids;
}

/** The given columns, checked; prefixes are letters in capitals. */
function readColumns(input: AssetCategoryChanges): Partial<Pick<AssetCategory, 'name' | 'prefix'>> {
  const problems = new Problems();
  const columns: Partial<Pick<AssetCategory, 'name' | 'prefix'>> = {};
  if (input.name !== undefined)
    columns.name = requiredLine(problems, 'name', input.name, AssetCategoryLimits.name);
  if (input.prefix !== undefined) {
    const prefix = requiredLine(problems, 'prefix', input.prefix, AssetCategoryLimits.prefix.max);
    columns.prefix = prefix.toUpperCase();
    // Before it is put into capitals: of some letters that makes two.
    if (problems.isClean('prefix') && !PREFIX.test(prefix))
      problems.add('prefix', 'A prefix is 2 to 5 letters from A to Z.');
  }
  problems.throwIfAny();
  return columns;
}

async function lockCategory(tx: Queryable, id: number): Promise<AssetCategory> {
  const row = await tx.one<AssetCategory>(
    `select ${COLUMNS} from asset_category c where c.id = $1 for update`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}

async function readWritten(context: RequestContext, id: number): Promise<AssetCategory> {
  context.loaders.clear(); // assets carry the name, too
  return findCategory(context, id);
}

/** @throws FORBIDDEN; BAD_USER_INPUT on `name` or `prefix` when blank, too long or taken */
export async function createCategory(
  context: RequestContext,
  input: AssetCategoryInput,
): Promise<AssetCategory> {
  requireManager(context);
  const { name = '', prefix = '' } = readColumns(input);
  const written = await database.write(context, async (tx) => {
    const { id } = await tx.manager.save(AssetCategory, { name, prefix });
    const after = { name, prefix };
    await tx.audit({ action: 'assetCategory.create', objectType: 'assetCategory', objectId: id, after });
    return id;
  });
  return readWritten(context, written);
}

/** A new prefix leaves the tags that exist (rest.md part 2, 1.2). @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT */
export async function updateCategory(
  context: RequestContext,
  id: number,
  input: AssetCategoryChanges,
): Promise<AssetCategory> {
  requireManager(context);
  const columns = readColumns(input);
  await database.write(context, async (tx) => {
    const { name, prefix } = await lockCategory(tx, id);
    const before = { name, prefix };
    const after = { ...before, ...columns };
    if (after.name === name && after.prefix === prefix) return id;
    await tx.manager.update(AssetCategory, id, columns);
    await tx.audit({
      action: 'assetCategory.update',
      objectType: 'assetCategory',
      objectId: id,
      before,
      after,
    });
    return id;
  });
  return readWritten(context, id);
}

/** @throws FORBIDDEN, NOT_FOUND, CONFLICT while assets use it */
export async function removeCategory(context: RequestContext, id: number): Promise<boolean> {
  requireManager(context);
  await database.write(context, async (tx) => {
    const { name, prefix } = await lockCategory(tx, id);
    if (await tx.one('select 1 from asset where category_id = $1 limit 1', [id]))
      throw conflict('Assets use this category. Move or delete them first.');
    await tx.manager.delete(AssetCategory, id);
    const before = { name, prefix };
    await tx.audit({ action: 'assetCategory.delete', objectType: 'assetCategory', objectId: id, before });
    return true;
  });
  context.loaders.clear();
  return true;
}

/** Keeps a category until the transaction that puts an asset into it ends. @throws BAD_USER_INPUT on `category` */
export async function holdCategory(tx: Queryable, id: number): Promise<void> {
  if (!(await tx.one('select 1 from asset_category where id = $1 for share', [id])))
    throw badInput({ category: [notAnId(String(id))] });
}

/**
 * The next tag of a category: its prefix and a number that was never given (A3). The counter's row is locked
 * until the transaction ends, so that a number is lost with the asset it was for.
 * @throws BAD_USER_INPUT on `category`
 */
export async function nextTag(tx: Queryable, categoryId: number): Promise<string> {
  const row = await tx.one<{ prefix: string; number: number }>(
    `insert into asset_tag_counter as t (prefix, last_number)
     select prefix, 1 from asset_category where id = $1
     on conflict (prefix) do update set last_number = t.last_number + 1 returning t.prefix, t.last_number as number`,
    [categoryId],
  );
  if (!row) throw badInput({ category: [notAnId(String(categoryId))] });
  return `${row.prefix}-${String(row.number).padStart(3, '0')}`;
}
