import { screen } from '@testing-library/react';
import { graphql, type RequestHandler } from 'msw';

// What the portal loads late is loaded before the clock of the first test runs.
import '../areas/profile/ProfilePage';
import '../areas/profile/RemoveDialog';
import '../areas/profile/account/EndSessionsDialog';
import '../areas/profile/photo/PhotoDialog';
import { answer, person, startsAs, type TestPerson } from './graph';
import { openPortal } from './openPortal';
import { server } from './server';

/** An employment record as the profile asks for it. */
export const employee = (given: Record<string, unknown> = {}) => ({
  __typename: 'Employee',
  id: 70,
  employeeId: 'EMP00016',
  jobTitle: 'Software Engineer',
  departmentName: 'Engineering',
  hireDate: '2019-09-16',
  managerName: 'Daniel Cho',
  manager: { __typename: 'Employee', id: 71, user: { __typename: 'User', id: 8, profilePicture: null } },
  yearsOfService: '7.1',
  directReportsCount: 0,
  departmentSize: 56,
  ...given,
});

/** Maya's profile, but for what the test says. */
export const profile = ({ firstName = 'Maya', lastName = 'Okafor', ...given }: Record<string, unknown> = {}) => ({
  __typename: 'User',
  id: 7,
  firstName,
  lastName,
  fullName: `${String(firstName)} ${String(lastName)}`,
  email: 'maya.okafor@portal.example',
  profilePicture: null,
  resume: null,
  resumeName: null,
  isActive: true,
  dateJoined: '2019-09-16T16:00:00.000Z',
  lastLogin: '2026-11-21T17:30:00.000Z',
  roles: [{ __typename: 'UserRole', id: 1, role: { __typename: 'Role', id: 1, displayName: 'Employee' } }],
  employee: employee(),
  ...given,
});

/** A sign-in of Maya's; the first is the one of this very browser. */
export const session = (id: number, given: Record<string, unknown> = {}) => ({
  __typename: 'Session',
  id,
  createdAt: '2026-11-12T18:41:00.000Z',
  lastUsedAt: '2026-11-20T17:05:00.000Z',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  isCurrent: id === 1,
  ...given,
});

export const sessionsOf = (results: readonly ReturnType<typeof session>[]) =>
  answer({ sessions: { __typename: 'SessionPage', results } });

interface Options {
  /** The profile as it stands when it is asked for. */
  me?: () => ReturnType<typeof profile>;
  who?: TestPerson;
  /** Answers that come before the usual ones. */
  handlers?: readonly RequestHandler[];
}

/** Opens the profile page as Maya, signed in here only. */
export async function openProfile({ me = profile, who = person(), handlers = [] }: Options = {}) {
  server.use(
    ...handlers,
    ...startsAs(who),
    graphql.query('OwnProfile', () => answer({ me: me() })),
    graphql.query('OwnSessions', () => sessionsOf([session(1)])),
  );
  const portal = await openPortal('/profile', { token: 'kept' });
  await screen.findByRole('heading', { level: 1, name: 'Profile Settings' });
  return portal;
}

/** What a call sent in its form: the variables of the mutation, and its files by the name of their variable. */
export async function readUpload(request: Request) {
  const form = await request.clone().formData();
  const { variables } = JSON.parse(form.get('operations') as string) as { variables: Record<string, unknown> };
  const map = JSON.parse(form.get('map') as string) as Record<string, string[]>;
  const files = Object.entries(map).map(([key, [place]]) => [place?.split('.').at(-1) ?? '', form.get(key) as File] as const);
  return { variables, files: Object.fromEntries(files) };
}
