import { countIn } from '../list/countIn';
import { openGroup, pendingReviewGroup, resolvedGroup, type StatusCount } from './statusGroups';

/** Each status has its own power of ten, so that a sum shows which ones were added. */
const counts: StatusCount[] = [
  { status: 'OPEN', count: 1 },
  { status: 'IN_PROGRESS', count: 10 },
  { status: 'WAITING_RESPONSE', count: 100 },
  { status: 'RESOLVED', count: 1000 },
  { status: 'CLOSED', count: 10_000 },
  { status: 'REJECTED', count: 100_000 },
];

test('open, in progress and waiting tickets are the open ones [A4.29]', () => {
  expect(countIn(counts, openGroup)).toBe(111);
});

test('open and waiting tickets are pending review, those in progress are not [A4.30]', () => {
  expect(countIn(counts, pendingReviewGroup)).toBe(101);
});

test('resolved and closed tickets are the resolved ones, rejected ones are not [A4.31]', () => {
  expect(countIn(counts, resolvedGroup)).toBe(11_000);
});

test('the total has all six statuses, and a status without tickets counts as zero [A4.28]', () => {
  expect(countIn(counts)).toBe(111_111);
  expect(countIn([{ status: 'CLOSED', count: 2 }], openGroup)).toBe(0);
  expect(countIn([])).toBe(0);
});
