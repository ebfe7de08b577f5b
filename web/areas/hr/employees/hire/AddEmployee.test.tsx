import { screen, waitFor, within } from '@testing-library/react';

import {
  AccountsDocument,
  CreateEmployeeDocument,
  ManagerCandidatesDocument,
  RegisterDocument,
} from '../../../../generated/graphql';
import { unfinished } from '../../../../testing/people/employees';
import { fill, retype } from '../../../../testing/page/fill';
import { answers, broken, refusal } from '../../../../testing/graph';
import { openAdd } from '../../../../testing/people/openEmployees';
import { interceptNetwork } from '../../../../testing/server';
import { pass, withStoppedClock } from '../../../../testing/jsdom/stoppedClock';
import type { User } from '../../../../testing/testPortal';

interceptNetwork();

afterEach(() => jest.restoreAllMocks());

const form = () => within(screen.getByRole('dialog', { name: 'Add employee' }));

async function fillRequired(user: User) {
  await fill(user, form().getByLabelText('First name'), 'Lena');
  await fill(user, form().getByLabelText('Last name'), 'Brandt');
  await fill(user, form().getByLabelText('Email'), 'Lena.Brandt@portal.example');
  await fill(user, form().getByLabelText('Job title'), 'Designer');
}

const send = (user: User) => user.click(form().getByRole('button', { name: 'Add Employee' }));

/** Answers both calls; what they were sent. */
function hires(failures: { register?: () => Response; create?: () => Response } = {}) {
  const sent: { register: { password: string }[]; create: object[] } = { register: [], create: [] };
  const handlers = [
    answers(RegisterDocument, ({ input }) => {
      sent.register.push(input);
      return failures.register?.() ?? { register: { id: 140 } };
    }),
    answers(CreateEmployeeDocument, ({ input }) => {
      sent.create.push(input);
      return (
        failures.create?.() ?? {
          createEmployee: { id: 40, fullName: 'Lena Brandt', email: 'lena.brandt@portal.example' },
        }
      );
    }),
  ];
  return { sent, handlers };
}

