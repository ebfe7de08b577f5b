import { object, string, type TestContext } from 'yup';

import { lengthProblem } from '../../../../domain/text/textLength';
import { timesProblem } from '../../../../domain/timesheets/clockShift';
import { TimeEntryLimits } from '../../../../generated/limits';
import { dayProblem } from '../../../../ui/form/dates/problems';
import { entryFields, weekBounds, type EntryField, type EntryValues } from './entryForm';

/** The errors of an entry, by field. */
export interface EntryProblem {
  text: string;
  /** The error of the first of the fields, if the text does not contain it. */
  reason?: string;
  fields: readonly EntryField[];
}

/** Everything that keeps an entry from being saved, in the order of its fields. */
export function entryProblems(values: EntryValues, weekStartDate: string): readonly EntryProblem[] {
  return [
    dateProblem(values.date, weekStartDate),
    textProblem(values, 'project'),
    textProblem(values, 'taskDescription'),
    timesProblem(values.clockInTime, values.clockOutTime),
    textProblem(values, 'notes'),
  ].filter((problem) => problem !== null);
}

function dateProblem(date: string, weekStartDate: string): EntryProblem | null {
  const text = date === '' ? 'Enter the date' : dayProblem(date, weekBounds(weekStartDate));
  return text === undefined ? null : { text, fields: ['date'] };
}

function textProblem(values: EntryValues, field: keyof typeof TimeEntryLimits): EntryProblem | null {
  const text = lengthProblem(values[field].trim(), TimeEntryLimits[field]);
  return text === undefined ? null : { text, fields: [field] };
}

/** A problem with its reason in one line. */
export const wordsOf = ({ text, reason }: EntryProblem): string =>
  reason === undefined ? text : `${text}. ${reason}`;

/** The same rules for a form of one entry, each text under the first field that it speaks of. */
export function entrySchema(weekStartDate: string) {
  const rule = (field: EntryField) =>
    string().test('entry', (_text: string | undefined, context: TestContext) => {
      const problem = entryProblems(context.parent as EntryValues, weekStartDate).find(
        ({ fields }) => fields[0] === field,
      );
      return problem === undefined || context.createError({ message: wordsOf(problem) });
    });
  return object(Object.fromEntries(entryFields.map((field) => [field, rule(field)])));
}
