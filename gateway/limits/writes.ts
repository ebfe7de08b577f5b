import { Kind } from 'graphql';
import type { FragmentDefinitionNode, OperationDefinitionNode, SelectionSetNode } from 'graphql';

/**
 * Changes that are not counted as writes, because work is lost when they are refused: time entries, the
 * tracker, progress in courses, and the answers of exams (decisions 5j). They stay requests, which are
 * counted too.
 */
const UNCOUNTED = new Set([
  'createTimeEntry',
  'updateTimeEntry',
  'deleteTimeEntry',
  'saveTimesheet',
  'startTracking',
  'pauseTracking',
  'resumeTracking',
  'stopTracking',
  'discardTracking',
  'updateCourseProgress',
  'updateEnrollment',
  'completeCourse',
  'saveExamAnswer',
  'submitExam',
]);

/** Whether a root field of this name counts as a write; `__typename` is no change at all. */
export const countsAsWrite = (field: string): boolean => !UNCOUNTED.has(field) && !field.startsWith('__');

/**
 * How many writes an operation asks for, wherever in its fragments they are; each fragment is looked
 * through once and counts at every spread.
 */
export function writesOf(
  operation: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): number {
  if (operation.operation !== 'mutation') return 0;
  const counted = new Map<string, number>();
  const inFragment = (name: string): number => {
    const known = counted.get(name);
    if (known !== undefined) return known;
    const fragment = fragments[name];
    const found = fragment ? inSet(fragment.selectionSet) : 0;
    counted.set(name, found);
    return found;
  };
  const inSet = (set: SelectionSetNode): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + (countsAsWrite(selection.name.value) ? 1 : 0);
      return (
        sum +
        (selection.kind === Kind.FRAGMENT_SPREAD
          ? inFragment(selection.name.value)
          : inSet(selection.selectionSet))
      );
    }, 0);
  return inSet(operation.selectionSet);
}
