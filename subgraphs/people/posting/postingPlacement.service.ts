import type { Problems } from '../../kit/request/errors.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import type { JobPostingChanges } from '../generated/schema.js';
import { holdDepartment } from '../department/department.service.js';
import type { PostingColumns } from './postingInput.service.js';

/** What the posting names now; nothing for a new one. */
type CurrentPlacement = Partial<Pick<PostingColumns, 'departmentId' | 'hiringManagerId'>>;
type Placement = Partial<Pick<PostingColumns, 'departmentId' | 'departmentName' | 'hiringManagerId'>>;

async function placeDepartment(
  tx: Queryable,
  input: JobPostingChanges,
  now: CurrentPlacement,
  problems: Problems,
): Promise<Placement> {
  if (input.departmentId == null && !input.departmentName?.trim()) {
    const isAsked =
      now.departmentId === undefined ||
      input.departmentId !== undefined ||
      input.departmentName !== undefined;
    if (isAsked) problems.add('departmentId', 'This field is required.');
    return {};
  }
  return (await holdDepartment(tx, input, problems)) ?? {};
}

async function placeManager(
  tx: Queryable,
  { hiringManagerId }: JobPostingChanges,
  now: CurrentPlacement,
  problems: Problems,
): Promise<Placement> {
  if (hiringManagerId === undefined || hiringManagerId === now.hiringManagerId) return {};
  if (hiringManagerId === null) return { hiringManagerId };
  // Shared lock: the manager may not leave between this check and the commit.
  const manager = await tx.one<{ isEmployed: boolean }>(
    'select is_employed as "isEmployed" from employee where id = $1 for share',
    [hiringManagerId],
  );
  if (!manager?.isEmployed) problems.add('hiringManagerId', notAnId(String(hiringManagerId)));
  return { hiringManagerId };
}

/**
 * Finds the department, by id, name or code, and the hiring manager that the input names; what it does not
 * name is not there. A hiring manager who left since may stay.
 */
export async function placePosting(
  tx: Queryable,
  input: JobPostingChanges,
  now: CurrentPlacement,
  problems: Problems,
): Promise<Placement> {
  return {
    ...(await placeDepartment(tx, input, now, problems)),
    ...(await placeManager(tx, input, now, problems)),
  };
}
