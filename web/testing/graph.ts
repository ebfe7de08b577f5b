import type { TypedDocumentNode } from '@apollo/client';
import { waitFor } from '@testing-library/react';
import { Kind } from 'graphql';
import { delay, graphql, HttpResponse, type RequestHandler } from 'msw';

import { permissionsOf } from '../domain/session/roles';
import type { Viewer } from '../domain/session/viewer';
import {
  DepartmentFiguresDocument,
  EmployeeFiguresDocument,
  ItFiguresDocument,
  LearningFiguresDocument,
  OwnRolesDocument,
  ProfileDocument,
  RolesDocument,
  SignInDocument,
  TicketFiguresDocument,
  TodayDocument,
  TrackingSessionDocument,
  type TicketStatus,
  type TodayQuery,
} from '../generated/graphql';

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
  HR: [40, 'employee.manage', 'leave.decide', 'learning.manage'],
  Manager: [50],
  Administrator: [80, 'graph.explore', 'employee.manage', 'leave.decide', 'learning.manage'],
};

const definedRoles = Object.entries(levels).map(([name, [hierarchyLevel, ...codenames]], index) => ({
  id: index + 1,
  name,
  displayName: name,
  hierarchyLevel,
  permissions: codenames.map((codename) => ({ codename, name: codename })),
}));

/** A generated type with the fields of its fragments, which each component only sees for its own fragment. */
export type DataOf<Type> = Type extends readonly (infer One)[]
  ? DataOf<One>[]
  : Type extends object
    ? Whole<Type>
    : Type;

type Whole<Type> = {
  [Name in Exclude<keyof Type, ' $fragmentRefs' | ' $fragmentName'>]: DataOf<Type[Name]>;
} & (Type extends { ' $fragmentRefs'?: infer Fragments } ? AllOf<NonNullable<Fragments>> : unknown);

/** All fragments at the same time: a function that takes each takes their intersection. */
type AllOf<Fragments> = keyof Fragments extends never
  ? unknown
  : { [Name in keyof Fragments]: Taking<Fragments[Name]> }[keyof Fragments] extends (all: infer All) => void
    ? All
    : never;

type Taking<Fragment> = (one: DataOf<Fragment>) => void;

/**
 * What an operation is answered: its data, a refusal, or nothing, which leaves it to the next who answers it.
 */
export type Reply<Data> = DataOf<Data> | Response | undefined;

/** Such an answer now or later. */
export type Replying<Data> = Reply<Data> | Promise<Reply<Data>>;

export type Replies<Data, Variables> = (variables: Variables, request: Request) => Replying<Data>;

/** Answers an operation of the app; with `once` only for the first time that it is asked. */
export function answers<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  reply: Replies<Data, Variables>,
  options: { once?: boolean } = {},
): RequestHandler {
  const operation = document.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION);
  if (!operation?.name) throw new Error('A fragment has no answer.');
  const on = operation.operation === 'mutation' ? graphql.mutation : graphql.query;
  return on<Record<string, unknown>>(
    operation.name.value,
    async ({ variables, request }) => {
      const given = await reply(variables as Variables, request);
      if (given instanceof Response) return given;
      return given && HttpResponse.json({ data: given as Record<string, unknown> });
    },
    options,
  );
}

/** A GraphQL answer without data. */
export function refusal(code: string, message: string, fields?: Record<string, string[]>): Response {
  return HttpResponse.json({
    data: null,
    errors: [{ message, extensions: { code, ...(fields && { fields }) } }],
  });
}

/** The portal's answer after a server error. */
export const broken = () => refusal('INTERNAL_SERVER_ERROR', 'An unexpected error occurred');

/** What the portal answers for what does not exist, or not for this person. */
export const notFound = () => refusal('NOT_FOUND', 'Not found.');

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

/**
 * The three calls of a start with a kept token [A4.4], and that of the tracker, which finds no work session.
 */
