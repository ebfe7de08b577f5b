import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { HeaderUser } from '../../app/Header';
import { ProfilePage } from '../../areas/profile/ProfilePage';
import {
  OwnAccessTokensDocument,
  OwnEquipmentDocument,
  OwnPoliciesDocument,
  OwnProfileDocument,
  OwnReviewsDocument,
  OwnSessionsDocument,
  type OwnAccessTokensQuery,
  type OwnProfileQuery,
  type OwnSessionsQuery,
} from '../../generated/graphql';
import { answers, person, startsAs, type DataOf, type TestPerson } from '../graph';
import { renderScreen } from '../renderScreen';
import { noReviews } from './reviews';
import type { GraphCall } from '../schemaAnswer';

type Profile = DataOf<OwnProfileQuery>['me'];
type Employee = NonNullable<Profile['employee']>;
type AccessToken = DataOf<OwnAccessTokensQuery>['personalAccessTokens']['results'][number];
type Device = DataOf<OwnSessionsQuery>['sessions']['results'][number];

/** An employment record as the profile asks for it. */
export const employee = (given: Partial<Employee> = {}): Employee => ({
  id: 70,
  employeeId: 'EMP00016',
  jobTitle: 'Software Engineer',
  departmentName: 'Engineering',
  hireDate: '2019-09-16',
  managerName: 'Daniel Cho',
  manager: { id: 71, user: { id: 8, profilePicture: null } },
  yearsOfService: '7.1',
  directReportsCount: 0,
  departmentSize: 56,
  ...given,
});

/** Maya's profile, but for what the test says. */
export const profile = (given: Partial<Profile> = {}): Profile => ({
  id: 7,
  firstName: 'Maya',
  lastName: 'Okafor',
  fullName: 'Maya Okafor',
  email: 'maya.okafor@portal.example',
  pendingEmail: null,
  profilePicture: null,
  resume: null,
  resumeName: null,
  isActive: true,
  dateJoined: '2019-09-16T16:00:00.000Z',
  lastLogin: '2026-11-21T17:30:00.000Z',
  roles: [{ id: 1, role: { id: 1, displayName: 'Employee' } }],
  employee: employee(),
  ...given,
});

const chrome = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)',
  'Chrome/142.0.0.0 Safari/537.36',
].join(' ');

/** A sign-in of Maya's; the first is the one of this very browser. */
export const session = (id: number, given: Partial<Device> = {}): Device => ({
  id,
  createdAt: '2026-11-12T18:41:00.000Z',
  lastUsedAt: '2026-11-20T17:05:00.000Z',
  userAgent: chrome,
  isCurrent: id === 1,
  ...given,
});

export const sessionsOf = (results: Device[]): DataOf<OwnSessionsQuery> => ({ sessions: { results } });

/** An access token of Maya's that only reads. */
export const accessToken = (id: number, given: Partial<AccessToken> = {}): AccessToken => ({
  id,
  name: `Program ${String(id)}`,
  permissions: [],
  mayWrite: false,
  createdAt: '2026-11-12T18:41:00.000Z',
  expiresAt: '2027-02-10T18:41:00.000Z',
  lastUsedAt: null,
  isExpired: false,
  ...given,
});

export const tokensOf = (results: AccessToken[]): DataOf<OwnAccessTokensQuery> => ({
  personalAccessTokens: { results },
});

interface Options {
  /** The profile as it is when it is asked for. */
  me?: () => Profile;
  who?: TestPerson;
  /** Answers that override the default ones. */
  handlers?: readonly RequestHandler[];
}

/** Opens the profile page as Maya, signed in here only, under her name as the header shows it. */
export async function openProfile({ me = profile, who = person(), handlers = [] }: Options = {}) {
  const opened = await renderScreen(
    <>
      <HeaderUser />
      <ProfilePage />
    </>,
    {
      viewer: who,
      at: '/profile',
      answers: [
        ...handlers,
        // What the person changes about themselves is read again.
        ...startsAs(who),
        answers(OwnProfileDocument, () => ({ me: me() })),
        answers(OwnSessionsDocument, () => sessionsOf([session(1)])),
        answers(OwnAccessTokensDocument, () => tokensOf([])),
        answers(OwnEquipmentDocument, () => ({ myEquipment: [] })),
        answers(OwnReviewsDocument, () => noReviews),
        answers(OwnPoliciesDocument, () => ({ myPolicies: { results: [] } })),
      ],
    },
  );
  await screen.findByRole('heading', { level: 1, name: 'Profile Settings' });
  return opened;
}

/** The form of a call: the variables of the mutation, and its files by the name of their variable. */
export async function readUpload(request: Request) {
  const form = await request.clone().formData();
  const { variables } = JSON.parse(form.get('operations') as string) as GraphCall;
  const map = JSON.parse(form.get('map') as string) as Record<string, string[]>;
  const files = Object.entries(map).map(
    ([key, [place]]) => [place?.split('.').at(-1) ?? '', form.get(key) as File] as const,
  );
  return { variables: variables ?? {}, files: Object.fromEntries(files) };
}
