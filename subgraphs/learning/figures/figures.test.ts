import type { Asker } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { untyped } from '../../kit/testing/document.js';
import { inDays } from '../../kit/testing/time/days.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { addCourse } from '../course/course.factory.js';
import { addEnrollment, completed } from '../enrollment/enrollment.factory.js';
import { learning } from '../subgraph.js';

interface Figure {
  period: string | null;
  groups: (string | null)[];
  value: number | null;
  isWithheld: boolean;
}
const documentOf = (field: string) =>
  untyped<{ list: Figure[] }>(`query Figures { list: ${field} { period groups value isWithheld } }`);
/** The first day of the month this many months later. */
const addMonths = (day: string, months: number) =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + months, 1))
    .toISOString()
    .slice(0, 10);
const NOVEMBER = 'from: "2026-11-01", to: "2026-11-30"';

describeSubgraph(learning, ({ as, database }) => {
  const read = async (who: Asker, field: string) =>
    (await who.ask(documentOf(field))).list.map(
      ({ period, groups, value, isWithheld }) =>
        `${[period, ...groups].filter((part) => part !== null).join(' ')}: ${isWithheld ? 'withheld' : String(value)}`,
    );

  beforeAll(async () => {
    const knots = await addCourse(database);
    const sails = await addCourse(database, { title: 'Sails' });
    for (let n = 1; n <= 6; n += 1) await addEnrollment(database, knots, n, completed('Sales'));
    for (let n = 7; n <= 9; n += 1) await addEnrollment(database, knots, n, completed('Legal'));
    for (let n = 1; n <= 14; n += 1)
      await addEnrollment(database, sails, n, { enrolledAt: '2026-11-05T10:00:00Z' });
    const [certification] = await database.query<{ id: number }>(
      `insert into certification (name) values ('Skipper') returning id`,
    );
    for (let n = 1; n <= 6; n += 1)
      await database.query(
        `insert into exam_attempt (certification_id, user_id, user_name, status, started_at, expires_at, completed_at, duration_minutes, minimum_score, total_questions, device_token, passed, score_percentage, correct_answers)
         values ($1, $2, 'Canary Quillfeather', 'completed', '2026-11-03T10:00:00Z', '2026-11-03T11:00:00Z', '2026-11-03T10:30:00Z', 60, 70, 10, 'device', $3, $4, 7)`,
        [certification?.id, n, n <= 2, n * 10],
      );
  });

  test('figures of courses and exams need a sign-in, and free grouping needs a permission', async () => {
    for (const [field, free] of [
      ['examFigures(measure: EXPIRING', 'by: [DEPARTMENT]'],
      ['examFigures(measure: ATTEMPTS', 'department: "Sales"'],
      ['learningFigures(measure: COMPLETED', 'by: [COURSE]'],
      ['learningFigures(measure: COMPLETED', 'department: "Sales"'],
      ['examFigures(measure: ATTEMPTS', 'by: [CERTIFICATION]'],
    ] as const) {
      await expectRefusal(as.nobody.try(documentOf(`${field})`)), 'UNAUTHENTICATED');
      for (const other of [as.employee, as.manager, as.it]) {
        await other.ask(documentOf(`${field}, every: MONTH)`));
        await expectRefusal(other.try(documentOf(`${field}, ${free})`)), 'FORBIDDEN');
      }
      for (const one of [as.hr, as.admin, as.analyst]) await one.ask(documentOf(`${field}, ${free})`));
    }
  });

  test('everyone reads completions by category, and by department only where enough people are counted', async () => {
    expect(
      await read(
        as.employee,
        `learningFigures(measure: COMPLETED, by: [CATEGORY], every: MONTH, ${NOVEMBER})`,
      ),
    ).toEqual(['2026-11-01 Boats: 9']);
    expect(await read(as.analyst, `learningFigures(measure: ENROLLED, by: [COURSE], ${NOVEMBER})`)).toContain(
      'Sails: 14',
    );
    expect(await read(as.hr, `learningFigures(measure: COMPLETED, by: [DEPARTMENT], ${NOVEMBER})`)).toEqual([
      'Legal: withheld',
      'Sales: withheld',
    ]);
    expect(
      await read(as.hr, `learningFigures(measure: COMPLETED, department: "Sales", ${NOVEMBER})`),
    ).toEqual([': withheld']);
    await expectRefusal(
      as.hr.try(documentOf('learningFigures(measure: ENROLLED, department: "Sales")')),
      'BAD_USER_INPUT',
      'department',
      'ENROLLED is not known by DEPARTMENT.',
    );
  });

  test('exam figures have no name, question or answer, and a number of two people is withheld', async () => {
    expect(await read(as.employee, `examFigures(measure: ATTEMPTS, ${NOVEMBER})`)).toEqual([': 6']);
    expect(await read(as.employee, `examFigures(measure: PASSED, ${NOVEMBER})`)).toEqual([': withheld']);
    expect(
      await read(as.analyst, `examFigures(measure: AVERAGE_SCORE, by: [CERTIFICATION], ${NOVEMBER})`),
    ).toEqual(['Skipper: 35']);
    expect(await read(as.analyst, `examFigures(measure: CERTIFICATES, ${NOVEMBER})`)).toEqual([]);
    expect(await read(as.analyst, `examFigures(measure: EXPIRING)`)).toEqual([]);
  });

  test('expiring certificates are counted from this month on, by the department at the exam, where enough people have them', async () => {
    const ends = (day: string, months: number) =>
      `(date_trunc('month', ${day}::date) + interval '${months} months')::date`;
    await database.query(
      `update exam_attempt set department_name = case when user_id <= 5 then 'Sales' else 'Legal' end`,
    );
    await database.query(
      `insert into certificate (certification_id, attempt_id, user_id, holder_name, certificate_number, score_achieved, issued_date, expiry_date)
       select certification_id, id, user_id, user_name, 'CERT-' || id, 80, '2026-01-01',
         case when user_id = 6 then ${ends('$1', -1)} else ${ends('$1', 11)} end from exam_attempt`,
      [inDays(0)],
    );
    expect(await read(as.analyst, 'examFigures(measure: EXPIRING, by: [DEPARTMENT])')).toEqual(['Sales: 5']);
    expect(await read(as.hr, 'examFigures(measure: EXPIRING, department: "Sales")')).toEqual([': 5']);
    const months = await read(as.employee, 'examFigures(measure: EXPIRING, every: MONTH)');
    expect(months).toEqual([`${addMonths(inDays(0), 11)}: 5`]);
    expect(
      await read(
        as.analyst,
        `examFigures(measure: EXPIRING, from: "${addMonths(inDays(0), -1)}", to: "${inDays(0)}")`,
      ),
    ).toEqual([': withheld']);
  });
});
