import { screen, within } from '@testing-library/react';

import { TodayDocument } from '../generated/graphql';
import { answers, homeFigures, person, quietDay, startsAs } from '../testing/graph';
import { openPortal } from '../testing/openPortal';
import { interceptNetwork, server } from '../testing/server';

interceptNetwork();

const line = { kind: 'LEAVE_TO_DECIDE' as const, detail: 'A request of Li Wei', until: null };

test('the link of a screen shows the number of waiting items, from the query of the home page', async () => {
  let asked = 0;
  const day = () => {
    asked += 1;
    return {
      ...quietDay,
      waitingInTickets: [
        { ...line, count: 3, path: '/employee/leave?tab=team&request=12' },
        { ...line, kind: 'LEAVE_TO_ANSWER' as const, count: 1, path: '/employee/leave?request=4' },
      ],
      waitingInPeople: [
        { ...line, kind: 'TIMESHEETS_TO_DECIDE' as const, count: 100, path: '/hr/employees?timesheets=2' },
      ],
    };
  };
  server.use(answers(TodayDocument, day), ...startsAs(person({ roles: ['Employee', 'HR'] })), ...homeFigures);
  await openPortal('/home', { token: 'kept' });
  const links = within(await screen.findByRole('navigation', { name: 'Main' }));

  await links.findByText('4');
  expect(links.getByRole('link', { name: /^Leave/ })).toHaveTextContent('Leave4');
  expect(links.getByRole('link', { name: /^Employees/ })).toHaveTextContent('Employees99+');
  expect(links.getByRole('link', { name: 'Time tracking' })).toHaveTextContent(/^Time tracking$/);
  expect(asked).toBe(1);
});
