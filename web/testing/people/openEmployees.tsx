import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { EmployeesPage } from '../../areas/hr/employees/EmployeesPage';
import {
  EmployeesDocument,
  type EmployeesQuery,
  type EmployeesQueryVariables,
} from '../../generated/graphql';
import { employee, employeesBackground, employeesPage, hrPerson } from './employees';
import type { TestPerson } from '../graph';
import { openListScreen, type OpenOptions } from '../openListScreen';
import { tableRow } from '../page/tableRow';
import type { User } from '../testPortal';

interface Options extends OpenOptions<EmployeesQuery, EmployeesQueryVariables> {
  viewer?: TestPerson;
}

/** Opens the employees as Priya of HR, with Amara alone but for what the test says. */
export const openEmployees = (options: Options = {}) =>
  openListScreen(
    {
      page: <EmployeesPage />,
      path: '/hr/employees',
      heading: 'Employee Management',
      document: EmployeesDocument,
      usual: () => employeesPage([employee()]),
      background: employeesBackground,
      viewer: options.viewer ?? hrPerson(),
    },
    options,
  );

/** The row of someone. */
export const employeeRow = (name: string): Promise<HTMLElement> => tableRow('Employees', name);

/** Chooses from the menu of a row. */
export async function chooseOf(user: User, name: string, action: string): Promise<void> {
  const row = await employeeRow(name);
  await user.click(within(row).getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

/** Opens the form for someone new. */
export async function openAdd(...handlers: RequestHandler[]) {
  const opened = await openEmployees({ handlers });
  await opened.user.click(screen.getByRole('button', { name: 'Add Employee' }));
  await screen.findByRole('dialog', { name: 'Add employee' });
  return opened;
}