export const startsAs = (who: TestPerson): RequestHandler[] => [
  answers(RolesDocument, () => ({ roles: { results: definedRoles } })),
  answers(ProfileDocument, () => ({ me: profileOf(who) })),
  answers(OwnRolesDocument, () => ({ me: { id: who.id, roles: ownRoles(who) } })),
  answers(TrackingSessionDocument, () => ({ trackingSession: null })),
  answers(TodayDocument, () => quietDay),
];

/** The person as the screens know them after such a start. */
export function viewerOf(who: TestPerson): Viewer {
  const roles = ownRoles(who).map(({ role }) => {
    const known = definedRoles.find(({ name }) => name === role.name);
    const { permissions, ...defined } = known ?? unknownRole(role);
    return { ...defined, permissions: permissions.map(({ codename }) => codename) };
  });
  const fullName = `${who.firstName} ${who.lastName}`;
  return {
    ...who,
    fullName,
    isEmployee: who.departmentName !== null,
    roles,
    permissions: permissionsOf(roles),
  };
}

const unknownRole = (role: { id: number; name: string }) => ({
  ...role,
  displayName: role.name,
  hierarchyLevel: 0,
  permissions: [],
});

const ownRoles = (who: Pick<TestPerson, 'roles'>) =>
  who.roles.map((name, index) => {
    const role = definedRoles.find((one) => one.name === name) ?? { id: 900 + index, name };
    return { id: index + 1, role: { id: role.id, name: role.name } };
  });

/** A sign-in that succeeds as this person. */
export const signsInAs = (who: TestPerson): RequestHandler[] => [
  answers(SignInDocument, () => ({ login: { token: 'fresh-token' } })),
  ...startsAs(who),
  ...homeFigures,
];

const homeTickets: readonly TicketStatus[] = [
  'OPEN',
  'IN_PROGRESS',
  'WAITING_RESPONSE',
  'WAITING_RESPONSE',
  'RESOLVED',
  'CLOSED',
];

/** A day on which nothing waits. */
export const quietDay: TodayQuery = {
  waitingInTickets: [],
  waitingInPeople: [],
  waitingInIt: [],
  waitingInLearning: [],
  reportsAway: [],
  leaveYear: {
    year: 2026,
    today: '2026-11-19',
    takenDays: 0,
    usedDays: [],
    requests: [],
  },
  nextYear: { year: 2027, requests: [] },
  leavePreview: { teamSize: null, teamAway: null },
  currentTimesheet: null,
};

/** The five calls of the home page [A7.58]. */
export const homeFigures: RequestHandler[] = [
  answers(EmployeeFiguresDocument, () => ({
    employeeStatistics: { activeEmployees: 1241, newHiresThisMonth: 6 },
  })),
  answers(ItFiguresDocument, () =>
    refusal('FORBIDDEN', 'You do not have permission to perform this action.'),
  ),
  answers(LearningFiguresDocument, () => ({
    learningDashboardStats: { totalCourses: 24, totalCertifications: 5 },
  })),
  answers(DepartmentFiguresDocument, () => ({ departments: { count: 13 } })),
  answers(TicketFiguresDocument, () => ({
    masterTickets: { results: homeTickets.map((status, index) => ({ id: index + 1, status })) },
  })),
  answers(TodayDocument, () => quietDay),
];

/** An answer that waits until the test lets it go. */
interface DeferredAnswer<Answer> {
  /** For a handler. */
  respond: () => Promise<Answer>;
  /** Waits until it is asked for. */
  arrived: () => Promise<void>;
  /** Gives it to who has asked, and to anyone who asks later. */
  release: () => void;
}

/** Delays an answer, so that the loading state stays on the screen as long as the test needs it. */
export function deferred<Answer>(answers: () => Answer): DeferredAnswer<Answer> {
  let isAsked = false;
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    respond: () => {
      isAsked = true;
      return released.then(answers);
    },
    arrived: () =>
      waitFor(() => {
        if (!isAsked) throw new Error('Nobody has asked yet.');
      }),
    release,
  };
}

/** An answer that does not come while the test lasts. */
export const never = async (): Promise<never> => {
  await delay('infinite');
  throw new Error('The test is over.');
};
