import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';

import {
  OwnAccessTokensDocument,
  OwnEquipmentDocument,
  OwnPoliciesDocument,
  OwnProfileDocument,
  OwnReviewsDocument,
  OwnSessionsDocument,
} from '../../generated/graphql';
import { answers, broken, homeFigures, never, person, startsAs } from '../../testing/graph';
import { openPortal } from '../../testing/openPortal';
import { employee, openProfile, profile, session, sessionsOf, tokensOf } from '../../testing/people/profile';
import { noReviews } from '../../testing/people/reviews';
import { interceptNetwork, server } from '../../testing/server';

jest.mock('./orgChart/OrgChartSection', () => ({ OrgChartSection: () => 'The chart' }));
interceptNetwork();

const section = async (name: string) => within(await screen.findByRole('region', { name }));

/** The facts of a section as a person reads them. */
async function facts(name: string): Promise<Record<string, string>> {
  const part = within(await screen.findByRole('region', { name }));
  const values = part.getAllByRole('definition').map((one) => one.textContent.replace(/\s/g, ' '));
  return Object.fromEntries(
    part.getAllByRole('term').map((term, index) => [term.textContent, values[index] ?? '']),
  );
}

test("the person in the header links to the profile, whose name is the window's title [A2.5 A2.15]", async () => {
  server.use(
    ...startsAs(person()),
    ...homeFigures,
    answers(OwnProfileDocument, () => ({ me: profile() })),
    answers(OwnSessionsDocument, () => sessionsOf([session(1)])),
    answers(OwnAccessTokensDocument, () => tokensOf([])),
    answers(OwnEquipmentDocument, () => ({ myEquipment: [] })),
    answers(OwnReviewsDocument, () => noReviews),
    answers(OwnPoliciesDocument, () => ({ myPolicies: { results: [] } })),
  );
  const { user } = await openPortal('/home', { token: 'kept' });
  await user.click(await screen.findByRole('link', { name: /Maya Okafor/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile Settings' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Profile · Unified Corporate Portal'));
});

test('the page has personal information, account settings, account information and the organisation chart [A2.66]', async () => {
  await openProfile();
  expect(await section('Personal Information')).toBeTruthy();
  expect(await section('Account Settings')).toBeTruthy();
  expect(await section('Account Information')).toBeTruthy();
  expect(await screen.findByText('The chart')).toBeVisible();
});

test('user and employee record are shown in full', async () => {
  await openProfile({ me: () => profile({ employee: employee({ directReportsCount: 3 }) }) });
  expect(await facts('Personal Information')).toEqual({
    'First name': 'Maya',
    'Last name': 'Okafor',
    Email: 'maya.okafor@portal.example',
    'Job title': 'Software Engineer',
    Department: 'Engineering',
    Manager: 'DCDaniel Cho',
    'Hire date': '16 Sep 2019',
  });
  expect(await facts('Account Information')).toEqual({
    Status: 'Active',
    'User ID': '7',
    Role: 'Employee',
    'Member since': '16 Sep 2019',
    'Last sign-in': '21 Nov 2026, 09:30',
    'Employee ID': 'EMP00016',
    'Years of service': '7.1',
    'Direct reports': '3',
    'People in department': '56',
  });
});

test('several roles are all listed', async () => {
  const roles = ['Manager', 'HR'].map((displayName, id) => ({ id, role: { id, displayName } }));
  await openProfile({ me: () => profile({ roles }) });
  expect((await facts('Account Information'))['Roles']).toBe('ManagerHR');
});

test('a person without an employee record is told so, and has all other cards', async () => {
  await openProfile({ me: () => profile({ employee: null, lastLogin: null }) });
  expect(
    await screen.findByText('Your account has no employee record, so there is nothing here about a job.'),
  ).toBeVisible();
  expect(Object.keys(await facts('Personal Information'))).toEqual(['First name', 'Last name', 'Email']);
  expect(await facts('Account Information')).toMatchObject({ 'User ID': '7', 'Last sign-in': 'N/A' });
});

test('if the employee record cannot be loaded the rest is shown, and a retry loads it', async () => {
  let works = false;
  const { user } = await openProfile({
    handlers: [
      answers(OwnProfileDocument, () =>
        works
          ? undefined
          : HttpResponse.json({
              data: { me: profile({ employee: null }) },
              errors: [
                {
                  message: 'The service is temporarily unavailable.',
                  path: ['me', 'employee'],
                  extensions: { code: 'SERVICE_UNAVAILABLE' },
                },
              ],
            }),
      ),
    ],
  });
  expect(await screen.findByText('Your job details could not be loaded.')).toBeVisible();
  expect((await facts('Personal Information'))['First name']).toBe('Maya');
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(async () =>
    expect((await facts('Personal Information'))['Job title']).toBe('Software Engineer'),
  );
});

test('while the profile is loading its cards are grey lines', async () => {
  await openProfile({ handlers: [answers(OwnProfileDocument, never)] });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'Personal Information' })).toBeVisible();
});

test('a profile that cannot be loaded can be loaded again, and the account settings are still shown', async () => {
  let works = false;
  const { user } = await openProfile({
    handlers: [answers(OwnProfileDocument, () => (works ? undefined : broken()))],
  });
  expect(await screen.findByText('Failed to load your profile. Please try again.')).toBeVisible();
  expect((await section('Password')).getByRole('button', { name: 'Change password' })).toBeVisible();
  expect(await screen.findByText('This device')).toBeVisible();
  works = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await facts('Personal Information'))['Last name']).toBe('Okafor');
});
