import { conflict, done, INSTANT, NOT_FOUND, outcome, refused } from '../../testing/answers.js';
import type { Json, PageOf } from '../../testing/answers.js';
import { profileOf } from '../../testing/families/people.js';
import { restOf, usePortal } from '../../testing/rest.js';

const portal = usePortal();
const { call, get, post, list } = restOf(portal, 'learning/');

const TRUTHS = ['One', 'Two', 'Three', 'Four'].map((word) => ({
  ...{ question_text: `Is it ${word}?`, question_type: 'True-False', correct_answer: 'true', points: 1 },
  ...{ topic: 'Numbers', difficulty: 'hard' },
}));
let count = 0;
const certification = async (more: Json = {}): Promise<Json & { id: number }> => {
  count += 1;
  return post('hr', 'certifications/', { name: `Lantern keeper ${count}`, questions: TRUTHS, ...more });
};

interface Exam extends Json {
  attempt_id: number;
  questions: (Json & { id: number })[];
  device_token: string;
  remaining_seconds: number;
}
const start = (id: number) => call<Exam>('POST', 'employee', `certifications/${id}/start_exam/`);
const submit = (id: number, body: Json) =>
  call('POST', 'employee', `certifications/${id}/submit_exam/`, body);
const save = (id: number, body: Json) => call('POST', 'employee', `certifications/${id}/save_answer/`, body);
const cancel = (id: number, body: Json) =>
  call('POST', 'employee', `certifications/${id}/cancel_exam/`, body);
const all = ({ questions }: Exam, answer: string) =>
  Object.fromEntries(questions.map(({ id }) => [String(id), answer]));

test('HR creates a certification with its questions and reads every field except the questions [C3.14]', async () => {
  const made = await certification({ description: 'Light all night.' });
  expect(made).toEqual({
    ...{ id: made.id, name: `Lantern keeper ${count}`, description: 'Light all night.', is_active: true },
    ...{ passing_score: 70, duration_minutes: 60, validity_months: 36, question_count: 20 },
  });
  expect(await get('employee', `certifications/${made.id}/`)).toEqual(made);
  const wrong = { ...TRUTHS[0], points: 0 };
  expect(outcome(await call('PATCH', 'hr', `certifications/${made.id}/`, { questions: [wrong] }))).toEqual(
    refused({ questions: ['Question 1, points: Ensure this value is greater than or equal to 1.'] }),
  );
});

test('an exam is started, resumed, saved answer by answer and submitted [C3.15 C3.16 C3.17 C3.18 C3.19 C3.20 C7.44 C7.45]', async () => {
  const { id, name } = await certification();
  const first = await start(id);
  expect([first.status, first.body]).toEqual([
    201,
    {
      ...{ attempt_id: expect.any(Number), is_resumed: false, minimum_score: 70, duration_minutes: 60 },
      ...{ started_at: INSTANT, expires_at: INSTANT, server_time: INSTANT, answers: {}, sequence: 0 },
      ...{ device_token: expect.any(String), remaining_seconds: expect.any(Number) },
      questions: expect.any(Array),
    },
  ]);
  const { attempt_id, questions } = first.body;
  const [one] = questions;
  expect(one).toEqual({
    ...{
      id: expect.any(Number),
      question_text: expect.stringMatching(/^Is it/),
      question_type: 'true_false',
    },
    ...{ option_a: 'True', option_b: 'False', option_c: null, option_d: null },
    ...{ difficulty: 'hard', points: 1 },
  });
  const question_id = one?.id;
  const saved = await save(id, { attempt_id, question_id, answer: 'FALSE' });
  expect(outcome(saved)).toEqual({
    status: 200,
    body: { saved_at: INSTANT, answer: 'False', sequence: 1, remaining_seconds: expect.any(Number) },
  });
  const second = await start(id);
  expect([second.status, second.body.attempt_id, second.body['answers']]).toEqual([
    200,
    attempt_id,
    { [String(question_id)]: 'False' },
  ]);

  const running = {
    ...{ id: attempt_id, certification: id, certification_name: name, status: 'in_progress' },
    ...{ started_at: INSTANT, expires_at: INSTANT, completed_at: null, total_questions: 4 },
    ...{ passed: null, score_percentage: null, correct_answers: null, topic_results: [] },
  };
  expect(await get('employee', `attempts/${attempt_id}/`)).toEqual(running);

  const answers = { ...all(first.body, 'true'), [String(question_id)]: '' };
  const result = await done(submit(id, { attempt_id, answers }));
  expect(result).toEqual({
    ...{ attempt_id, score_percentage: 75, passed: true, correct_answers: 3, total_questions: 4 },
    ...{ completed_at: INSTANT, topic_results: [{ topic: 'Numbers', correct: 3, total: 4 }] },
    certificate: {
      ...{ id: expect.any(Number), certification: id, certification_name: name, score_achieved: 75 },
      ...{ certificate_number: expect.stringMatching(/^CERT-\d{4}-/), status: 'active', is_expired: false },
      ...{ issued_date: expect.any(String), expiry_date: expect.any(String) },
    },
  });
  expect(await done(submit(id, { attempt_id, answers: {} }))).toEqual(result);
  expect(outcome(await start(id))).toEqual(conflict('You are already certified.'));
  expect(await get('employee', `attempts/${attempt_id}/`)).toEqual({
    ...{ ...running, status: 'completed', passed: true, completed_at: result['completed_at'] },
    ...{ score_percentage: 75, correct_answers: 3, topic_results: result['topic_results'] },
  });
});

