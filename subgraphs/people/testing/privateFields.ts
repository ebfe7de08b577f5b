import type { Queryable } from '../../kit/postgres/queryable.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import type { EmployeeRow } from '../employee/employee.columns.js';

/** The private fields of a record, selected. */
export const PRIVATE = 'phoneNumber salary weeklyHours addressLine1 city state zipCode country fullAddress';

/** Their values for a person who may not read them. */
export const NOTHING = Object.fromEntries(PRIVATE.split(' ').map((field) => [field, null]));

/** Their values for a permitted reader, for a record of the factory. */
export const EVERYTHING = {
  phoneNumber: '(415) 555-0123',
  salary: '120000.00',
  weeklyHours: '40.00',
  addressLine1: '12 Noe St',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94114',
  country: 'United States',
  fullAddress: '12 Noe St, San Francisco, CA 94114, United States',
};

/** Peer reports to Own, and Own to Boss. */
export interface Line {
  boss: EmployeeRow;
  own: EmployeeRow;
  peer: EmployeeRow;
}

/** Adds these three, with everything private that the factory gives. */
export async function addLine(database: Queryable): Promise<Line> {
  const boss = await addEmployee(database, { firstName: 'Boss' });
  const own = await addEmployee(database, { firstName: 'Own', managerId: boss.id });
  return { boss, own, peer: await addEmployee(database, { firstName: 'Peer', managerId: own.id }) };
}

/** Rows of `test.each`: someone, and their viewer. */
type Readers = [string, (line: Pick<Line, 'own' | 'peer'>) => Viewer][];

/** People who may not read the private fields of Peer's record. */
export const OTHERS: Readers = [
  ['an employee', () => viewer()],
  ['a manager, also the person’s own', ({ own }) => viewer(['Manager'], { userId: own.userId })],
  ['IT staff', () => viewer(['IT Staff'])],
  ['an analyst', () => viewer(['Analyst'])],
];

/** People who may read them. */
export const ENTITLED: Readers = [
  ['HR', () => viewer(['HR'])],
  ['an Administrator', () => viewer(['Administrator'])],
  ['the person', ({ peer }) => viewer([], { userId: peer.userId })],
];
