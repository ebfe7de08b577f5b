import { render, screen } from '@testing-library/react';

import { applicantsText } from './applicantsText';
import { postingPriorityTone } from './postingPriority';
import { PostingStatusBadge } from './PostingStatusBadge';
import { postingStatusTone } from './postingStatus';
import { salaryText } from './salaryText';

test('each state of a posting has its own colour; on hold and paused have the same [A2.63]', () => {
  expect(['active', 'draft', 'closed', 'on_hold', 'paused'].map(postingStatusTone)).toEqual([
    'success',
    'info',
    'neutral',
    'warning',
    'warning',
  ]);
});

test('each priority of a posting has its own colour [A2.64]', () => {
  expect(['urgent', 'high', 'medium', 'low'].map(postingPriorityTone)).toEqual([
    'danger',
    'warning',
    'info',
    'neutral',
  ]);
});

test('an unknown state or priority is shown without a colour', () => {
  expect([postingStatusTone('archived'), postingPriorityTone('someday')]).toEqual(['neutral', 'neutral']);
});

test('a posting that no longer accepts applications is closed, whatever its status [A4.37]', () => {
  const status = { code: 'active', label: 'Active' };
  const { rerender } = render(<PostingStatusBadge status={status} />);
  expect(screen.getByText('Active')).toBeVisible();
  rerender(<PostingStatusBadge status={status} isClosed />);
  expect(screen.getByText('Closed')).toBeVisible();
});

test("pay is shown with the graph's text, or as missing [A2.58]", () => {
  expect(salaryText({ salaryRange: '$90,000 – $110,000' })).toBe('$90,000 – $110,000');
  expect([salaryText({ salaryRange: null }), salaryText({ salaryRange: '' })]).toEqual([
    'Salary not specified',
    'Salary not specified',
  ]);
});

test('applicants are counted in words', () => {
  expect([0, 1, 1204].map(applicantsText)).toEqual(['No applicants yet', '1 applicant', '1,204 applicants']);
});