test('a question that a submit omits counts as unanswered, even if an answer was saved [C3.20]', async () => {
  const { id } = await certification();
  const { body: exam } = await start(id);
  const { attempt_id } = exam;
  for (const { id: question_id } of exam.questions)
    await done(save(id, { attempt_id, question_id, answer: 'True' }));
  const [first] = exam.questions;
  const result = await done(submit(id, { attempt_id, answers: { [String(first?.id)]: 'true' } }));
  expect(result).toMatchObject({
    correct_answers: 1,
    score_percentage: 25,
    passed: false,
    certificate: null,
  });
});

const NO_TEXTS = [7, 1.5, true, null, {}, [], ['A'], { A: 'A' }];

test('an answer that is not a text or not one of the options is refused under its field, and the exam continues', async () => {
  const { id } = await certification();
  const { body: exam } = await start(id);
  const { attempt_id } = exam;
  const question_id = exam.questions[0]?.id;
  const answer = (given: unknown) => submit(id, { attempt_id, answers: { [String(question_id)]: given } });
  for (const given of NO_TEXTS)
    expect([given, outcome(await answer(given))]).toEqual([
      given,
      refused({ answers: [`Question ${question_id}: Not a valid string.`] }),
    ]);
  for (const given of ['E', '7', 'perhaps', '\u0000'])
    expect(outcome(await answer(given))).toEqual(
      refused({ answers: [`Question ${question_id}: "${given}" is not a valid choice.`] }),
    );
  for (const given of [true, {}, [], ['A']])
    expect(outcome(await save(id, { attempt_id, question_id, answer: given }))).toEqual(
      refused({ answer: ['Not a valid string.'] }),
    );
  expect(outcome(await save(id, { attempt_id, question_id, answer: null }))).toEqual(
    refused({ answer: ['This field may not be null.'] }),
  );
  expect(outcome(await save(id, { attempt_id, question_id, answer: 7 }))).toEqual(
    refused({ answer: ['"7" is not a valid choice.'] }),
  );
  for (const sequence of [0, -1, 2_147_483_647])
    expect(Object.keys((await save(id, { attempt_id, question_id, answer: 'True', sequence })).body)).toEqual(
      ['sequence'],
    );
  expect(await get('employee', `attempts/${attempt_id}/`)).toMatchObject({ status: 'in_progress' });
});

test('an invalid submit is refused under its field, and a wrong status is a conflict [C7.45]', async () => {
  const { id } = await certification();
  const { body: exam } = await start(id);
  const { attempt_id } = exam;
  expect(outcome(await submit(id, { attempt_id: 999_999, answers: {} }))).toEqual(
    refused({ attempt_id: ['Invalid pk "999999" - object does not exist.'] }),
  );
  expect(outcome(await submit(id, { attempt_id, answers: { 1: 'A' } }))).toEqual(
    refused({ answers: ['Invalid pk "1" - object does not exist.'] }),
  );
  for (const answers of [[], 'A', 7])
    expect(outcome(await submit(id, { attempt_id, answers }))).toEqual(
      refused({ answers: ['Give an object: the number of a question and its answer.'] }),
    );
  await start(id);
  expect(outcome(await submit(id, { attempt_id, answers: {}, device_token: exam.device_token }))).toEqual(
    conflict('This exam is open in another window or on another device.', 'other_device'),
  );
});

