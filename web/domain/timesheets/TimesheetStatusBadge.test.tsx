import { render, screen } from '@testing-library/react';

import type { TimesheetStatus } from '../../generated/graphql';
import { TimesheetStatusBadge } from './TimesheetStatusBadge';

test('an unknown timesheet status is shown as received, in the red of a rejected one [A4.18]', () => {
  const statuses: string[] = ['DRAFT', 'SUBMITTED', 'APPROVED', 'REJECTED', 'ON_HOLD'];
  render(statuses.map((status) => <TimesheetStatusBadge key={status} status={status as TimesheetStatus} />));
  const words = ['Draft', 'Submitted', 'Approved', 'Rejected', 'On hold'];
  const styles = words.map((word) => screen.getByText(word).className);
  expect(styles[4]).toBe(styles[3]);
  expect(new Set(styles).size).toBe(4);
});
