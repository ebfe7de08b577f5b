import { badInput, Problems } from '../../kit/request/errors.js';
import { checkCount } from '../../kit/graphql/limits.js';
import type { Queryable, Transaction } from '../../kit/postgres/queryable.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import { LearningPathLimits } from '../generated/limits.js';
import type { LearningPathChanges, LearningPathStepInput } from '../generated/schema.js';
import { LearningPathItem } from './learningPath.entity.js';

/** A step: the id of a course or of a certification, the other one null. */
type Place = Pick<LearningPathItem, 'courseId' | 'certificationId'>;

/** The field that a list of steps came by; refusals name it. */
type StepsField = 'courses' | 'steps';

/** The steps after a change, from the present ones. */
interface WantedSteps {
  field: StepsField;
  from: (present: readonly Place[]) => Place[];
}

const NEITHER_NOR_BOTH = 'A step names a course or a certification, not both.';

const courseAt = (courseId: number): Place => ({ courseId, certificationId: null });

/** These courses in order, and each certification at the place that it has, or at the end. */
function withCertifications(courseIds: readonly number[], present: readonly Place[]): Place[] {
  const places = courseIds.map(courseAt);
  for (const [at, place] of present.entries())
    if (place.certificationId !== null) places.splice(at, 0, place);
  return places;
}

function refuseTwice(problems: Problems, field: StepsField, name: string, ids: readonly (number | null)[]) {
  const given = ids.filter((id) => id !== null);
  if (new Set(given).size < given.length) problems.add(field, `A ${name} can be in a path only once.`);
}

function readPlaces(problems: Problems, steps: readonly LearningPathStepInput[]): Place[] {
  const places = steps.map(({ course, certification }) => ({
    courseId: course ?? null,
    certificationId: certification ?? null,
  }));
  if (places.some(({ courseId, certificationId }) => (courseId === null) === (certificationId === null)))
    problems.add('steps', NEITHER_NOR_BOTH);
  return places;
}

/** The given list of courses or steps, checked; null if not given. */
export function readSteps(
  { courses, steps }: Pick<LearningPathChanges, 'courses' | 'steps'>,
  problems: Problems,
): WantedSteps | null {
  if (courses && steps) problems.add('steps', 'Give courses or steps, not both.');
  const field = steps ? 'steps' : 'courses';
  const places = steps ? readPlaces(problems, steps) : courses?.map(courseAt);
  if (!places) return null;
  checkCount(problems, field, places, LearningPathLimits[field]);
  refuseTwice(
    problems,
    field,
    'course',
    places.map(({ courseId }) => courseId),
  );
  refuseTwice(
    problems,
    field,
    'certification',
    places.map(({ certificationId }) => certificationId),
  );
  return {
    field,
    from: (present) => (steps ? places : withCertifications(courses ?? [], present)),
  };
}

/** The steps of a path as they are. */
export const placesOf = (tx: Queryable, pathId: number): Promise<Place[]> =>
  tx.query<Place & Record<string, unknown>>(
    `select course_id as "courseId", certification_id as "certificationId" from learning_path_item
     where path_id = $1 order by position`,
    [pathId],
  );

interface Offered extends Record<string, unknown> {
  courses: number[];
  certifications: number[];
}

const idsOf = (places: readonly Place[], key: keyof Place): number[] =>
  places.flatMap((place) => place[key] ?? []);

/** Locks active courses and certifications, and those already in the path, until the transaction ends. */
async function holdOffered(
  tx: Queryable,
  places: readonly Place[],
  present: readonly Place[],
): Promise<Offered> {
  const lock = async (table: string, isOffered: string, key: keyof Place) =>
    (
      await tx.query<{ id: number }>(
        `select id from ${table} where id = any($1::int[]) and (${isOffered} or id = any($2::int[])) for key share`,
        [idsOf(places, key), idsOf(present, key)],
      )
    ).map(({ id }) => id);
  return {
    courses: await lock('course', `status = 'published'`, 'courseId'),
    certifications: await lock('certification', 'is_active', 'certificationId'),
  };
}

/**
 * Replaces the steps of the path, some of which may have been archived since. @throws BAD_USER_INPUT on the given
 * field for an unpublished course, an inactive certification, and too many steps
 */
export async function placeSteps(
  tx: Transaction,
  pathId: number,
  { places, present, field }: { places: readonly Place[]; present: readonly Place[]; field: StepsField },
): Promise<void> {
  const problems = new Problems();
  checkCount(problems, field, places, LearningPathLimits.steps);
  problems.throwIfAny();
  const offered = await holdOffered(tx, places, present);
  const unknown = [
    ...idsOf(places, 'courseId').filter((id) => !offered.courses.includes(id)),
    ...idsOf(places, 'certificationId').filter((id) => !offered.certifications.includes(id)),
  ].map((id) => notAnId(String(id)));
  if (unknown.length > 0) throw badInput({ [field]: unknown });
  await tx.query('delete from learning_path_item where path_id = $1', [pathId]);
  const items = places.map((place, at) => ({ ...place, pathId, position: at + 1 }));
  if (items.length > 0) await tx.manager.insert(LearningPathItem, items);
}
