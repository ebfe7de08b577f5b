import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import {
  FindEmployeesDocument,
  FindHoldersDocument,
  PickedEmployeeDocument,
  PickedHolderDocument,
} from '../../generated/graphql';
import { answers, broken } from '../../testing/graph';
import { renderScreen } from '../../testing/renderScreen';
import { interceptNetwork, server } from '../../testing/server';
import { employees, holdersOf } from './peopleSources';
import { PersonPicker } from './PersonPicker';

interceptNetwork();

const employee = (id: number, fullName: string, position: string) => ({
  __typename: 'Employee' as const,
  id,
  fullName,
  position,
  departmentName: 'Engineering',
  user: { __typename: 'User' as const, id: id + 100, profilePicture: null },
});
const maya = employee(7, 'Maya Okafor', 'Engineer');
const priya = employee(8, 'Priya Raman', 'Team Lead');

function Manager({ start = null }: { start?: number | null }) {
  const [id, setId] = useState<number | null>(start);
  return (
    <>
      <PersonPicker label="Manager" among={employees} value={id} onChange={setId} />
      <output aria-label="Chosen">{id ?? 'nobody'}</output>
    </>
  );
}

const searches: unknown[] = [];
const finds = answers(FindEmployeesDocument, (variables) => {
  searches.push(variables.search);
  const results = [maya, priya].filter(({ fullName }) =>
    fullName.toLowerCase().includes((variables.search ?? '').toLowerCase()),
  );
  return { employees: { __typename: 'EmployeePage', count: results.length, results } };
});
beforeEach(() => (searches.length = 0));

const field = () => screen.getByRole('combobox', { name: 'Manager' });
const chosen = () => screen.getByRole('status', { name: 'Chosen', hidden: true }).textContent;

test('a person is found by the typed text, searched once typing pauses, and distinguished by job and department', async () => {
  const { user } = await renderScreen(<Manager />, { answers: [finds] });
  await user.type(field(), 'priya');
  await waitFor(() => expect(searches).toContain('priya'));
  expect(searches).not.toContain('priy');
  const option = await screen.findByRole('option', { name: /Priya Raman/ });
  expect(option).toHaveTextContent('Team Lead · Engineering');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('8');
  expect(field()).toHaveValue('Priya Raman');
});

test('the selected person is shown by name, and can be removed', async () => {
  const { user } = await renderScreen(<Manager start={7} />, {
    answers: [finds, answers(PickedEmployeeDocument, () => ({ employee: maya }))],
  });
  await waitFor(() => expect(field()).toHaveValue('Maya Okafor'));
  expect(searches).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear Manager' }));
  expect(chosen()).toBe('nobody');
});

test('a failed search says so and can be repeated by keyboard', async () => {
  const { user } = await renderScreen(<Manager />, { answers: [answers(FindEmployeesDocument, broken)] });
  await user.type(field(), 'maya');
  expect(await screen.findByText('People could not be loaded.', undefined, { timeout: 5000 })).toBeVisible();
  server.use(finds);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('option', { name: /Maya Okafor/ })).toBeVisible();
  expect(chosen()).toBe('nobody');
});

test('only people with the permission for the work are offered, by the id of the user', async () => {
  const holder = {
    __typename: 'User' as const,
    id: 42,
    fullName: 'Hana Sato',
    email: 'hana.sato@portal.example',
    profilePicture: null,
    employee: null,
  };
  const asked: unknown[] = [];
  const onChange = jest.fn();
  const { user } = await renderScreen(
    <PersonPicker label="Assignee" among={holdersOf('ticket.handle_hr')} value={null} onChange={onChange} />,
    {
      answers: [
        answers(FindHoldersDocument, ({ permissions }) => {
          asked.push(permissions);
          return { usersWithPermission: { __typename: 'UserPage', count: 1, results: [holder] } };
        }),
        answers(PickedHolderDocument, () => ({ user: holder })),
      ],
    },
  );
  await user.type(screen.getByRole('combobox', { name: 'Assignee' }), 'hana');
  const option = await screen.findByRole('option', { name: /Hana Sato/ });
  expect(option).toHaveTextContent('hana.sato@portal.example');
  await user.click(option);
  expect(onChange).toHaveBeenCalledWith(42);
  expect(asked).toContainEqual(['ticket.handle_hr']);
});
