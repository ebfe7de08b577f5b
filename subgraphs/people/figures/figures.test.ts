import { dayIn } from '../../kit/config/calendar.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { untyped } from '../../kit/testing/document.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import type { Asker } from '../../kit/testing/actors.js';
import { addApplication } from '../application/application.factory.js';
import { addEmployee } from '../employee/employee.factory.js';
import { addPosting } from '../posting/posting.factory.js';
import { people } from '../subgraph.js';
import { addTimesheet } from '../timesheet/timesheet.factory.js';

interface Figure {
  period: string | null;
  groups: (string | null)[];
  value: number | null;
  isWithheld: boolean;
}
const documentOf = (field: string) =>
  untyped<{ list: Figure[] }>(`query Figures { list: ${field} { period groups value isWithheld } }`);

describeSubgraph(people, { emptied: ['employee', 'job_posting'] }, ({ as, database }) => {
  const read = async (who: Asker, field: string) =>
    (await who.ask(documentOf(field))).list.map(
      ({ period, groups, value, isWithheld }) =>
        `${[period, ...groups].filter((part) => part !== null).join(' ')}: ${isWithheld ? 'withheld' : String(value)}`,
    );
  const YEAR = 'from: "2026-01-01", to: "2026-03-31"';

  test('figures of people, hours and applications need a sign-in, and those of departments need a permission', async () => {
    for (const field of [
      'staffFigures(measure: HEADCOUNT',
      'hoursFigures(measure: WORKED',
      'applicationFigures(measure: APPLICATIONS',
    ]) {
      await expectRefusal(as.nobody.try(documentOf(`${field})`)), 'UNAUTHENTICATED');
      for (const other of [as.employee, as.manager, as.it]) {
        await other.ask(documentOf(`${field}, every: MONTH)`));
        await expectRefusal(other.try(documentOf(`${field}, by: [DEPARTMENT])`)), 'FORBIDDEN');
        await expectRefusal(other.try(documentOf(`${field}, department: "Sales")`)), 'FORBIDDEN');
      }
      for (const one of [as.hr, as.admin, as.analyst])
        await one.ask(documentOf(`${field}, by: [DEPARTMENT], every: MONTH, department: "Sales")`));
    }
  });

  test('the headcount is that of the end of each month: people who were hired and had not left by then', async () => {
    await addEmployee(database, { hireDate: '2020-03-02' });
    await addEmployee(database, {
      hireDate: '2026-02-16',
      departmentName: 'Sales',
      employmentType: 'part_time',
    });
    const left = await addEmployee(database, { hireDate: '2021-01-04', employmentStatus: 'terminated' });
    await database.query(`update employee set ended_on = '2026-02-10' where id = $1`, [left.id]);
    const unknown = await addEmployee(database, { hireDate: '2019-01-07', employmentStatus: 'inactive' });
    await database.query('update employee set ended_on = null where id = $1', [unknown.id]);
    expect(await read(as.employee, `staffFigures(measure: HEADCOUNT, every: MONTH, ${YEAR})`)).toEqual([
      '2026-01-01: 2',
      '2026-02-01: 2',
      '2026-03-01: 2',
    ]);
    expect(await read(as.employee, `staffFigures(measure: HIRES, every: MONTH, ${YEAR})`)).toEqual([
      '2026-02-01: 1',
    ]);
    expect(await read(as.employee, `staffFigures(measure: LEAVERS, every: MONTH, ${YEAR})`)).toEqual([
      '2026-02-01: 1',
    ]);
    expect(await read(as.hr, `staffFigures(measure: HEADCOUNT, by: [DEPARTMENT], ${YEAR})`)).toEqual([
      'Engineering: 1',
      'Sales: 1',
    ]);
    expect(await read(as.hr, `staffFigures(measure: HEADCOUNT, by: [EMPLOYMENT_TYPE])`)).toEqual([
      'FULL_TIME: 1',
      'PART_TIME: 1',
    ]);
    const month = dayIn('America/Los_Angeles').slice(0, 7);
    const ahead = `from: "${month}-01", to: "${Number(month.slice(0, 4)) + 2}-01-01"`;
    expect(await read(as.hr, `staffFigures(measure: HEADCOUNT, every: MONTH, ${ahead})`)).toEqual([
      `${month}-01: 2`,
    ]);
  });

  test('hours are compared with contract hours, without rejected weeks, and numbers of few people are withheld', async () => {
    const week = '2026-03-02';
    const make = async (departmentName: string, count: number) => {
      for (let n = 0; n < count; n += 1) {
        const { id } = await addEmployee(database, { departmentName, weeklyHours: '32.00' });
        const sheet = await addTimesheet(database, {
          employeeId: id,
          weekStartDate: week,
          status: 'rejected',
        });
        await database.query('update timesheet set total_seconds = 360000 where id = $1', [sheet]);
        const next = await addTimesheet(database, {
          employeeId: id,
          weekStartDate: week,
          status: 'approved',
        });
        await database.query('update timesheet set total_seconds = 108000 where id = $1', [next]);
      }
    };
    await make('Sales', 5);
    await make('Finance', 3);
    expect(await read(as.employee, `hoursFigures(measure: WORKED, every: WEEK, ${YEAR})`)).toEqual([
      '2026-03-02: 240',
    ]);
    expect(await read(as.employee, `hoursFigures(measure: TARGET, every: WEEK, ${YEAR})`)).toEqual([
      '2026-03-02: 256',
    ]);
    expect(await read(as.analyst, `hoursFigures(measure: WORKED, by: [DEPARTMENT], ${YEAR})`)).toEqual([
      'Finance: withheld',
      'Sales: withheld',
    ]);
    await expectRefusal(
      as.hr.try(documentOf('hoursFigures(measure: TARGET, by: [STATUS])')),
      'BAD_USER_INPUT',
      'by',
      'TARGET is not known by STATUS.',
    );
  });

  test("everyone reads the statuses of the organisation's applications, and numbers of few applicants are withheld", async () => {
    const { id } = await addPosting(database, { departmentName: 'Sales' });
    const apply = async (applicantId: number, statusId: number) =>
      addApplication(database, {
        jobPostingId: id,
        applicantId,
        statusId,
        createdAt: '2026-03-04T10:00:00Z',
      });
    for (let n = 1; n <= 18; n += 1) await apply(n, n <= 2 ? 5 : n <= 8 ? 2 : 1);
    expect(await read(as.employee, `applicationFigures(measure: APPLICATIONS, ${YEAR})`)).toEqual([': 18']);
    expect(
      await read(as.employee, `applicationFigures(measure: APPLICATIONS, by: [STATUS], ${YEAR})`),
    ).toEqual(['OFFER_EXTENDED: withheld', 'SUBMITTED: 10', 'UNDER_REVIEW: withheld']);
    expect(
      await read(
        as.hr,
        `applicationFigures(measure: APPLICATIONS, by: [JOB_TYPE], department: "Sales", ${YEAR})`,
      ),
    ).toEqual(['FULL_TIME: 18']);
  });
});
