import { screen, waitFor, within } from '@testing-library/react';

import { EmployeesDocument, LeavingDocument, UpdateEmployeeDocument } from '../../../generated/graphql';
import { employee, employeesPage, recordDetails, type TestEmployee } from '../../../testing/people/employees';
import { retype } from '../../../testing/page/fill';
import { answers, broken, refusal } from '../../../testing/graph';
import { nothingLeft } from '../../../testing/people/leaving';
import { chooseOf, employeeRow, openEmployees } from '../../../testing/people/openEmployees';
import { interceptNetwork } from '../../../testing/server';
import { pass, withStoppedClock } from '../../../testing/jsdom/stoppedClock';
import type { User } from '../../../testing/testPortal';

interceptNetwork();

const form = () => within(screen.getByRole('dialog', { name: 'Edit employee' }));
const save = (user: User) => user.click(form().getByRole('button', { name: 'Save changes' }));

/** Opens the form; `now` is the record, `sent` the sent input. */
async function openEdit(
  given: Partial<TestEmployee> = {},
  reply: (record: { now: TestEmployee }) => Response | undefined = () => undefined,
) {
  const record = { now: employee(given) };
  const sent: unknown[] = [];
  const opened = await openEmployees({
    handlers: [
      ...recordDetails(() => record.now),
      answers(UpdateEmployeeDocument, (variables) => {
        sent.push(variables);
        const failure = reply(record);
        if (failure) return failure;
        const { employmentStatus, jobTitle } = variables.input;
        record.now = {
          ...record.now,
          version: record.now.version + 1,
          ...(employmentStatus && { employmentStatus }),
          ...(jobTitle && { jobTitle }),
        };
        return { updateEmployee: record.now };
      }),
      answers(EmployeesDocument, () => employeesPage([record.now])),
      answers(LeavingDocument, () => ({ leaving: nothingLeft(record.now) })),
    ],
  });
  await chooseOf(opened.user, 'Amara Nwosu', 'Edit');
  await form().findByLabelText('Job title');
  return { ...opened, sent, record };
}

