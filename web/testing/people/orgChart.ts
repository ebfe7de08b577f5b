import type { RequestHandler } from 'msw';

import type { OrgPerson } from '../../areas/profile/orgChart/tree/orgTree';
import {
  OrgChartDocument,
  PersonDetailsDocument,
  type OrgChartQuery,
  type PersonDetailsQuery,
} from '../../generated/graphql';
import { answers } from '../graph';

/** Someone of the organisation chart: a designer of Product without reports, but for what the test says. */
export const chartPerson = ({ id = 1, ...given }: Partial<OrgPerson> = {}): OrgPerson => ({
  id,
  userId: 1000 + id,
  name: `Person ${String(id)}`,
  position: 'Designer',
  departmentName: 'Product',
  email: `person.${String(id)}@portal.example`,
  managerId: null,
  parentId: given.managerId ?? null,
  directReportsCount: 0,
  photo: null,
  ...given,
});

/**
 * An organisation of any size: every leader has `span` reports until all people are placed, so that teams have all
 * heights.
 */
export function organisation(size: number, span = 8): OrgPerson[] {
  const managerOf = (id: number) => (id === 1 ? null : Math.floor((id - 2) / span) + 1);
  return Array.from({ length: size }, (_one, index) => {
    const below = Math.min(span, Math.max(0, size - 1 - index * span));
    return chartPerson({ id: index + 1, managerId: managerOf(index + 1), directReportsCount: below });
  });
}

/**
 * Elena at the top, Marcus and Ingrid below her; Maya, the reader, reports to Ingrid like Jonas and Li; Ada
 * to Marcus.
 */
export const smallOrganisation: readonly OrgPerson[] = [
  chartPerson({
    id: 1,
    name: 'Elena Vasquez',
    position: 'Chief Executive',
    departmentName: 'Executive',
    directReportsCount: 2,
  }),
  chartPerson({ id: 2, name: 'Ingrid Dahl', position: 'VP Product', managerId: 1, directReportsCount: 3 }),
  chartPerson({ id: 4, name: 'Jonas Lindqvist', position: 'Product Manager', managerId: 2 }),
  chartPerson({ id: 5, name: 'Li Wei', departmentName: null, managerId: 2 }),
  chartPerson({
    id: 6,
    userId: 7,
    name: 'Maya Okafor',
    position: 'Product Manager',
    email: 'maya.okafor@portal.example',
    managerId: 2,
  }),
  chartPerson({
    id: 3,
    name: 'Marcus Bell',
    position: 'VP Engineering',
    departmentName: 'Engineering',
    managerId: 1,
    directReportsCount: 1,
  }),
  chartPerson({
    id: 8,
    name: 'Ådá Nyström',
    position: 'Engineer',
    departmentName: 'Engineering',
    managerId: 3,
  }),
];

/** The chart as the graph answers it. */
export const chartAnswer = (people: readonly OrgPerson[]): OrgChartQuery => ({
  orgChart: {
    people: people.map(({ name, photo, ...person }) => ({
      ...person,
      fullName: name,
      user: { id: person.userId, profilePicture: photo },
    })),
  },
});

type PersonInDetail = NonNullable<PersonDetailsQuery['employee']>;

/** What the popup asks for besides the chart. */
export const details = (given: Partial<PersonInDetail> = {}): PersonInDetail => ({
  id: 2,
  employeeId: 'EMP00002',
  fullName: 'Ingrid Dahl',
  email: 'person.2@portal.example',
  position: 'VP Product',
  departmentName: 'Product',
  departmentSize: 12,
  hireDate: '2019-09-16',
  yearsOfService: '7.1',
  isActive: true,
  directReportsCount: 3,
  user: { id: 1002, profilePicture: null },
  manager: { id: 1, fullName: 'Elena Vasquez' },
  directReports: [],
  ...given,
});

/** Answers of the chart and of everyone's details. */
export const chartHandlers = (people: readonly OrgPerson[]): RequestHandler[] => [
  answers(OrgChartDocument, () => chartAnswer(people)),
  answers(PersonDetailsDocument, ({ id }) => ({ employee: details({ id }) })),
];
