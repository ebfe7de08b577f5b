import type { RequestContext } from '../../kit/request/context.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import { badInput, conflict, forbidden, notFound, Problems } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import { inOneLine } from '../../kit/request/input/text.js';
import { can, requireViewer } from '../../kit/request/viewer.js';
import { KbCategoryLimits } from '../generated/limits.js';
import { database } from '../database.js';
import { checkText } from '../knowledgeText.js';
import { ArticleCategory } from './articleCategory.entity.js';

export type CategoryRow = Omit<ArticleCategory, 'deletedAt'>;

const COLUMNS = columnsOf(ArticleCategory, 'c', ['deletedAt']);
const LIVING = 'c.deleted_at is null';
/** PostgreSQL's word for a row that a unique index refuses. */
const NAME_TAKEN = '23505';

/** One page of the subjects, by name. */
export function listCategories(args: ListArgs): Promise<Page<CategoryRow>> {
  const where = new Where().and(LIVING).search(args.search, 'fold_text(c.name)');
  return listRows<CategoryRow>(
    database,
    {
      select: COLUMNS,
      from: 'article_category c',
      where,
      order: { name: 'c.name' },
      defaultOrder: 'name',
      tie: 'c.id',
    },
    args,
  );
}

/** Categories by id, without removed ones. */
export const categoryById = (context: RequestContext) =>
  loader<number, CategoryRow>(context, 'it.articleCategory', async (ids) =>
    byKey(
      await database.query<CategoryRow>(
        `select ${COLUMNS} from article_category c where c.id = any($1::int[]) and ${LIVING}`,
        [ids],
      ),
      (row) => row.id,
    ),
  );

/** @throws NOT_FOUND */
export async function findCategory(context: RequestContext, id: number): Promise<CategoryRow> {
  const row = await categoryById(context).load(id);
  if (!row) throw notFound();
  return row;
}

function readName(input: { name: string }): string {
  const problems = new Problems();
  const name = inOneLine(input.name);
  checkText('name', name, KbCategoryLimits.name, problems);
  problems.throwIfAny();
  return name;
}

/** Locks a category until the transaction ends, so that no article is put into it. @throws NOT_FOUND */
async function lockCategory(tx: Queryable, id: number): Promise<CategoryRow> {
  const row = await tx.one<CategoryRow>(
    `select ${COLUMNS} from article_category c where c.id = $1 and ${LIVING} for update`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}

/**
 * The subject as it is now, also to a repeat with the same Idempotency-Key. @throws NOT_FOUND when it was
 * removed since
 */
function readWritten(context: RequestContext, id: number): Promise<CategoryRow> {
  context.loaders.clear(); // articles carry the name, too
  return findCategory(context, id);
}

/** @throws BAD_USER_INPUT on `name` when it is blank, too long or taken */
export async function createCategory(context: RequestContext, input: { name: string }): Promise<CategoryRow> {
  const name = readName(input);
  const written = await database.write(context, async (tx) => {
    const { id } = await tx.manager.save(ArticleCategory, { name });
    await tx.audit({
      action: 'articleCategory.create',
      objectType: 'articleCategory',
      objectId: id,
      after: { name },
    });
    return id;
  });
  return readWritten(context, written);
}

/** @throws NOT_FOUND, BAD_USER_INPUT as for a new one; FORBIDDEN for that of the policies without policy.manage */
export async function renameCategory(
  context: RequestContext,
  id: number,
  input: { name: string },
): Promise<CategoryRow> {
  const viewer = requireViewer(context);
  const name = readName(input);
  await database.write(context, async (tx) => {
    const before = await lockCategory(tx, id);
    if (before.isForPolicies && !can(viewer, 'policy.manage'))
      throw forbidden('Only HR and Administrators rename the category of the policies.');
    if (before.name === name) return id;
    await tx.manager.update(ArticleCategory, id, { name });
    await tx.audit({
      action: 'articleCategory.update',
      objectType: 'articleCategory',
      objectId: id,
      before: { name: before.name },
      after: { name },
    });
    return id;
  });
  return readWritten(context, id);
}

/**
 * Its row stays for removed articles, out of everyone's sight. @throws NOT_FOUND, CONFLICT while articles
 * use it
 */
export async function removeCategory(context: RequestContext, id: number): Promise<boolean> {
  await database.write(context, async (tx) => {
    const { name, isForPolicies } = await lockCategory(tx, id);
    if (isForPolicies) throw conflict('Policies are kept in this category.');
    if (await tx.one('select 1 from article where category_id = $1 and deleted_at is null limit 1', [id]))
      throw conflict('Articles use this category. Move or delete them first.');
    await tx.manager.softDelete(ArticleCategory, id);
    await tx.audit({
      action: 'articleCategory.delete',
      objectType: 'articleCategory',
      objectId: id,
      before: { name },
    });
    return true;
  });
  context.loaders.clear();
  return true;
}

/**
 * Locks the category of an article against removal until the transaction ends. @throws BAD_USER_INPUT on `category`
 * if it does not exist
 */
export async function holdCategory(tx: Queryable, id: number): Promise<void> {
  const found = await tx.one<{ isForPolicies: boolean }>(
    `select c.for_policies as "isForPolicies" from article_category c where c.id = $1 and ${LIVING} for share`,
    [id],
  );
  if (!found) throw badInput({ category: [notAnId(String(id))] });
  if (found.isForPolicies)
    throw badInput({ category: ['A policy is written by HR. Choose another category for an article.'] });
}

/** Makes a removed subject live again. @returns false when another one has its name by now */
async function revived(tx: Queryable, id: number): Promise<boolean> {
  await tx.query('savepoint revival');
  try {
    await tx.query('update article_category set deleted_at = null where id = $1', [id]);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== NAME_TAKEN) throw error;
    await tx.query('rollback to savepoint revival');
    return false;
  }
}

/**
 * The subject of an article that comes back: its own, which comes back with it when it was removed meanwhile,
 * or the one that has its name by now.
 */
export async function reviveCategory(tx: Queryable, id: number): Promise<number> {
  if (await tx.one(`select 1 from article_category c where c.id = $1 and ${LIVING} for share`, [id]))
    return id;
  const heir = await tx.one<{ id: number }>(
    `select c.id from article_category c where ${LIVING} and lower(c.name) = (select lower(name) from article_category where id = $1) for share of c`,
    [id],
  );
  if (heir) return heir.id;
  // A person who made one of its name meanwhile has committed: now it is found.
  return (await revived(tx, id)) ? id : reviveCategory(tx, id);
}
