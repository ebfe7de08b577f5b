import { render, screen } from '@testing-library/react';

import { WeekChart } from './WeekChart';
import { weekHours } from './weekHours';

const draw = (mondayHours: string) =>
  render(
    <WeekChart
      isKnown
      days={
        weekHours({
          status: 'DRAFT',
          totalHours: mondayHours,
          timeEntries: [{ date: '2026-11-16', hoursWorked: mondayHours }],
        }).days
      }
    />,
  );

test('a few seconds of work, which would be written as nothing, have no figure over their day', () => {
  draw('0.004');
  expect(screen.queryByText('0')).not.toBeInTheDocument();
  expect(screen.getByText('Monday: 0 h')).toBeInTheDocument();
});

test('from half a hundredth of an hour on a day has its figure', () => {
  draw('0.005');
  expect(screen.getByText('0.01')).toBeInTheDocument();
});
