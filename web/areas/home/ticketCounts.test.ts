import { openCount, pendingApprovalCount } from './ticketCounts';

test('open, in progress and waiting tickets count as open, finished tickets do not [A7.60]', () => {
  expect(openCount(['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE', 'RESOLVED', 'CLOSED', 'REJECTED'])).toBe(3);
});

test('only tickets that wait for a response count as pending approvals [A7.61 A4.35]', () => {
  expect(pendingApprovalCount(['OPEN', 'WAITING_RESPONSE', 'IN_PROGRESS', 'WAITING_RESPONSE'])).toBe(2);
});
