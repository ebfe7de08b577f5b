import { allowanceWords, overWords, spanWords, teamWords } from './previewWords';

const preview = (
  totalDays: number,
  usedDays: { leaveType: 'SICK' | 'PERSONAL' | 'UNPAID' | 'VACATION'; days: number }[] = [],
) => ({
  totalDays,
  year: { year: 2027, takenDays: usedDays.reduce((sum, { days }) => sum + days, 0), usedDays },
});

test('both allowances are shown, each with its name [A9.17 A9.18 A9.19]', () => {
  expect(
    allowanceWords(
      preview(5, [
        { leaveType: 'PERSONAL', days: 1 },
        { leaveType: 'SICK', days: 2 },
      ]),
      'PERSONAL',
    ),
  ).toBe('Personal leave: 4 of 5 days left in 2027; annual allowance: 22 of 25 days left.');
});

test('the remaining allowance is never below 0 [A9.17]', () => {
  expect(
    allowanceWords(
      preview(1, [
        { leaveType: 'PERSONAL', days: 9 },
        { leaveType: 'VACATION', days: 20 },
      ]),
      'PERSONAL',
    ),
  ).toBe('Personal leave: 0 of 5 days left in 2027; annual allowance: 0 of 25 days left.');
});

test('unpaid leave and unknown types have no allowance [A9.15]', () => {
  expect(allowanceWords(preview(3), 'UNPAID')).toBe(
    'Unpaid leave: no yearly allowance; annual allowance: 25 of 25 days left in 2027.',
  );
  expect(overWords(preview(3), 'UNPAID')).toBeNull();
  expect(allowanceWords(preview(3), 'VACATION')).toBe(
    'Vacation leave: no yearly allowance; annual allowance: 25 of 25 days left in 2027.',
  );
});

test('a request above an allowance warns with the number of days, and one of exactly the allowance does not', () => {
  expect(overWords(preview(5), 'PERSONAL')).toBeNull();
  expect(overWords(preview(6), 'PERSONAL')).toBe(
    'This request is 1 day over your personal leave allowance. You can still request it.',
  );
  expect(overWords(preview(28), 'SICK')).toBe(
    'This request is 18 days over your sick leave allowance and 3 days over your annual allowance. You can still request it.',
  );
  // Days already beyond the allowance do not count a second time.
  expect(overWords(preview(1, [{ leaveType: 'PERSONAL', days: 9 }]), 'PERSONAL')).toBe(
    'This request is 1 day over your personal leave allowance. You can still request it.',
  );
  expect(overWords(preview(26), '')).toBe(
    'This request is 1 day over your annual allowance. You can still request it.',
  );
});

test('the weekdays of the first and the last day are named once each', () => {
  expect(spanWords('2027-03-08', '2027-03-12')).toBe('Monday to Friday');
  expect(spanWords('2027-03-08', '2027-03-08')).toBe('Monday');
});

test('nothing is said about a team that is too small to count', () => {
  expect(teamWords(null)).toBe('');
  expect(teamWords(0)).toBe('No one else of your team is away then.');
  expect(teamWords(1)).toBe('One other person of your team is away then.');
  expect(teamWords(2)).toBe('2 other people of your team are away then.');
});
