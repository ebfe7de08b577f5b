import type { Queryable } from '../../kit/postgres/queryable.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addEmployee } from '../employee/employee.factory.js';
import type { EmployeeRow } from '../employee/employee.columns.js';

/** A Monday without a clock change in any zone. */
export const MONDAY = '2026-03-16';

/** The person whose sheets are tested, and everyone around them. */
export interface Cast {
  own: EmployeeRow;
  boss: EmployeeRow;
  me: Viewer;
  /** The person's direct manager, without a role that decides. */
  manager: Viewer;
  hr: Viewer;
  admin: Viewer;
  /** People without access to the person's timesheets. */
  strangers: [who: string, viewer: Viewer][];
}

/** Adds the person and their manager to the emptied table. */
export async function addCast(database: Queryable): Promise<Cast> {
  await database.query('truncate employee cascade');
  const boss = await addEmployee(database, { firstName: 'Boss', lastName: 'Marsh' });
  const own = await addEmployee(database, { firstName: 'Olive', lastName: 'Winter', managerId: boss.id });
  const other = await addEmployee(database, { firstName: 'Other', managerId: boss.id });
  return {
    own,
    boss,
    me: viewer([], {
      userId: own.userId,
      employeeId: own.id,
      managerEmployeeId: boss.id,
      fullName: 'Olive Winter',
    }),
    manager: viewer(['Manager'], {
      userId: boss.userId,
      employeeId: boss.id,
      reportUserIds: [own.userId, other.userId],
    }),
    hr: viewer(['HR'], { fullName: 'Priya Raman' }),
    admin: viewer(['Administrator']),
    strangers: [
      [
        'a colleague of the same manager',
        viewer([], { userId: other.userId, employeeId: other.id, managerEmployeeId: boss.id }),
      ],
      ['a manager of others', viewer(['Manager'], { reportUserIds: [other.userId] })],
      ['the manager’s manager', viewer(['Manager'], { reportUserIds: [boss.userId] })],
      ['IT staff', viewer(['IT Staff'])],
      ['an analyst', viewer(['Analyst'])],
      ['somebody whose viewer names the person’s employee record', viewer([], { employeeId: own.id })],
    ],
  };
}

interface Asked {
  document: string;
  variables?: Record<string, unknown>;
}

/** Expects that a person who is not signed in, or must change the password, is refused. */
export async function expectEntranceClosed(
  { run }: TestSubgraph,
  { me, hr, admin, manager }: Cast,
  { document, variables }: Asked,
): Promise<void> {
  expect((await run(null, document, variables)).errors[0]?.code).toBe('UNAUTHENTICATED');
  for (const who of [me, manager, hr, admin])
    expect((await run({ ...who, mustChangePassword: true }, document, variables)).errors[0]?.code).toBe(
      'PASSWORD_CHANGE_REQUIRED',
    );
}

/** That a write is the person's alone: strangers find nothing, and anyone who sees the sheet is refused. */
export async function expectOwnerOnly(test_: TestSubgraph, cast: Cast, asked: Asked): Promise<void> {
  await expectEntranceClosed(test_, cast, asked);
  for (const [who, stranger] of cast.strangers)
    expect([who, (await test_.run(stranger, asked.document, asked.variables)).errors[0]?.code]).toEqual([
      who,
      'NOT_FOUND',
    ]);
  for (const reader of [cast.manager, cast.hr, cast.admin]) {
    expect((await test_.run(reader, asked.document, asked.variables)).errors[0]).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You do not have permission to perform this action.',
    });
  }
}

/**
 * How everything that belongs to sheets is in the tables, to compare before and after; total, version and
 * all.
 */
export async function stored(database: Queryable): Promise<unknown[]> {
  return [
    await database.query('select * from timesheet order by id'),
    await database.query('select * from time_entry order by id'),
    await database.query('select * from tracking_session order by id'),
  ];
}

/** The last row of the audit trail. */
export const lastAuditOf = (database: Queryable) =>
  database.one(
    'select actor_user_id as "by", action, object_id as "objectId", before, after from audit order by id desc limit 1',
  );
