import { screen, within } from '@testing-library/react';
import { graphql } from 'msw';

import { answer } from '../../../testing/graph';
import { leave, leavePage } from '../../../testing/leave';
import { leaveRow, openLeave } from '../../../testing/openLeave';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const photo = '/api/files/identity/jonas/';
const whole = `http://portal.test${photo}`;
const jonas = () => leave({ id: 5, title: 'Fishing', createdById: 12, createdByName: 'Jonas Lindqvist', photo });
const leads = graphql.query('OwnReports', () => answer({ myEmployee: { __typename: 'Employee', id: 70, directReportsCount: 1 } }));

test("the photo of whoever asks stands in the team's list, which alone asks for it", async () => {
  const { asked } = await openLeave({ at: '/employee/leave?tab=team', handlers: [leads], list: () => leavePage([jonas()]) });
  expect(within(await leaveRow('Fishing')).getByAltText('')).toHaveAttribute('src', whole);
  expect(asked.at(-1)).toMatchObject({ team: true });
});

test('it stands in the details, and beside what people write; somebody anonymous has none', async () => {
  const comment = (id: number, given: Record<string, unknown>) =>
    ({ __typename: 'TicketComment', id, comment: 'Fine.', isInternal: false, createdAt: '2026-11-12T19:00:00.000Z', ...given });
  await openLeave({
    at: '/employee/leave?request=5',
    handlers: [
      graphql.query('LeaveRequest', () => answer({ leaveRequest: jonas() })),
      graphql.query('TicketComments', () => answer({
        ticketComments: {
          __typename: 'TicketCommentPage',
          count: 2,
          results: [
            comment(2, { createdByName: 'Anonymous', createdBy: null }),
            comment(1, { createdByName: 'Jonas Lindqvist', createdBy: { __typename: 'User', id: 12, profilePicture: photo } }),
          ],
        },
      })),
    ],
  });
  const comments = within(await screen.findByRole('list', { name: 'Comments' })).getAllByRole('listitem');
  expect(within(comments[0]!).getByAltText('')).toHaveAttribute('src', whole);
  expect(within(comments[1]!).queryByAltText('')).not.toBeInTheDocument();
  expect(screen.getAllByAltText('').filter((image) => image.getAttribute('src') === whole)).toHaveLength(2);
});
