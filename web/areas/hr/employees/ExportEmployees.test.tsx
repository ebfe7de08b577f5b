import { screen, within } from '@testing-library/react';

import { EmployeesFileDocument, ExportEmployeesDocument } from '../../../generated/graphql';
import { employee } from '../../../testing/people/employees';
import { answers, broken } from '../../../testing/graph';
import { employeeRow, openEmployees } from '../../../testing/people/openEmployees';
import { watchSaving } from '../../../testing/jsdom/saving';
import { interceptNetwork } from '../../../testing/server';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const filed = (given: object = {}) => {
  const {
    employeeId,
    firstName,
    lastName,
    email,
    jobTitle,
    departmentName,
    fullName: managerName,
  } = employee();
  const { employmentStatus, employmentType, hireDate, yearsOfService, weeklyHours, salary } = employee();
  const { phoneNumber, fullAddress } = employee();
  return {
    ...{ id: 21, employeeId, firstName, lastName, email, jobTitle, departmentName, managerName },
    ...{ employmentStatus, employmentType, hireDate, yearsOfService, weeklyHours, salary },
    ...{ phoneNumber, fullAddress },
    ...given,
  };
};

test('the export has everyone in the filtered list, read by cursor and written while reading [B2.15 B9.21 B9.22 B9.23]', async () => {
  const saved = watchSaving();
  const asked: unknown[] = [];
  const { user } = await openEmployees({
    at: '/hr/employees?search=a&status=active',
    handlers: [
      answers(ExportEmployeesDocument, (variables) => {
        asked.push(variables);
        return { page: { count: 2, next: 'place', results: [filed()] } };
      }),
      answers(EmployeesFileDocument, (variables) => {
        asked.push(variables);
        const last = filed({
          firstName: '=SUM(A1)',
          lastName: '',
          jobTitle: 'Lead, "Tools"',
          departmentName: null,
          managerName: null,
          phoneNumber: null,
          fullAddress: null,
        });
        return { page: { count: 2, next: null, results: [last] } };
      }),
    ],
  });
  await employeeRow('Amara Nwosu');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Employees exported successfully!')).toBeVisible();
  const narrowed = {
    search: 'a',
    departmentId: null,
    employmentStatus: ['ACTIVE'],
    ordering: 'firstName,lastName',
    pageSize: 200,
  };
  expect(asked).toEqual([narrowed, { ...narrowed, after: 'place' }]);
  expect(saved[0]?.name).toMatch(/^employees_\d{4}-\d{2}-\d{2}\.csv$/);
  expect((await saved[0]!.text).split('\r\n')).toEqual([
    'Employee ID,First Name,Last Name,Email,Job Title,Department,Manager,Status,Employment Type,Hire Date,Years of Service,Weekly Hours,Salary,Phone Number,Address',
    `EMP00021,Amara,Nwosu,amara.nwosu@portal.example,Engineer,Engineering,Amara Nwosu,Active,Full-time,2022-02-03,4.8,40,85000,'+1 555 0100,"12 Quay Street, Boston, MA 02110, USA"`,
    `EMP00021,'=SUM(A1),N/A,amara.nwosu@portal.example,"Lead, ""Tools""",N/A,N/A,Active,Full-time,2022-02-03,4.8,40,85000,N/A,N/A`,
    '',
  ]);
});

test('an export of people selected in the list has only those, with all columns', async () => {
  const saved = watchSaving();
  const asked: unknown[] = [];
  const { user } = await openEmployees({
    handlers: [
      answers(ExportEmployeesDocument, (variables) => {
        asked.push(variables);
        return { page: { count: 1, next: null, results: [filed()] } };
      }),
    ],
  });
  const row = await employeeRow('Amara Nwosu');
  await user.click(within(row).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Export selected' }));
  expect(await screen.findByText('Employees exported successfully!')).toBeVisible();
  expect(asked).toEqual([{ ids: [21], ordering: 'firstName,lastName', pageSize: 200 }]);
  expect(await saved[0]!.text).toContain('EMP00021,Amara,Nwosu');
});

test('a failed export is reported, and no file is saved', async () => {
  const saved = watchSaving();
  const { user } = await openEmployees({ handlers: [answers(ExportEmployeesDocument, broken)] });
  await employeeRow('Amara Nwosu');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Failed to export employees. Please try again.')).toBeVisible();
  expect(saved).toEqual([]);
});
