import { dayIn } from '../../kit/config/calendar.js';
import { checkCount } from '../../kit/graphql/limits.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import type { RequestContext } from '../../kit/request/context.js';
import { checkAhead } from '../../kit/request/input/days.js';
import { badInput, Problems } from '../../kit/request/errors.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import { inOneLine } from '../../kit/request/input/text.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { withPlainLineEnds } from '../article/lineEnds.js';
import { PolicyVersionLimits } from '../generated/limits.js';
import type { PolicyChanges } from '../generated/schema.js';
import { DEPARTMENTS } from '../holder/holder.calls.js';
import type { KnownDepartments } from '../holder/holder.calls.js';
import { checkText } from '../knowledgeText.js';
import type { Policy } from './policy.entity.js';
import type { PolicyVersion } from './policyVersion.entity.js';

/** The columns of a draft that people give. */
export type DraftColumns = Pick<
  PolicyVersion,
  'title' | 'content' | 'effectiveOn' | 'confirmBy' | 'audience' | 'departmentIds' | 'departmentNames'
>;

/** The changes of a policy and of its draft. */
export interface PolicyOrder {
  policy: Partial<Pick<Policy, 'nextReview' | 'ownerId'>>;
  draft: Partial<DraftColumns>;
}

const TEXTS = { title: inOneLine, content: withPlainLineEnds } as const;
const PAST = 'Choose a day that has not passed.';

/** Adds the problem of a day that has passed, or is too far ahead. */
export function checkDay(problems: Problems, field: string, day: string, today: string): void {
  if (day < today) problems.add(field, PAST);
  else checkAhead(problems, field, day, today);
}

/** The days of the organisation's calendar. */
export const todayOf = ({ config }: RequestContext): string => dayIn(config.organisation.timeZone);

async function readDepartments(
  context: RequestContext,
  ids: readonly number[],
  problems: Problems,
): Promise<Pick<DraftColumns, 'departmentIds' | 'departmentNames'>> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  checkCount(problems, 'departments', wanted, PolicyVersionLimits.departments);
  if (wanted.length === 0 || !problems.isClean('departments'))
    return { departmentIds: [], departmentNames: [] };
  const { departments } = await context.graph<KnownDepartments>(DEPARTMENTS, {});
  const names = new Map(departments.results.map(({ id, name }) => [id, name]));
  for (const id of wanted) if (!names.has(id)) problems.add('departments', notAnId(String(id)));
  return { departmentIds: wanted, departmentNames: wanted.map((id) => names.get(id) ?? '') };
}

/**
 * The given values, checked as they are stored; omitted ones are omitted. @throws BAD_USER_INPUT that names every
 * invalid field
 */
export async function readOrder(context: RequestContext, input: PolicyChanges): Promise<PolicyOrder> {
  const problems = new Problems();
  const today = todayOf(context);
  const order: PolicyOrder = { policy: {}, draft: {} };
  for (const field of ['title', 'content'] as const) {
    const given = input[field];
    if (given === undefined) continue;
    const text = given === null ? null : TEXTS[field](given);
    checkText(field, text, PolicyVersionLimits[field], problems);
    order.draft[field] = text ?? '';
  }
  if (input.nextReview === null) problems.add('nextReview', 'This field may not be null.');
  else if (input.nextReview !== undefined) {
    checkDay(problems, 'nextReview', input.nextReview, today);
    order.policy.nextReview = input.nextReview;
  }
  if (input.ownerId != null) order.policy.ownerId = input.ownerId;
  for (const field of ['effectiveOn', 'confirmBy'] as const) {
    const day = input[field];
    if (day === undefined) continue;
    if (day !== null) checkDay(problems, field, day, today);
    order.draft[field] = day;
  }
  if (input.audience != null) order.draft.audience = input.audience;
  if (input.departments != null)
    Object.assign(order.draft, await readDepartments(context, input.departments, problems));
  problems.throwIfAny();
  return order;
}

/** Departments are named where the audience is departments, and nowhere else. @throws BAD_USER_INPUT */
export function checkAudience({
  audience,
  departmentIds,
}: Pick<DraftColumns, 'audience' | 'departmentIds'>): void {
  const problems = new Problems();
  if (audience === 'departments' && departmentIds.length === 0)
    problems.add('departments', 'Choose at least one department.');
  if (audience !== 'departments' && departmentIds.length > 0)
    problems.add('departments', 'Departments belong to the audience of departments alone.');
  problems.throwIfAny();
}

/**
 * The owner as they are called now: a person who works here, or the one who asks. @throws BAD_USER_INPUT on
 * `ownerId`
 */
export async function readOwner(
  tx: Queryable,
  viewer: Viewer,
  ownerId: number,
): Promise<Pick<Policy, 'ownerId' | 'ownerName'>> {
  const person = await tx.one<{ fullName: string }>(
    'select full_name as "fullName" from person where user_id = $1 and works_here',
    [ownerId],
  );
  if (person) return { ownerId, ownerName: person.fullName };
  if (ownerId === viewer.userId) return { ownerId, ownerName: viewer.fullName };
  throw badInput({ ownerId: [notAnId(String(ownerId))] });
}