test('an exam is cancelled by its attempt, once, and has no score then [C3.16 C3.21 C7.46 C7.47]', async () => {
  const { id, name } = await certification();
  const { body: exam } = await start(id);
  const { attempt_id } = exam;
  expect(outcome(await cancel(id, {}))).toEqual(refused({ attempt_id: ['This field is required.'] }));
  expect(outcome(await cancel(id, { attempt_id: 999_999 }))).toEqual(
    refused({ attempt_id: ['Invalid pk "999999" - object does not exist.'] }),
  );
  const cancelled = await done(cancel(id, { attempt_id }));
  expect(cancelled).toEqual({
    ...{ id: attempt_id, certification: id, certification_name: name, status: 'cancelled' },
    ...{ started_at: INSTANT, expires_at: INSTANT, completed_at: INSTANT, total_questions: 4 },
    ...{ passed: null, score_percentage: null, correct_answers: null, topic_results: [] },
  });
  expect(await done(cancel(id, { attempt_id }))).toEqual(cancelled);
  expect(outcome(await submit(id, { attempt_id, answers: all(exam, 'true') }))).toEqual(
    conflict('This exam attempt was cancelled.', 'cancelled'),
  );
  const [newest] = (await list('employee', 'attempts/?status=cancelled')).results;
  expect(newest).toEqual(cancelled);
});

test("only HR reads another person's results [C7.47 C7.48]", async () => {
  const { id } = await certification();
  const { body: exam } = await start(id);
  const { certificate } = (await done(
    submit(id, { attempt_id: exam.attempt_id, answers: all(exam, 'a') }),
  )) as { certificate: Json & { id: number; certificate_number: string } };
  const user = (await profileOf(portal(), 'employee')).id;
  for (const path of [`attempts/?user=${user}`, `certificates/?user=${user}`]) {
    for (const who of ['manager', 'it', 'analyst'] as const)
      expect((await call('GET', who, path)).status).toBe(403);
    expect((await get<PageOf<Json>>('hr', path)).results.length).toBeGreaterThan(0);
  }
  const revoked = await post('hr', `certificates/${certificate.id}/revoke/`, { reason: 'A mistake.' });
  expect(revoked).toEqual({
    ...certificate,
    ...{ status: 'revoked', revoked_at: INSTANT, revocation_reason: 'A mistake.' },
  });
  const active = await list<Json>('employee', 'certificates/active/');
  expect(active.results.filter((one) => one['id'] === certificate.id)).toEqual([]);
});

test('another person verifies a certificate by its number, not by its id, and reads why it is not valid', async () => {
  const { id, name } = await certification();
  const { body: exam } = await start(id);
  const { certificate } = (await done(
    submit(id, { attempt_id: exam.attempt_id, answers: all(exam, 'True') }),
  )) as { certificate: Json & { id: number; certificate_number: string } };
  const { id: own, certificate_number } = certificate;
  expect(outcome(await call('GET', 'it', `certificates/${own}/verify/`))).toEqual(NOT_FOUND);
  expect((await call('GET', null, `certificates/${certificate_number}/verify/`)).status).toBe(401);
  const verify = () => get('it', `certificates/${certificate_number}/verify/`);
  const { full_name: holder_name } = await profileOf(portal(), 'employee');
  const known = {
    ...{ certificate_number, certification_name: name, holder_name, score_achieved: 100 },
    ...{
      issued_date: certificate['issued_date'],
      expiry_date: certificate['expiry_date'],
      is_expired: false,
    },
  };
  expect(await verify()).toEqual({ ...known, valid: true, invalid_reason: null, status: 'active' });
  await post('hr', `certificates/${own}/revoke/`, { reason: 'A mistake.' });
  expect(await verify()).toEqual({ ...known, valid: false, invalid_reason: 'revoked', status: 'revoked' });
});

test('a certification with attempts cannot be deleted [C7.42]', async () => {
  const { id } = await certification();
  await start(id);
  expect(outcome(await call('DELETE', 'hr', `certifications/${id}/`))).toEqual(
    conflict('This exam has been attempted. Set the certification inactive instead.'),
  );
  await done(call('PATCH', 'hr', `certifications/${id}/`, { is_active: false }));
  expect((await call('GET', 'manager', `certifications/${id}/`)).status).toBe(404);
  expect((await start(id)).status).toBe(200);
});
