import { screen } from '@testing-library/react';

import { LeavePreviewDocument } from '../../../../generated/graphql';
import { fill } from '../../../../testing/page/fill';
import { answers } from '../../../../testing/graph';
import { leave, leaveYear, preview, used } from '../../../../testing/tickets/leave';
import { openNewLeave } from '../../../../testing/tickets/openLeave';
import { interceptNetwork } from '../../../../testing/server';
import { pass, withStoppedClock } from '../../../../testing/jsdom/stoppedClock';

interceptNetwork();

const field = (label: string) => screen.getByLabelText(label);

test('with both days the form of a leave request shows the number of days, the remaining allowances and the absent team members [A5.25 A9.18 A9.19]', async () => {
  const asked: unknown[] = [];
  const { user } = await openNewLeave(
    answers(LeavePreviewDocument, (variables) => {
      asked.push(variables);
      return {
        leavePreview: preview({
          teamAway: 2,
          year: leaveYear({ year: 2027, ...used({ PERSONAL: 1, SICK: 2 }) }),
        }),
      };
    }),
  );
  await withStoppedClock(async () => {
    await fill(user, field('First day'), '2027-03-08');
    await pass(400);
  });
  expect(asked).toEqual([]);
  await fill(user, field('Last day'), '2027-03-12');
  expect(await screen.findByText(/Monday to Friday/)).toHaveTextContent(
    '5 days, Monday to Friday. Annual allowance: 22 of 25 days left in 2027. 2 other people of your team are away then.',
  );
  await user.click(screen.getByRole('button', { name: /Leave type/ }));
  await user.click(await screen.findByRole('option', { name: 'Personal Leave' }));
  expect(screen.getByText(/Monday to Friday/)).toHaveTextContent(
    'Personal leave: 4 of 5 days left in 2027; annual allowance: 22 of 25 days left.',
  );
  expect(
    screen.getByText('This request is 1 day over your personal leave allowance. You can still request it.'),
  ).toBeVisible();
  expect(asked).toEqual([{ startDate: '2027-03-08', endDate: '2027-03-12', except: null }]);
});

test('overlapping leave is named with its days', async () => {
  const { user } = await openNewLeave(
    answers(LeavePreviewDocument, () => ({
      leavePreview: preview({ overlapping: [leave({ id: 4, title: 'Spring break', status: 'RESOLVED' })] }),
    })),
  );
  await fill(user, field('First day'), '2027-03-08');
  await fill(user, field('Last day'), '2027-03-12');
  expect(await screen.findByText('You already have leave on these days')).toBeVisible();
  expect(screen.getByText('Spring break: 8 Mar – 12 Mar 2027, Approved')).toBeVisible();
});
