import { screen, waitFor } from '@testing-library/react';

import { PresentWeekDocument, WeekTimesheetDocument } from '../../../../generated/graphql';
import { answers, broken } from '../../../../testing/graph';
import { openTimeTracking } from '../../../../testing/time/openTimeTracking';
import { interceptNetwork } from '../../../../testing/server';
import { presentWeek, timesheet, weekTimesheet } from '../../../../testing/time/timesheets';

interceptNetwork();

const card = (name: string) => screen.findByRole('group', { name });

test('beside another week the figures of the current week have their own retry', async () => {
  let works = false;
  const { user } = await openTimeTracking({
    at: '/employee/time-tracking?week=2026-11-09',
    handlers: [
      answers(PresentWeekDocument, () => (works ? presentWeek() : broken())),
      answers(WeekTimesheetDocument, () =>
        weekTimesheet(timesheet({ weekStartDate: '2026-11-09', weekEndDate: '2026-11-15' })),
      ),
    ],
  });
  expect(await screen.findByText('The numbers are not available at the moment.')).toBeVisible();
  expect(await card('Hours This Week')).toHaveTextContent('N/A');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await card('Hours This Week')).toHaveTextContent('3 h'));
  expect(screen.queryByText('The numbers are not available at the moment.')).not.toBeInTheDocument();
});
