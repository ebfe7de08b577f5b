import { screen, within } from '@testing-library/react';

import { ticketComment, ticketComments } from '../../../testing/tickets/comments';
import { leaveDetails, leavePage, reports, teamLeave } from '../../../testing/tickets/leave';
import { leaveRow, openLeave } from '../../../testing/tickets/openLeave';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

const photo = '/api/files/identity/jonas/';
const whole = `http://portal.test${photo}`;
const jonas = { id: 12, profilePicture: photo };
const fishing = () => teamLeave({ createdBy: jonas });

test("the photo of each author is in the team's list, which is the only list that asks for it", async () => {
  const { asked } = await openLeave({
    at: '/employee/leave?tab=team',
    handlers: [reports(1)],
    list: () => leavePage([fishing()]),
  });
  expect(within(await leaveRow('Fishing')).getByAltText('')).toHaveAttribute('src', whole);
  expect(asked.at(-1)).toMatchObject({ team: true });
});

test('the photo of the author is in the details, and beside comments; an anonymous author has none', async () => {
  const written = [
    ticketComment({ id: 2, createdByName: 'Anonymous' }),
    ticketComment({ createdByName: 'Jonas Lindqvist', createdBy: jonas }),
  ];
  await openLeave({
    at: '/employee/leave?request=5',
    handlers: [leaveDetails(fishing), ticketComments(() => written)],
  });
  expect(await screen.findAllByText('Fine.')).toHaveLength(2);
  const [, ...comments] = within(screen.getByRole('list', { name: 'History and comments' })).getAllByRole(
    'listitem',
  );
  expect(within(comments[0]!).getByAltText('')).toHaveAttribute('src', whole);
  expect(within(comments[1]!).queryByAltText('')).not.toBeInTheDocument();
  expect(screen.getAllByAltText('').filter((image) => image.getAttribute('src') === whole)).toHaveLength(2);
});