/** Sends the form and lets the two seconds go by. */
async function sendAndWait(user: User) {
  await withStoppedClock(async () => {
    await send(user);
    expect(await screen.findByText('Employee created successfully!')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Add employee' })).toBeVisible();
    await pass(2_000);
  });
}

test('without first name, last name, e-mail or job title nothing is sent [B5.1 B5.2 B8.7]', async () => {
  const { sent, handlers } = hires();
  const { user } = await openAdd(...handlers);
  await send(user);
  const alert = await form().findByRole('alert');
  expect(alert).toHaveTextContent('Validation ErrorPlease fill in all required fields.');
  for (const text of [
    'Enter a first name',
    'Enter a last name',
    'Enter an email address',
    'Enter a job title',
  ])
    expect(form().getByText(text)).toBeVisible();
  expect(sent).toEqual({ register: [], create: [] });
});

test('the form starts with a full-time active employee who starts today and works 40 hours a week [B5.4 B5.5 B5.6 B5.7 B9.8]', async () => {
  await openAdd();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(new Date());
  expect(form().getByLabelText('Join date')).toHaveValue(
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
      .format(new Date(`${today}T00:00:00Z`))
      .replace('Sept', 'Sep'),
  );
  expect(form().getByRole('button', { name: /Status$/ })).toHaveTextContent('Active');
  expect(form().getByRole('button', { name: /Employment type$/ })).toHaveTextContent('Full-time');
  expect(form().getByLabelText('Weekly hours')).toHaveValue('40');
});

test('an account is created and then its record, with one random password that is shown once; the form closes two seconds after the toast [B2.21 B7.12 B7.13 B8.8 B9.10]', async () => {
  const { sent, handlers } = hires();
  const { user } = await openAdd(...handlers);
  await fillRequired(user);
  await fill(user, form().getByLabelText('Salary'), '62,500');
  await sendAndWait(user);
  expect(screen.queryByRole('dialog', { name: 'Add employee' })).not.toBeInTheDocument();

  const [account] = sent.register;
  expect(account).toEqual({
    firstName: 'Lena',
    lastName: 'Brandt',
    email: 'Lena.Brandt@portal.example',
    password: account?.password,
    passwordConfirm: account?.password,
  });
  expect(account?.password.replaceAll('-', '').length).toBeGreaterThanOrEqual(20);
  expect(sent.create).toEqual([
    expect.objectContaining({
      userId: 140,
      jobTitle: 'Designer',
      departmentId: null,
      managerId: null,
      employmentStatus: 'ACTIVE',
      employmentType: 'FULL_TIME',
      salary: '62500',
      weeklyHours: '40',
    }),
  ]);
  const secret = await screen.findByRole('dialog', { name: 'First password' });
  expect(within(secret).getByText(String(account?.password))).toBeVisible();
});

test("the first password can be copied, and only the dialog's button closes it", async () => {
  const { sent, handlers } = hires();
  const { user } = await openAdd(...handlers);
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await fillRequired(user);
  await sendAndWait(user);
  const secret = within(await screen.findByRole('dialog', { name: 'First password' }));
  await user.keyboard('{Escape}');
  await user.click(document.body);
  expect(secret.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.click(secret.getByRole('button', { name: 'Copy' }));
  expect(await secret.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(copied.mock.calls).toEqual([[sent.register[0]?.password]]);
  await user.click(secret.getByRole('button', { name: 'I have kept it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('if the browser cannot copy, that is said, and the password stays visible', async () => {
  const { sent, handlers } = hires();
  const { user } = await openAdd(...handlers);
  jest
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await fillRequired(user);
  await sendAndWait(user);
  const secret = within(await screen.findByRole('dialog', { name: 'First password' }));
  await user.click(secret.getByRole('button', { name: 'Copy' }));
  expect(await secret.findByText(/It could not be copied here/)).toBeVisible();
  expect(secret.getByText(String(sent.register[0]?.password))).toBeVisible();
});

test.each([
  ['what is no number', 'a lot'],
  ['nothing', ''],
])('a salary that is %s is sent as 0 [B5.3]', async (_what, typed) => {
  const { sent, handlers } = hires();
  const { user } = await openAdd(...handlers);
  await fillRequired(user);
  if (typed !== '') await fill(user, form().getByLabelText('Salary'), typed);
  await sendAndWait(user);
  expect(sent.create).toEqual([expect.objectContaining({ salary: '0' })]);
});

test('a record that fails after its account was created is created by sending again, with the same password and no second account [B8.1 B8.2]', async () => {
  let isBroken = true;
  const { sent, handlers } = hires({ create: () => (isBroken ? broken() : undefined) as Response });
  const { user } = await openAdd(...handlers);
  await fillRequired(user);
  await send(user);
  await waitFor(() => expect(screen.getAllByText('Failed to create employee.')).toHaveLength(2));
  expect(form().getByRole('alert')).toHaveTextContent('An unexpected error occurred');
  expect(form().getByLabelText('First name')).toHaveValue('Lena');
  isBroken = false;
  await sendAndWait(user);
  expect(new Set(sent.register.map(({ password }) => password)).size).toBe(1);
  expect(sent.create).toHaveLength(2);
  const secret = await screen.findByRole('dialog', { name: 'First password' });
  expect(within(secret).getByText(String(sent.register[0]?.password))).toBeVisible();
});

test('an existing address is refused under its field, and the typed text is kept', async () => {
  const text = 'A user with this email already exists.';
  const { sent, handlers } = hires({
    register: () => refusal('BAD_USER_INPUT', text, { email: [text] }),
  });
  const { user } = await openAdd(...handlers);
  await fillRequired(user);
  await send(user);
  expect(await form().findByText(text)).toBeVisible();
  expect(form().getByLabelText('Job title')).toHaveValue('Designer');
  expect(sent.create).toEqual([]);
});

const account = {
  id: 140,
  firstName: 'Lena',
  lastName: 'Brandt',
  fullName: 'Lena Brandt',
  email: 'lena.brandt@portal.example',
  lastLogin: null,
};

test('an account without a record is offered, and completed with a new first password', async () => {
  const { sent, handlers } = hires();
  const { user } = await openAdd(unfinished([account]), ...handlers);
  await user.click(await form().findByRole('button', { name: 'Complete Lena Brandt' }));
  expect(await form().findByText('This account has no employee record yet')).toBeVisible();
  await fill(user, form().getByLabelText('Job title'), 'Designer');
  await sendAndWait(user);
  expect(sent.register[0]).toMatchObject({ email: account.email, firstName: 'Lena' });
  expect(sent.create).toEqual([expect.objectContaining({ userId: 140 })]);
  expect(await screen.findByRole('dialog', { name: 'First password' })).toBeVisible();
});

test('a person who has already signed in keeps their password, and none is shown', async () => {
  const { handlers } = hires();
  const used = { ...account, lastLogin: '2026-11-01T09:00:00.000Z' };
  const { user } = await openAdd(
    unfinished([used]),
    answers(AccountsDocument, () => ({ users: { results: [{ ...used, isActive: true }] } })),
    ...handlers,
  );
  await user.click(await form().findByRole('button', { name: 'Complete Lena Brandt' }));
  expect(await form().findByText(/Their password stays as it is/)).toBeVisible();
  await fill(user, form().getByLabelText('Job title'), 'Designer');
  await sendAndWait(user);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a manager is searched among people with a leading title; blank text finds nobody [B5.9 B5.10 B7.24]', async () => {
  const searches: unknown[] = [];
  const { sent, handlers } = hires();
  const { user } = await openAdd(
    answers(ManagerCandidatesDocument, (variables) => {
      searches.push(variables);
      const found = {
        id: 30,
        fullName: 'Daniel Cho',
        position: 'Engineering Manager',
        departmentName: 'Engineering',
        user: { id: 130, profilePicture: null },
      };
      return { managerCandidates: variables.search === '' ? [] : [found] };
    }),
    ...handlers,
  );
  await fillRequired(user);
  const manager = form().getByRole('combobox', { name: 'Manager' });
  await user.click(manager);
  await waitFor(() => expect(searches).toEqual([{ search: '', employeeId: null }]));
  await user.paste('dan');
  await user.click(await screen.findByRole('option', { name: /Daniel Cho/ }));
  expect(searches.at(-1)).toEqual({ search: 'dan', employeeId: null });
  await sendAndWait(user);
  expect(sent.create).toEqual([expect.objectContaining({ managerId: 30 })]);
});

test('more hours than a week has are refused before the form is sent', async () => {
  const { sent, handlers } = hires();
  const { user } = await openAdd(...handlers);
  await fillRequired(user);
  await retype(user, form().getByLabelText('Weekly hours'), '200');
  await send(user);
  expect(await form().findByText('Enter 168 or less.')).toBeVisible();
  expect(sent.register).toEqual([]);
});
