import { dayIn } from '../../kit/config/calendar.js';
import { checkCount } from '../../kit/graphql/limits.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { checkAhead, checkSpan, checkYear } from '../../kit/request/input/days.js';
import { Problems } from '../../kit/request/errors.js';
import { requiredLine } from '../../kit/request/input/text.js';
import { NO_DEPARTMENT } from '../department/department.service.js';
import { ReviewCycleInputLimits, ReviewCycleLimits } from '../generated/limits.js';
import type { ReviewCycleInput } from '../generated/schema.js';
import { withoutBullets } from '../posting/bulletList.js';

/** Three years, in days. */
const LONGEST_PERIOD = 1_096;

function readQuestions(problems: Problems, questions: readonly string[]): string[] {
  const { count, length } = ReviewCycleLimits.questions;
  if (questions.length === 0) problems.add('questions', 'Ask at least one question.');
  checkCount(problems, 'questions', questions, count);
  return questions
    .slice(0, count)
    .map((question) => requiredLine(problems, 'questions', withoutBullets(question), length));
}

/** @throws BAD_USER_INPUT name, periodStart, periodEnd, dueDate, questions, departmentIds */
export function readCycle(context: RequestContext, input: ReviewCycleInput) {
  const problems = new Problems();
  const { periodStart, periodEnd, dueDate } = input;
  const name = requiredLine(problems, 'name', input.name, ReviewCycleLimits.name);
  const today = dayIn(context.config.organisation.timeZone);
  checkYear(problems, 'periodStart', periodStart);
  checkYear(problems, 'periodEnd', periodEnd);
  if (periodEnd < periodStart) problems.add('periodEnd', 'The period must end on or after its first day.');
  else if (problems.isClean('periodStart') && problems.isClean('periodEnd'))
    checkSpan(problems, 'periodEnd', { first: periodStart, last: periodEnd, most: LONGEST_PERIOD });
  if (dueDate < today) problems.add('dueDate', 'The due date must not be in the past.');
  checkAhead(problems, 'dueDate', dueDate, today);
  const questions = readQuestions(problems, input.questions);
  const departmentIds = [...new Set(input.departmentIds ?? [])];
  checkCount(problems, 'departmentIds', departmentIds, ReviewCycleInputLimits.departmentIds);
  problems.throwIfAny();
  return { name, periodStart, periodEnd, dueDate, questions, departmentIds };
}

/** Names of departments, locked until the transaction ends. @throws BAD_USER_INPUT departmentIds */
export async function holdDepartments(tx: Queryable, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const departments = await tx.query<{ name: string }>(
    'select name from department where id = any($1::int[]) order by name for key share',
    [ids],
  );
  const problems = new Problems();
  if (departments.length < ids.length) problems.add('departmentIds', NO_DEPARTMENT);
  problems.throwIfAny();
  return departments.map(({ name }) => name);
}