async function saveAndWait(user: User) {
  await withStoppedClock(async () => {
    await save(user);
    expect(await screen.findByText('Employee updated successfully!')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Edit employee' })).toBeVisible();
    await pass(2_000);
  });
}

test('only the changed fields are sent, with their version; the form closes two seconds after the toast [B2.21 B7.7 B8.8 B9.10]', async () => {
  const { user, sent } = await openEdit();
  await retype(user, form().getByLabelText('Job title'), 'Senior Engineer');
  await saveAndWait(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([{ id: 21, input: { jobTitle: 'Senior Engineer', version: 4 } }]);
  await waitFor(async () => expect(await employeeRow('Amara Nwosu')).toHaveTextContent('Senior Engineer'));
});

test('HR moves a person to another department and changes their terms [B4.1 B4.2 B5.3]', async () => {
  const { user, sent } = await openEdit();
  const choose = async (label: RegExp, option: string) => {
    await user.click(form().getByRole('button', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  await choose(/Department$/, 'Human Resources');
  await choose(/Status$/, 'On leave');
  await choose(/Employment type$/, 'Part-time');
  await retype(user, form().getByLabelText('Weekly hours'), '20');
  await retype(user, form().getByLabelText('Salary'), '45,000.50');
  await saveAndWait(user);
  expect(sent).toEqual([
    {
      id: 21,
      input: {
        departmentId: 4,
        employmentStatus: 'ON_LEAVE',
        employmentType: 'PART_TIME',
        weeklyHours: '20',
        salary: '45000.50',
        version: 4,
      },
    },
  ]);
});

test('an emptied required field is refused, and nothing is sent [B5.1 B5.2]', async () => {
  const { user, sent } = await openEdit();
  await user.clear(form().getByLabelText('Last name'));
  await save(user);
  expect(await form().findByRole('alert')).toHaveTextContent(
    'Validation ErrorPlease fill in all required fields.',
  );
  expect(sent).toEqual([]);
});

test('a person with a single name keeps it, and every other field can be changed', async () => {
  const { user, sent } = await openEdit({ lastName: '' });
  await retype(user, form().getByLabelText('Job title'), 'Lead');
  await saveAndWait(user);
  expect(sent).toHaveLength(1);
});

const address =
  'Only an administrator may change the address of an account that may do what yours may not, or as much.';
const admins = "Only an administrator may change an administrator's account.";

test.each([
  ['a colleague with as many rights', { rename: true, readdress: false }, [], address],
  ['an administrator', { rename: false, readdress: false }, ['First name', 'Last name'], admins],
])(
  'the address of %s is read-only with the reason; the other fields are saved',
  async (_who, viewerCan, names, reason) => {
    const { user, sent } = await openEdit({ user: { id: 121, profilePicture: null, viewerCan } });
    for (const label of [...names, 'Email']) {
      expect(form().getByLabelText(label)).toBeDisabled();
      expect(form().getByLabelText(label)).toHaveAccessibleDescription(reason);
    }
    await retype(user, form().getByLabelText('Job title'), 'Lead');
    await saveAndWait(user);
    expect(sent).toEqual([{ id: 21, input: { jobTitle: 'Lead', version: 4 } }]);
  },
);

test("HR's own salary, manager, status and address are read-only with the reason", async () => {
  await openEdit({
    userId: 5,
    user: { id: 5, profilePicture: null, viewerCan: { rename: true, readdress: false } },
    viewerCan: { update: true, updateTerms: false },
  });
  const terms = 'You cannot change the salary, manager or status of your own record.';
  for (const field of [
    form().getByLabelText('Salary'),
    form().getByRole('combobox', { name: 'Manager' }),
    form().getByRole('button', { name: /Status$/ }),
  ]) {
    expect(field).toBeDisabled();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(terms));
  }
  expect(form().getByLabelText('Email')).toHaveAccessibleDescription(
    'Change your own email address in your profile, with your password.',
  );
  expect(form().getByLabelText('Job title')).toBeEnabled();
});

test('a refusal is shown under its field and in a toast with its reason, and the typed text is kept [B8.1 B8.2]', async () => {
  const text = 'A manager cannot report to themselves or to one of their reports.';
  const { user } = await openEdit({}, () => refusal('BAD_USER_INPUT', text, { managerId: [text] }));
  await retype(user, form().getByLabelText('Job title'), 'Lead');
  await save(user);
  expect(await screen.findByText('Failed to update employee.')).toBeVisible();
  expect(screen.getAllByText(text)).toHaveLength(2);
  expect(form().getByLabelText('Job title')).toHaveValue('Lead');
});

test('a server error is reported with the specified title [B8.1 B8.2]', async () => {
  const { user } = await openEdit({}, broken);
  await retype(user, form().getByLabelText('Job title'), 'Lead');
  await save(user);
  expect(await form().findByRole('alert')).toHaveTextContent(
    'Failed to update employee.An unexpected error occurred',
  );
});

test('of two changes of a record the second is refused, shows the first change, and does not undo it', async () => {
  let isFirst = true;
  const conflict = 'Someone else has changed this record. Reload it and try again.';
  const { user, sent } = await openEdit({}, (record) => {
    if (!isFirst) return undefined;
    isFirst = false;
    record.now = employee({ city: 'Lagos', version: 5 });
    return refusal('CONFLICT', conflict);
  });
  await retype(user, form().getByLabelText('Job title'), 'Lead');
  await save(user);
  expect(await form().findByText(conflict)).toBeVisible();
  await waitFor(() => expect(form().getByLabelText('City')).toHaveValue('Lagos'));
  await saveAndWait(user);
  expect(sent).toEqual([4, 5].map((version) => ({ id: 21, input: { jobTitle: 'Lead', version } })));
});

test('setting a person to terminated opens the list of their open work', async () => {
  const { user, router } = await openEdit();
  await user.click(form().getByRole('button', { name: /Status$/ }));
  await user.click(await screen.findByRole('option', { name: 'Terminated' }));
  await saveAndWait(user);
  expect(await screen.findByRole('dialog', { name: 'Open work of Amara Nwosu' })).toBeVisible();
  expect(router.state.location.search).toBe('?leaving=21');
});
