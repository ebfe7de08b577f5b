import { array, assert, constantFrom, integer, nat, option, property, record, string } from 'fast-check';

import { clockTime } from '../../../../domain/timesheets/clock';
import type { EditedEntryFragment } from '../../../../generated/graphql';
import { entryFields, likelyDay, toChanges, valuesOf } from '../entryForm/entryForm';
import { editName, type SheetEdits } from './sheetEdits';
import { sheetRefusal } from './sheetRefusal';
import { sheetChanges, sheetRows } from './sheetRows';

const weekStartDate = '2026-12-28';
const time = option(integer({ min: 0, max: 86_399 }).map(clockTime));
const entries = array(
  record({
    date: constantFrom('2026-12-28', '2026-12-31', '2027-01-01', '2027-01-03'),
    project: string(),
    taskDescription: string(),
    clockInTime: time,
    clockOutTime: time,
    notes: option(string()),
    version: nat(),
  }),
  { maxLength: 8 },
).map((all) => all.map((one, index) => ({ id: index + 1, viewerCanEdit: true, ...one })));
const edits = array(
  record({ row: integer({ min: 1, max: 9 }), field: constantFrom(...entryFields), text: string() }),
  { maxLength: 12 },
).map((all): SheetEdits =>
  Object.fromEntries(all.map(({ row, field, text }) => [editName(String(row), field), text])),
);

const rowsOf = (all: readonly EditedEntryFragment[], typed: SheetEdits) =>
  sheetRows({ weekStartDate, entries: all, trackedId: null }, typed);

test('an unchanged timesheet sends nothing, for any data', () => {
  assert(
    property(entries, (all) => {
      expect(sheetChanges(rowsOf(all, {}))).toEqual({ entries: [], removed: [], rows: [] });
      all.forEach((entry) => expect(toChanges(valuesOf(entry), entry)).toEqual({}));
    }),
  );
});

test('with any input the rows keep their positions and their text, and only changed fields are sent', () => {
  assert(
    property(entries, edits, (all, typed) => {
      const rows = rowsOf(all, typed);
      expect(rows.slice(0, all.length).map(({ key }) => key)).toEqual(all.map(({ id }) => String(id)));
      for (const [name, text] of Object.entries(typed)) {
        const [key, field] = name.split(':') as [string, (typeof entryFields)[number]];
        expect(rows.find((row) => row.key === key)?.values[field]).toBe(text);
      }
      for (const input of sheetChanges(rows).entries) {
        const { id, version: _version, ...fields } = input;
        if (id === undefined) continue;
        for (const field of Object.keys(fields))
          expect(Object.keys(typed)).toContain(`${String(id)}:${field}`);
      }
    }),
  );
});

test('a refused row is found by its number, even if rows before it are not sent', () => {
  const at = (id: number) =>
    ({
      id,
      version: 1,
      date: weekStartDate,
      project: '',
      taskDescription: '',
      clockInTime: '09:00:00',
      clockOutTime: '10:00:00',
      notes: null,
      viewerCanEdit: true,
    }) as EditedEntryFragment;
  const typed = { [editName('2', 'removed')]: 'yes', [editName('3', 'notes')]: 'Late' };
  const rows = rowsOf([at(1), at(2), at(3)], typed);
  const sent = sheetChanges(rows);
  expect(sent).toMatchObject({ entries: [{ id: 3, notes: 'Late' }], removed: [2] });
  const failure = { code: 'BAD_USER_INPUT', message: 'No.', retryAfter: null, passing: false };
  expect(
    sheetRefusal(
      {
        ...failure,
        fields: { 'entries.0.notes': ['Too long.'], 'entries.0.date': ['No such day.'], removed: ['Gone.'] },
      },
      sent.rows,
      rows,
      typed,
    ).fields,
  ).toEqual({ '3:notes': ['Too long.'], nonFieldErrors: ['Entry 3: No such day.', 'Gone.'] });
});

test('a new entry is on today in the current week and on Monday in any other, also at the turn of the year', () => {
  expect(
    ['2026-12-27', '2026-12-28', '2027-01-01', '2027-01-03', '2027-01-04'].map((today) =>
      likelyDay(weekStartDate, today),
    ),
  ).toEqual(['2026-12-28', '2026-12-28', '2027-01-01', '2027-01-03', '2026-12-28']);
});
