import type { RequestContext } from '../../kit/request/context.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { notFound, Problems } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { requiredLine } from '../../kit/request/input/text.js';
import { requirePermission } from '../../kit/request/viewer.js';
import { DepartmentLimits } from '../generated/limits.js';
import type { UpdateDepartmentInput } from '../generated/schema.js';
import { database } from '../database.js';
import { DEPARTMENT_COLUMNS } from './department.loader.js';
import type { DepartmentRow } from './department.loader.js';
import { Department } from './department.entity.js';

/** How an employment record or a job posting is given its department. */
interface NamedDepartment {
  departmentId?: number | null;
  departmentName?: string | null;
}

interface HeldDepartment {
  departmentId: number;
  departmentName: string;
}

/** All departments, searched by name. */
export async function listDepartments(args: ListArgs): Promise<Page<DepartmentRow>> {
  const spec = {
    select: DEPARTMENT_COLUMNS,
    from: 'department d',
    where: new Where().search(args.search, 'fold_text(d.name)'),
    order: { name: 'd.name', id: 'd.id' },
    defaultOrder: 'name',
    tie: 'd.id',
  };
  return listRows<DepartmentRow>(database, spec, args);
}

/** Said of a department that is named and not there. */
export const NO_DEPARTMENT = 'There is no such department.';

/**
 * The departments with these names or codes, as every search compares them: `HR` is Human Resources (H5). If two
 * differ only in an accent, the exact spelling decides. Unknown names are omitted.
 */
export async function departmentsNamed(names: readonly string[]): Promise<Map<string, number>> {
  const rows = await database.query<{ id: number; given: string }>(
    `select d.id, g.given from unnest($1::text[]) as g (given) join department d on fold_text(g.given) in (fold_text(d.name), fold_text(d.code))
     order by lower(g.given) in (lower(d.name), lower(d.code))`,
    [[...new Set(names)]],
  );
  return new Map(rows.map(({ id, given }) => [given, id]));
}

/** The same as ids, for a filter. */
export async function departmentIdsNamed(names: string[]): Promise<{ ids: number[]; unknown: string[] }> {
  const known = await departmentsNamed(names);
  return {
    ids: [...new Set(known.values())],
    unknown: [...new Set(names)].filter((name) => !known.has(name)),
  };
}

/**
 * The department that an input names, by id or else by name or code, locked against deletion and renaming until the
 * transaction ends. Null, with an error on the field that named it, if it does not exist.
 */
export async function holdDepartment(
  tx: Queryable,
  { departmentId, departmentName }: NamedDepartment,
  problems: Problems,
): Promise<HeldDepartment | null> {
  const [named, value, field] =
    departmentId != null
      ? ['id = $1', departmentId, 'departmentId']
      : [
          'fold_text($1) in (fold_text(name), fold_text(code)) order by lower($1) in (lower(name), lower(code)) desc limit 1',
          departmentName?.trim() ?? '',
          'departmentName',
        ];
  const department = await tx.one<HeldDepartment>(
    `select id as "departmentId", name as "departmentName" from department where ${named} for key share`,
    [value],
  );
  if (!department) problems.add(field, NO_DEPARTMENT);
  return department;
}

function read(input: UpdateDepartmentInput, name: 'name' | 'code', problems: Problems): string | undefined {
  return input[name] === undefined
    ? undefined
    : requiredLine(problems, name, input[name], DepartmentLimits[name]);
}

/** Names and codes share one vocabulary, because either may be given for a department. */
async function refuseTaken(
  tx: Transaction,
  fields: { name?: string | undefined; code?: string | undefined },
  ownId: number,
): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('people.department'))`);
  const problems = new Problems();
  for (const [field, text] of Object.entries(fields)) {
    if (text === undefined) continue;
    const taken = await tx.one(
      'select id from department where (lower(name) = lower($1) or lower(code) = lower($1)) and id <> $2',
      [text, ownId],
    );
    if (taken) problems.add(field, `A department with this ${field} already exists.`);
  }
  problems.throwIfAny();
}

/** `Field Research` becomes `FIELD-RESEARCH`. */
const codeFrom = (name: string) => name.toUpperCase().replace(/\s+/g, '-').slice(0, DepartmentLimits.code);

/** Adds a department. @throws BAD_USER_INPUT name, code; FORBIDDEN */
export async function createDepartment(
  context: RequestContext,
  input: UpdateDepartmentInput,
): Promise<DepartmentRow> {
  requirePermission(context, 'department.manage');
  const problems = new Problems();
  const name = read(input, 'name', problems) ?? '';
  const code = input.code?.trim() ? (read(input, 'code', problems) ?? '') : codeFrom(name);
  problems.throwIfAny();
  return database.write(context, async (tx) => {
    await refuseTaken(tx, { name, code }, 0);
    const { id } = await tx.manager.save(Department, { name, code });
    await tx.audit({
      action: 'department.create',
      objectType: 'department',
      objectId: id,
      after: { name, code },
    });
    return { id, name, code };
  });
}

/**
 * Renames a department or changes its code; the copies of the name follow by foreign key. @throws NOT_FOUND,
 * BAD_USER_INPUT, FORBIDDEN
 */
export async function updateDepartment(
  context: RequestContext,
  id: number,
  input: UpdateDepartmentInput,
): Promise<DepartmentRow> {
  requirePermission(context, 'department.manage');
  const problems = new Problems();
  const given = {
    name: read(input, 'name', problems),
    code: read(input, 'code', problems),
  };
  problems.throwIfAny();
  const result = await database.write(context, async (tx) => {
    await refuseTaken(tx, given, id);
    const before = await tx.one<DepartmentRow>(
      `select ${DEPARTMENT_COLUMNS} from department d where d.id = $1 for update`,
      [id],
    );
    if (!before) throw notFound();
    const after = { id, name: given.name ?? before.name, code: given.code ?? before.code };
    await tx.manager.update(Department, id, { name: after.name, code: after.code });
    if (after.name !== before.name) await tx.emit('department.renamed', { id, name: after.name });
    await tx.audit({
      action: 'department.update',
      objectType: 'department',
      objectId: id,
      before: { ...before },
      after,
    });
    return after;
  });
  context.effects.viewersChanged.add('all'); // a viewer carries the name of the department
  context.loaders.clear();
  return result;
}

/** Removes a department that no record names. @throws NOT_FOUND, CONFLICT while it is used, FORBIDDEN */
export async function deleteDepartment(context: RequestContext, id: number): Promise<boolean> {
  requirePermission(context, 'department.manage');
  return database.write(context, async (tx) => {
    const before = await tx.one<DepartmentRow>(
      `select ${DEPARTMENT_COLUMNS} from department d where d.id = $1 for update`,
      [id],
    );
    if (!before) throw notFound();
    await tx.manager.delete(Department, id);
    await tx.audit({
      action: 'department.delete',
      objectType: 'department',
      objectId: id,
      before: { ...before },
    });
    return true;
  });
}
