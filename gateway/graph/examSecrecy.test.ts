import { getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { learning } from '../../subgraphs/learning/subgraph.js';
import type { Json } from '../rest/testing/answers.js';
import { form, SentFile } from '../rest/testing/form.js';
import { restOf } from '../rest/testing/rest.js';
import { logLinesOf } from '../testing/logLines.js';
import { ACCOUNTS, openTestPortal } from '../testing/portal.js';
import type { Account, TestPortal } from '../testing/portal.js';
import { readSchemaFile } from './supergraph.js';

let portal: TestPortal;
const { call, graph } = restOf(() => portal);
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

/** Is in the source of every question, which tells the answer. */
const SOURCE = 'Zymurgist-Codex';
/** Names that a field with the right answer could have; `correct_answers` and `correct` are counts. */
const TELLING = /right|correct(?!_?answers?\b)|correct_?answer\b|solution|explanation|is_?true/i;

test('no readable field of the graph is named like the right answer, and questions can be read only in an exam [S-42]', () => {
  const { apiSchema } = portal.portal;
  const told = Object.values(learning.schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !type.name.startsWith('_')
      ? Object.values(type.getFields()).flatMap((field) =>
          TELLING.test(field.name) || isInputObjectType(getNamedType(field.type))
            ? [`${type.name}.${field.name}: ${String(field.type)}`]
            : [],
        )
      : [],
  );
  // Counted, never named: of topics with three questions or more.
  expect(told).toEqual(['ExamTopicResult.correct: Int!']);
  const reach = Object.values(apiSchema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap((field) =>
          getNamedType(field.type).name === 'ExamQuestion' ? [`${type.name}.${field.name}`] : [],
        )
      : [],
  );
  expect(reach).toEqual(['ExamStart.questions']);
  expect(readSchemaFile('supergraph.graphql')).not.toMatch(/right_?option|correct_?option/i);
});

const TEXTS = ['Is one two?', 'Is two three?', 'Is three four?', 'Is four five?'];
/** The same certification except for the right answers: half of the questions in each of two ways. */
const twin = (name: string, isMirrored: boolean) => ({
  ...{ name, description: 'Twin', passing_score: 50, duration_minutes: 30 },
  questions: TEXTS.map((question_text, at) => ({
    ...{ question_text, question_type: 'true_false', topic: 'Numbers', source: `${SOURCE} ${at}` },
    correct_answer: at < 2 === isMirrored ? 'False' : 'True',
  })),
});

/** Of each twin another number, text or moment; all else of an answer has to be the same. */
const OWN =
  /^(id|attempt_?id|certification(_?id)?|certification_?name|name|device_?token|certificate_?number|session_?id|.*_?at|(expiry|issued)_?date|server_?time|remaining_?seconds)$/i;

/** An answer without what only one of two twins can have; questions by their text, not by their shuffled place. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) {
    const parts = value.map(plain);
    return parts.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  }
  if (typeof value === 'string') return value.replaceAll(/\d+/g, '#').replaceAll(/Twin-\w+/g, 'Twin');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (OWN.test(key)) return [key, part === null ? null : 'own'];
      const isByQuestion = key === 'answers' && typeof part === 'object' && part !== null;
      return [key, isByQuestion ? Object.values(part).map(plain).sort() : plain(part)];
    }),
  );
}

interface Question {
  id: number;
  question_text: string;
}
interface Started {
  attempt_id: number;
  questions: Question[];
}

const ATTEMPTS = `query ($id: Int!) { examAttempts(certification: [$id]) { results { id status passed scorePercentage correctAnswers
  topicResults { topic correct total } certification { id name myAttemptCount myOpenAttempt { id } myCertificate { id } } } } }`;
const BANK = 'query ($id: Int!) { certification(id: $id) { id name questionCount bankSize } }';
const FIELDS = ['questions', 'bank', 'correctAnswer', 'rightOption', 'source', 'questionVersions'];

/** Every action and query about one certification, as a list of their answers. */
async function lifeOf(name: string, isMirrored: boolean): Promise<unknown[]> {
  const answers: unknown[] = [];
  const keep = async (what: string, asked: Promise<{ status: number; body: unknown; text: string }>) => {
    const { status, body, text } = await asked;
    expect([what, text.includes(SOURCE)]).toEqual([what, false]);
    answers.push([what, status, plain(body)]);
    return body as Json;
  };
  const rest = (method: string, who: Account, path: string, body?: Json) =>
    keep(`${method} ${String(plain(path))} ${who}`, call(method, who, `learning/${path}`, body));
  const sat = 'employee';
  const made = await rest('POST', 'hr', 'certifications/', twin(name, isMirrored));
  const id = made['id'] as number;
  const at = `certifications/${id}/`;
  await rest('PUT', 'admin', at, { ...twin(name, isMirrored) });
  await rest('PATCH', 'hr', at, { questions: [{ ...twin(name, isMirrored).questions[0], points: 0 }] });

  const readAll = async () => {
    for (const who of ACCOUNTS) {
      for (const path of ['certifications/', 'certifications/available/'])
        await rest('GET', who, `${path}?search=${name}`);
      await rest('GET', who, at);
      for (const path of ['attempts/', 'certificates/'])
        await rest('GET', who, `${path}?certification=${id}`);
      await keep(`attempts ${who}`, graph(who, ATTEMPTS, { id }));
      await keep(`bank ${who}`, graph(who, BANK, { id }));
    }
    for (const who of ['hr', 'admin'] as const)
      for (const field of FIELDS)
        await keep(
          `${field} ${who}`,
          graph(who, `query ($id: Int!) { certification(id: $id) { ${field} } }`, { id }),
        );
  };

  const sit = async (answer: string): Promise<Json> => {
    const exam = (await rest('POST', sat, `${at}start_exam/`)) as unknown as Started;
    const { attempt_id, questions } = exam;
    const inOrder = TEXTS.flatMap((text) => questions.filter(({ question_text }) => question_text === text));
    for (const question of inOrder) {
      const given = { attempt_id, question_id: question.id };
      for (const word of ['False', '', 'C', answer])
        await rest('POST', sat, `${at}save_answer/`, { ...given, answer: word });
      for (const who of ['hr', 'admin'] as const)
        await rest('POST', who, `${at}save_answer/`, { ...given, answer: 'True' });
    }
    await rest('POST', sat, `${at}submit_exam/`, { attempt_id, answers: { 999999: 'A' } });
    await rest('POST', sat, `${at}submit_exam/`, {
      attempt_id,
      answers: { [String(inOrder[0]?.id)]: 'Maybe' },
    });
    await rest('POST', sat, `${at}start_exam/`);
    return { attempt_id, answers: Object.fromEntries(inOrder.map((question) => [question.id, answer])) };
  };

  const cancelled = await sit('True');
  await rest('POST', sat, `${at}cancel_exam/`, cancelled);
  await rest('POST', sat, `${at}submit_exam/`, cancelled);
  // All true is half right with either twin.
  const exam = await sit('True');
  await readAll();
  const result = await rest('POST', sat, `${at}submit_exam/`, exam);
  expect(result).toMatchObject({ score_percentage: 50, passed: true, correct_answers: 2 });
  await rest('POST', sat, `${at}submit_exam/`, exam);
  await rest('POST', sat, `${at}cancel_exam/`, exam);
  await rest('POST', sat, `${at}start_exam/`);
  for (const who of ACCOUNTS) await rest('GET', who, `attempts/${String(exam['attempt_id'])}/`);
  const { certificate_number } = result['certificate'] as Json;
  await keep('verify', call('GET', 'it', `learning/certificates/${String(certificate_number)}/verify/`));
  await readAll();
  await rest('DELETE', 'hr', at);
  await importInto(id, isMirrored, (what, asked) => keep(what, asked));
  return answers;
}

const CSV = (isMirrored: boolean) =>
  [
    'question_text,question_type,correct_answer,source,points',
    `Is six seven?,true_false,${isMirrored ? 'False' : 'True'},${SOURCE},1`,
    `Is seven eight?,true_false,${isMirrored ? 'False' : 'True'},${SOURCE},0`,
  ].join('\n');

/** A file with a bad row is checked, and refused. */
async function importInto(
  id: number,
  isMirrored: boolean,
  keep: (what: string, asked: Promise<{ status: number; body: unknown; text: string }>) => Promise<Json>,
): Promise<void> {
  const send = (as: Account, field: string, selection: string) => {
    const { headers, payload } = form({
      operations: JSON.stringify({
        query: `mutation ($id: Int!, $file: Upload!) { ${field}(certificationId: $id, file: $file) { ${selection} } }`,
        variables: { id, file: null },
      }),
      map: JSON.stringify({ file: ['variables.file'] }),
      file: new SentFile('questions.csv', CSV(isMirrored)),
    });
    return portal.call<Json>('POST', '/graphql', {
      as,
      payload,
      headers: { ...headers, 'apollo-require-preflight': 'true' },
    });
  };
  await keep('check', send('hr', 'checkQuestionImport', 'newRows badRows problems { row column reason }'));
  await keep('import', send('admin', 'startQuestionImport', 'id status problems { row column reason }'));
  await keep('job', graph('hr', '{ questionImport { status problems { row column reason } } }'));
}

test('two exams that differ only in the right answers give the same answers through every door, to every role, at all times [S-42, E4, E9]', async () => {
  const lines = logLinesOf(portal);
  const [one, other] = [await lifeOf('Twin-one', false), await lifeOf('Twin-other', true)];
  expect(one.length).toBeGreaterThan(150);
  expect(other).toEqual(one);
  const log = lines.join('\n');
  expect(log).toContain('/api/learning/');
  expect([log.includes(SOURCE), /right_option|correct_answer\b/.test(log)]).toEqual([false, false]);
}, 120_000);

test('the right answers are in one column, and no other column of the database contains them', async () => {
  const { database } = learning;
  const columns = await database.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'learning' and column_name ~ 'right|correct' order by 1`,
  );
  expect(columns.map(({ name }) => name)).toEqual([
    'exam_attempt.correct_answers',
    'question_version.right_option',
  ]);
  for (const table of ['audit', 'idempotency', 'history', 'outbox', 'import_row', 'import_job']) {
    const [found] = await database.query(`select count(*) as count from ${table} t where t::text like $1`, [
      `%${SOURCE}%`,
    ]);
    expect([table, found]).toEqual([table, { count: 0 }]);
  }
});
