import { overlappingEntries } from './overlappingEntries';

const stretch = (id: number, date: string, clockInTime: string | null, clockOutTime: string | null) => ({
  id,
  date,
  clockInTime,
  clockOutTime,
});
const idsOf = (...entries: ReturnType<typeof stretch>[]) =>
  overlappingEntries(entries)?.map(({ id }) => id) ?? null;
const monday = '2026-11-16';
const tuesday = '2026-11-17';

test.each([
  ['touch', [stretch(1, monday, '10:00:00', '11:00:00'), stretch(2, monday, '11:00:00', '12:00:00')]],
  [
    'are on two days',
    [stretch(1, monday, '10:00:00', '12:00:00'), stretch(2, tuesday, '11:00:00', '13:00:00')],
  ],
  ['have no end', [stretch(1, monday, '10:00:00', '12:00:00'), stretch(2, monday, '11:00:00', null)]],
  ['last no time', [stretch(1, monday, '10:00:00', '12:00:00'), stretch(2, monday, '11:00:00', '11:00:00')]],
  ['have no times', [stretch(1, monday, null, null), stretch(2, monday, null, null)]],
])('entries that %s do not overlap', (_how, entries) => {
  expect(idsOf(...entries)).toBeNull();
});

test('an entry within another, one that starts before the end of another, and one that runs into the next day overlap it', () => {
  expect(
    idsOf(stretch(1, monday, '08:00:00', '17:00:00'), stretch(2, monday, '12:00:00', '12:30:00')),
  ).toEqual([1, 2]);
  expect(
    idsOf(stretch(1, monday, '11:59:59', '13:00:00'), stretch(2, monday, '10:00:00', '12:00:00')),
  ).toEqual([2, 1]);
  expect(
    idsOf(stretch(1, monday, '22:00:00', '06:00:00'), stretch(2, tuesday, '05:30:00', '07:00:00')),
  ).toEqual([1, 2]);
});
