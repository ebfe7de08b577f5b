import type { RequestContext } from '../../kit/request/context.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { badInput, conflict, notFound, Problems } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { readLine, requiredLine } from '../../kit/request/input/text.js';
import { TicketCategoryLimits } from '../generated/limits.js';
import type { GeneralTicketInput, TicketCategoryChanges } from '../generated/schema.js';
import { database } from '../database.js';
import { TicketCategory } from './category.entity.js';
import { GENERAL, isFixed } from './category.fixed.js';

export type CategoryRow = TicketCategory;

const COLUMNS = columnsOf(TicketCategory, 'c');

/** One page of categories, by name unless asked otherwise. */
export function listCategories(args: ListArgs): Promise<Page<CategoryRow>> {
  const spec = {
    select: COLUMNS,
    from: 'ticket_category c',
    where: new Where().search(args.search, 'fold_text(c.name)'),
    order: { name: 'c.name', id: 'c.id' },
    defaultOrder: 'name',
    tie: 'c.id',
  };
  return listRows<CategoryRow>(database, spec, args);
}

/** The request's loader of categories by id. */
export function categoryLoader(context: RequestContext) {
  return loader<number, CategoryRow>(context, 'ticketCategory', async (ids) =>
    byKey(
      await database.query<CategoryRow>(
        `select ${COLUMNS} from ticket_category c where c.id = any($1::int[])`,
        [ids],
      ),
      (row) => row.id,
    ),
  );
}

function read(input: TicketCategoryChanges): Partial<Omit<CategoryRow, 'id'>> {
  const problems = new Problems();
  const name =
    input.name === undefined
      ? undefined
      : requiredLine(problems, 'name', input.name, TicketCategoryLimits.name);
  const departmentName =
    readLine(problems, 'departmentName', input.departmentName, TicketCategoryLimits.departmentName) || null;
  problems.throwIfAny();
  return {
    ...(name !== undefined && { name }),
    ...(input.departmentName !== undefined && { departmentName }),
  };
}

async function lock(tx: Transaction, id: number): Promise<TicketCategory> {
  const category = await tx.manager.findOne(TicketCategory, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  if (!category) throw notFound();
  return category;
}

/** @throws BAD_USER_INPUT on `name` when blank, too long or taken */
export function createCategory(context: RequestContext, input: TicketCategoryChanges): Promise<CategoryRow> {
  const values = read(input);
  return database.write(context, async (tx) => {
    const { id, name, departmentName } = await tx.manager.save(TicketCategory, {
      departmentName: null,
      ...values,
    });
    await tx.audit({
      action: 'ticketCategory.create',
      objectType: 'ticketCategory',
      objectId: id,
      after: { name, departmentName },
    });
    return { id, name: name ?? '', departmentName };
  });
}

/** @throws CONFLICT when a category that rules name would be renamed */
export function changeCategory(
  context: RequestContext,
  id: number,
  input: TicketCategoryChanges,
): Promise<CategoryRow> {
  const values = read(input);
  return database.write(context, async (tx) => {
    const before = await lock(tx, id);
    if (isFixed(id) && values.name !== undefined && values.name !== before.name)
      throw conflict(`The category "${before.name}" keeps its name, because rules depend on it.`);
    const after = {
      id,
      name: values.name ?? before.name,
      departmentName: values.departmentName === undefined ? before.departmentName : values.departmentName,
    };
    await tx.manager.update(TicketCategory, id, after);
    await tx.audit({
      action: 'ticketCategory.update',
      objectType: 'ticketCategory',
      objectId: id,
      before: { ...before },
      after,
    });
    return after;
  });
}

/** @throws CONFLICT while tickets use it, and for the categories that rules name */
export function removeCategory(context: RequestContext, id: number): Promise<boolean> {
  return database.write(context, async (tx) => {
    const before = await lock(tx, id);
    if (isFixed(id))
      throw conflict(`The category "${before.name}" cannot be removed, because rules depend on it.`);
    await tx.manager.delete(TicketCategory, id);
    await tx.audit({
      action: 'ticketCategory.delete',
      objectType: 'ticketCategory',
      objectId: id,
      before: { ...before },
    });
    return true;
  });
}

/**
 * Id of the chosen category, which stays until the transaction ends. No choice and a name that no category
 * has mean General (5j).
 * @throws BAD_USER_INPUT on categoryId for an unknown one, on categoryName beside an id
 */
export async function chosenCategory(
  tx: Queryable,
  { categoryId, categoryName }: GeneralTicketInput,
): Promise<number> {
  const name = categoryName?.trim();
  if (categoryId == null) {
    if (!name) return GENERAL;
    const named = await tx.one<{ id: number }>(
      'select id from ticket_category where fold_text(name) = fold_text($1) order by lower(name) = lower($1) desc limit 1 for key share',
      [name],
    );
    return named?.id ?? GENERAL;
  }
  if (name) throw badInput({ categoryName: ['Give the category by id or by name, not both.'] });
  const found = await tx.one('select 1 from ticket_category where id = $1 for key share', [categoryId]);
  if (!found) throw badInput({ categoryId: ['Unknown category.'] });
  return categoryId;
}
