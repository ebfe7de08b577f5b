import pg from 'pg';
import { planForAll, planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { learning } from '../subgraph.js';

const PEOPLE = 5_000;
const EACH = 20;
const CERTIFICATIONS = 40;
const TABLES = ['exam_attempt', 'certificate', 'exam_question', 'question_version'];
const PERSON = 777;
const ALIVE = viewer([], { userId: PERSON });
const HR = viewer(['HR']);

let test_: TestSubgraph;

/** Five thousand people with twenty attempts each, one of them open, and certificates of half of them. */
async function fill(): Promise<void> {
  const client = new pg.Client({
    connectionString: String((test_.database.opened.options as { url?: string }).url),
    options: '-c search_path=learning,public',
  });
  await client.connect();
  await client.query(
    `insert into certification (id, name) select n, 'Certification ' || n from generate_series(1, ${CERTIFICATIONS}) n`,
  );
  await client.query(
    `insert into question (id, certification_id) select n, 1 + n % ${CERTIFICATIONS} from generate_series(1, 2000) n`,
  );
  await client.query(
    `insert into question_version (id, question_id, version, topic, difficulty, question_type, question_text, options, right_option, points)
     select n, n, 1, 'Topic ' || n % 5, 'easy', 'true_false', 'Question ' || n, array['True', 'False'], 1, 1 from generate_series(1, 2000) n`,
  );
  await client.query(
    `insert into exam_attempt (id, certification_id, user_id, user_name, status, started_at, expires_at, completed_at, duration_minutes, minimum_score,
       total_questions, device_token, passed, score_percentage, correct_answers)
     select n, 1 + n / ${PEOPLE} * 2, 1 + n % ${PEOPLE}, 'Person', case when open then 'in_progress' else 'completed' end::exam_attempt_status,
       at, at + interval '60 minutes', case when not open then at + interval '30 minutes' end, 60, 70, 20, 'x',
       case when not open then n % 2 = 0 end, case when not open then 80 end, case when not open then 16 end
     from generate_series(0, ${PEOPLE * EACH - 1}) n cross join lateral (select n / ${PEOPLE} = ${EACH - 1} as open, now() - interval '10 minutes' - (${EACH - 1} - n / ${PEOPLE}) * interval '9 days' as at) x`,
  );
  await client.query(
    `insert into exam_question (attempt_id, question_id, version_id, position, shown_options)
     select n, q, q, q, '{1,2}' from generate_series(${PEOPLE * (EACH - 1)}, ${PEOPLE * EACH - 1}) n cross join generate_series(1, 20) q`,
  );
  await client.query(
    `insert into certificate (certification_id, attempt_id, user_id, holder_name, certificate_number, score_achieved, issued_date, expiry_date)
     select certification_id, id, user_id, user_name, 'CERT-' || id, 80, completed_at::date, completed_at::date + 400 from exam_attempt where passed`,
  );
  await client.query(`vacuum analyze ${TABLES.join(', ')}, question`);
  await client.end();
}

beforeAll(async () => {
  test_ = await openTestSubgraph(learning);
  await fill();
}, 180_000);
afterAll(() => test_.close());

const LISTS = [
  ...[
    '',
    'ordering: "startedAt"',
    'status: [COMPLETED]',
    'status: [IN_PROGRESS]',
    'certification: [3, 5]',
    'page: 2',
  ].map((args) => ['examAttempts', args, 'id certificationName'] as const),
  ...['', 'ordering: "expiryDate"', 'certification: [3]'].map(
    (args) => ['certificates', args, 'id certificationName'] as const,
  ),
  ['activeCertificates', 'ordering: "-expiryDate"', 'id'] as const,
  ['expiringCertificates', 'days: 300', 'id'] as const,
  [
    'availableCertifications',
    'search: "7"',
    'id myAttemptCount myOpenAttempt { id } myCertificate { id }',
  ] as const,
];

test.each(LISTS)('%s(%s) reads only the rows of one person, by an index', async (list, args, fields) => {
  const given = [args, 'pageSize: 10'].filter((part) => part !== '').join(', ');
  for (const [person, more] of list === 'examAttempts' || list === 'certificates'
    ? [[ALIVE, ''] as const, [HR, `, user: ${PERSON}`] as const]
    : [[ALIVE, ''] as const]) {
    const { sent } = await statementsOf(
      test_,
      person,
      `{ ${list}(${given}${more}) { count results { ${fields} } } }`,
    );
    expect(sent.length).toBeLessThan(8);
    for (const statement of sent) {
      const plan = await planForValues(test_.database, statement);
      expect([statement[0], scanned(plan, TABLES)]).toEqual([statement[0], []]);
      expect(rowsRead(plan, TABLES)).toBeLessThanOrEqual(10 * EACH);
      expect([statement[0], scanned(await planForAll(test_.database, statement), TABLES)]).toEqual([
        statement[0],
        [],
      ]);
    }
  }
});

test('saving an answer, looking for overdue attempts and checking a certificate number read a handful of rows', async () => {
  const attempt = PEOPLE * (EACH - 1) + PERSON - 1;
  const certification = 1 + (EACH - 1) * 2;
  const save = await statementsOf(
    test_,
    ALIVE,
    `mutation { saveExamAnswer(certificationId: ${certification}, attemptId: ${attempt}, questionId: 7, answer: "True") { answer } }`,
  );
  expect(save.data).toEqual({ saveExamAnswer: { answer: 'True' } });
  const verify = await statementsOf(
    test_,
    ALIVE,
    '{ certificates(pageSize: 1) { results { certificateNumber } } }',
  );
  expect(save.sent).toHaveLength(1);
  const due =
    "select id from exam_attempt where status = 'in_progress' and expires_at < $1 order by expires_at limit 500";
  for (const statement of [...save.sent, ...verify.sent, [due, ['2020-01-01']] as [string, unknown[]]]) {
    const plan = await planForValues(test_.database, statement);
    expect([statement[0], scanned(plan, TABLES)]).toEqual([statement[0], []]);
    expect([statement[0], rowsRead(plan, TABLES) <= 4 * EACH]).toEqual([statement[0], true]);
  }
});
