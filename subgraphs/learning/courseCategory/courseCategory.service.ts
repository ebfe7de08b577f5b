import type { RequestContext } from '../../kit/request/context.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import { badInput, conflict, notFound, Problems } from '../../kit/request/errors.js';
import { byKey, loader } from '../../kit/graphql/loader.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import { readText, requiredLine } from '../../kit/request/input/text.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { CourseCategoryLimits } from '../generated/limits.js';
import type {
  CourseCategoryChanges,
  CourseCategoryInput,
  QueryCourseCategoriesArgs,
} from '../generated/schema.js';
import { database } from '../database.js';
import { CourseCategory } from './courseCategory.entity.js';

const COLUMNS = columnsOf(CourseCategory, 'k');

/** One page of the subjects, by name. */
export const listCategories = (args: QueryCourseCategoriesArgs): Promise<Page<CourseCategory>> =>
  listRows<CourseCategory>(
    database,
    {
      select: COLUMNS,
      from: 'course_category k',
      where: new Where().search(args.search, 'fold_text(k.name)'),
      order: { name: 'k.name' },
      defaultOrder: 'name',
      tie: 'k.id',
    },
    args,
  );

/** Subjects by id. */
export const categoryById = (context: RequestContext) =>
  loader<number, CourseCategory>(context, 'learning.courseCategory', async (ids) =>
    byKey(
      await database.query<CourseCategory>(
        `select ${COLUMNS} from course_category k where k.id = any($1::int[])`,
        [ids],
      ),
      (row) => row.id,
    ),
  );

/** @throws NOT_FOUND */
export async function findCategory(context: RequestContext, id: number): Promise<CourseCategory> {
  const row = await categoryById(context).load(id);
  if (!row) throw notFound();
  return row;
}

/** The given columns, checked. @throws BAD_USER_INPUT */
function readColumns(input: CourseCategoryChanges): Partial<Pick<CourseCategory, 'name' | 'description'>> {
  const problems = new Problems();
  const columns: Partial<Pick<CourseCategory, 'name' | 'description'>> = {};
  if (input.name !== undefined)
    columns.name = requiredLine(problems, 'name', input.name, CourseCategoryLimits.name);
  if (input.description !== undefined)
    columns.description = readText(
      problems,
      'description',
      input.description,
      CourseCategoryLimits.description,
    );
  problems.throwIfAny();
  return columns;
}

/** Locks a category until the transaction ends, so that no course is put into it. @throws NOT_FOUND */
async function lockCategory(tx: Queryable, id: number): Promise<CourseCategory> {
  const row = await tx.one<CourseCategory>(
    `select ${COLUMNS} from course_category k where k.id = $1 for update`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}

function readWritten(context: RequestContext, id: number): Promise<CourseCategory> {
  context.loaders.clear(); // courses carry the name, too
  return findCategory(context, id);
}

/** @throws FORBIDDEN; BAD_USER_INPUT on `name` when it is blank, too long or taken */
export async function createCategory(
  context: RequestContext,
  input: CourseCategoryInput,
): Promise<CourseCategory> {
  requirePermission(context, 'learning.manage');
  const columns = readColumns(input);
  const written = await database.write(context, async (tx) => {
    const { id } = await tx.manager.save(CourseCategory, columns);
    await tx.audit({
      action: 'courseCategory.create',
      objectType: 'courseCategory',
      objectId: id,
      after: columns,
    });
    return id;
  });
  return readWritten(context, written);
}

/** @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT as for a new one */
export async function updateCategory(
  context: RequestContext,
  id: number,
  input: CourseCategoryChanges,
): Promise<CourseCategory> {
  requirePermission(context, 'learning.manage');
  const columns = readColumns(input);
  await database.write(context, async (tx) => {
    const { name, description } = await lockCategory(tx, id);
    const before = { name, description };
    const after = { ...before, ...columns };
    if (after.name === name && after.description === description) return id;
    await tx.manager.update(CourseCategory, id, columns);
    await tx.audit({
      action: 'courseCategory.update',
      objectType: 'courseCategory',
      objectId: id,
      before,
      after,
    });
    return id;
  });
  return readWritten(context, id);
}

/** @throws FORBIDDEN, NOT_FOUND, CONFLICT while courses use it */
export async function removeCategory(context: RequestContext, id: number): Promise<boolean> {
  requirePermission(context, 'learning.manage');
  await database.write(context, async (tx) => {
    const { name } = await lockCategory(tx, id);
    if (await tx.one('select 1 from course where category_id = $1 limit 1', [id]))
      throw conflict('Courses use this category. Move or delete them first.');
    await tx.manager.delete(CourseCategory, id);
    await tx.audit({
      action: 'courseCategory.delete',
      objectType: 'courseCategory',
      objectId: id,
      before: { name },
    });
    return true;
  });
  context.loaders.clear();
  return true;
}

/** Keeps a subject until the transaction that puts a course into it ends. @throws BAD_USER_INPUT on `category` */
export async function holdCategory(tx: Queryable, id: number): Promise<void> {
  if (!(await tx.one('select 1 from course_category where id = $1 for key share', [id])))
    throw badInput({ category: [notAnId(String(id))] });
}
