import { waitFor } from '@testing-library/react';
import { delay, graphql, HttpResponse, type RequestHandler } from 'msw';

/** A person as the graph answers them. */
export interface TestPerson {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  departmentName: string | null;
  profilePicture: string | null;
  mustChangePassword: boolean;
  /** Names out of `definedRoles`. */
  roles: string[];
}

/** An employee of Engineering without further roles, but for what the test says. */
export const person = (given: Partial<TestPerson> = {}): TestPerson => ({
  id: 7,
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya.okafor@portal.example',
  departmentName: 'Engineering',
  profilePicture: null,
  mustChangePassword: false,
  roles: ['Employee'],
  ...given,
});

const levels: Readonly<Record<string, [level: number, ...permissions: string[]]>> = {
  Employee: [10],
  Recruiter: [10],
  Analyst: [20, 'graph.explore'],
  'IT Staff': [30, 'it.dashboard'],
  HR: [40, 'leave.decide'],
  Manager: [50],
  Administrator: [80, 'graph.explore', 'leave.decide'],
};

const definedRoles = Object.entries(levels).map(([name, [hierarchyLevel, ...codenames]], index) => ({
  id: index + 1,
  name,
  displayName: name,
  hierarchyLevel,
  permissions: codenames.map((codename) => ({ codename, name: codename })),
}));

/** What a handler of a test answers. */
export type GraphAnswer = HttpResponse<{ data: Record<string, unknown> | null }>;

/** A GraphQL answer. */
export const answer = (data: Record<string, unknown>): GraphAnswer => HttpResponse.json<{ data: Record<string, unknown> | null }>({ data });

/** A GraphQL answer without data. */
export const refusal = (code: string, message: string, fields?: Record<string, string[]>) =>
  HttpResponse.json<{ data: null; errors: readonly { message: string; extensions: Record<string, unknown> }[] }>({ data: null, errors: [{ message, extensions: { code, ...(fields && { fields }) } }] });

/** The refusal of a token that the portal does not know. */
export const unknownToken = () => refusal('UNAUTHENTICATED', 'Authentication credentials were not provided.');

const profileOf = (who: TestPerson) => ({
  id: who.id,
  firstName: who.firstName,
  lastName: who.lastName,
  fullName: `${who.firstName} ${who.lastName}`,
  email: who.email,
  profilePicture: who.profilePicture,
  mustChangePassword: who.mustChangePassword,
  employee: who.departmentName === null ? null : { id: 70, departmentName: who.departmentName },
});

/** The three calls of a start with a kept token [A4.4], and that of the tracker, which finds no work session. */
export const startsAs = (who: TestPerson): RequestHandler[] => [
  graphql.query('Roles', () => HttpResponse.json({ data: { roles: { results: definedRoles } } })),
  graphql.query('Profile', () => HttpResponse.json({ data: { me: profileOf(who) } })),
  graphql.query('OwnRoles', () => HttpResponse.json({ data: { me: { id: who.id, roles: ownRoles(who) } } })),
  graphql.query('TrackingSession', () => answer({ trackingSession: null })),
];

const ownRoles = (who: TestPerson) => who.roles.map((name, index) => {
  const role = definedRoles.find((one) => one.name === name) ?? { id: 900 + index, name };
  return { id: index + 1, role: { id: role.id, name: role.name } };
});

/** A sign-in that succeeds as this person. */
export const signsInAs = (who: TestPerson): RequestHandler[] => [
  graphql.mutation('SignIn', () => HttpResponse.json({ data: { login: { token: 'fresh-token' } } })),
  ...startsAs(who),
  ...homeFigures,
];

/** The five calls of the home page [A7.58]. */
export const homeFigures: RequestHandler[] = [
  graphql.query('EmployeeFigures', () =>
    HttpResponse.json({ data: { employeeStatistics: { activeEmployees: 1241, newHiresThisMonth: 6 } } })),
  graphql.query('ItFigures', () => refusal('FORBIDDEN', 'You do not have permission to perform this action.')),
  graphql.query('LearningFigures', () =>
    HttpResponse.json({ data: { learningDashboardStats: { totalCourses: 24, totalCertifications: 5 } } })),
  graphql.query('DepartmentFigures', () => HttpResponse.json({ data: { departments: { count: 13 } } })),
  graphql.query('TicketFigures', () => HttpResponse.json({
    data: {
      masterTickets: {
        results: ['OPEN', 'IN_PROGRESS', 'WAITING_RESPONSE', 'WAITING_RESPONSE', 'RESOLVED', 'CLOSED']
          .map((status, index) => ({ id: index + 1, status })),
      },
    },
  })),
];

/** An answer that is held back until the test lets it go. */
interface HeldAnswer<Answer> {
  /** For a handler. */
  respond: () => Promise<Answer>;
  /** Waits until it is asked for. */
  arrived: () => Promise<void>;
  /** Gives it to who has asked, and to whoever asks later. */
  release: () => void;
}

/** Holds an answer back, so that what stands on the screen meanwhile stands there as long as the test looks at it. */
export function held<Answer>(answers: () => Answer): HeldAnswer<Answer> {
  let isAsked = false;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => { release = resolve; });
  return {
    respond: () => {
      isAsked = true;
      return released.then(answers);
    },
    arrived: () => waitFor(() => { if (!isAsked) throw new Error('Nobody has asked yet.'); }),
    release,
  };
}

/** An answer that does not come while the test lasts. */
export const never = async (): Promise<never> => {
  await delay('infinite');
  throw new Error('The test is over.');
};
