import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openBenchPortal, signInMany } from './portal.js';

// `npm run bench:exam`: 500 people sit one exam in the same minute: start, 20 saves, resume, submit each.
// `-- --kill`: gateway and database are killed (kill -9) in the middle of it; `-- --people 100`: fewer people.
const { values: given } = parseArgs({
  options: { people: { type: 'string', default: '500' }, kill: { type: 'boolean', default: false } },
});
const PEOPLE = Number(given.people);
const QUESTIONS = 20;
/** All start within the first of these, answer one question every second, and so end within the minute. */
const BEGIN_MS = 15_000;
const EACH_MS = 2_000;
/** The first pause after a try that was not answered, and the longest: each is twice the one before. */
const [PAUSE_MS, LONGEST_MS] = [1_000, 10_000];
/** Saves of one person alone, for the CPU of one. */
const ALONE = 500;

const START = `mutation BenchStart($certification: Int!) { startExam(certificationId: $certification) { attemptId answers questions { id questionText questionType optionA optionB optionC optionD difficulty points } expiresAt remainingSeconds sequence deviceToken } }`;
const SAVE = `mutation BenchSave($certification: Int!, $attempt: Int!, $question: Int!, $answer: String!, $sequence: Int!) { saveExamAnswer(certificationId: $certification, attemptId: $attempt, questionId: $question, answer: $answer, sequence: $sequence) { savedAt answer remainingSeconds } }`;
const SUBMIT = `mutation BenchSubmit($certification: Int!, $attempt: Int!, $answers: ExamAnswers!) { submitExam(certificationId: $certification, attemptId: $attempt, answers: $answers) { scorePercentage passed correctAnswers certificate { id certificateNumber } } }`;
const STORED = `select a.id, a.score_percentage::float8 as score, a.passed,
    (select count(*)::int from learning.certificate t where t.attempt_id = a.id) as certificates
  from learning.exam_attempt a where a.certification_id = $1 and a.status = 'completed'`;

interface Paper {
  attemptId: number;
  questions: { id: number }[];
  answers: Record<string, string>;
}
interface Grade {
  id: number;
  score: number;
  passed: boolean;
}

const portal = await openBenchPortal(PEOPLE);
const { database } = portal;
const say = (text: string) => process.stdout.write(`${text}\n`);

/** One try; null when it was not answered, or had to come back later. @throws Error for a refusal */
async function post<Answer>(path: string, token: string, body: object): Promise<Answer | null> {
  const response = await fetch(`${portal.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Token ${token}` }) },
    body: JSON.stringify(body),
  }).catch(() => null);
  const text = await response?.text().catch(() => null);
  if (!response || text == null || response.status === 503) return null;
  if (!response.ok) throw new Error(`${path} ${response.status} ${text}`);
  return JSON.parse(text) as Answer;
}

type Kind = 'start' | 'save' | 'resume' | 'submit';
const times: Record<Kind, number[]> = { start: [], save: [], resume: [], submit: [] };
const counts = { repeated: 0, lostSaves: 0, lostSubmits: 0 };

/** Asks until it is answered, with the pauses of the web app. */
async function ask<Data>(kind: Kind, token: string, query: string, variables: object): Promise<Data> {
  const began = performance.now();
  for (let tries = 0; ; tries += 1) {
    const answer = await post<{ data?: Data; errors?: { extensions?: { code?: string } }[] }>(
      '/graphql',
      token,
      { query, variables },
    );
    const isBusy = answer?.errors?.[0]?.extensions?.code === 'SERVICE_UNAVAILABLE';
    if (answer?.errors && !isBusy) throw new Error(`${kind} ${JSON.stringify(answer.errors)}`);
    if (answer?.data && !isBusy) {
      times[kind].push(performance.now() - began);
      return answer.data;
    }
    counts.repeated += 1;
    await wait(Math.min(PAUSE_MS * 2 ** tries, LONGEST_MS) * (0.75 + Math.random() / 2));
  }
}

const start = async (kind: Kind, token: string, certification: number) =>
  (await ask<{ startExam: Paper }>(kind, token, START, { certification })).startExam;

const graded: Grade[] = [];

/** One person: starts, answers one question after the other, reloads, hands in. */
async function sit(token: string, certification: number, person: number): Promise<void> {
  await wait((person / PEOPLE) * BEGIN_MS);
  const { attemptId: attempt, questions } = await start('start', token, certification);
  const confirmed: Record<string, string> = {};
  for (const [at, { id: question }] of questions.entries()) {
    await wait(EACH_MS * (0.5 + Math.random()));
    const answer = 'ABCD'[(at + person) % 4] ?? 'A';
    await ask('save', token, SAVE, { certification, attempt, question, answer, sequence: at + 1 });
    confirmed[question] = answer;
  }
  const { answers } = await start('resume', token, certification);
  counts.lostSaves += Object.entries(confirmed).filter(([id, answer]) => answers[id] !== answer).length;
  const { submitExam } = await ask<{ submitExam: { scorePercentage: number; passed: boolean } }>(
    'submit',
    token,
    SUBMIT,
    { certification, attempt, answers: confirmed },
  );
  graded.push({ id: attempt, score: submitExam.scorePercentage, passed: submitExam.passed });
}

const quantile = (values: number[], share: number): string => {
  const sorted = [...values].sort((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(0);
};

/** Kills gateway and database once half of the answers are saved, and starts the gateway again. */
async function killInTheMiddle(): Promise<void> {
  while (times.save.length < (PEOPLE * QUESTIONS) / 2) await wait(20);
  const [pid] = readFileSync(join(portal.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  portal.kill();
  say(`Killed gateway and database after ${times.save.length} saves …`);
  const began = performance.now();
  await portal.start();
  say(`… and they answer again after ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** A bank of 40 questions. @returns the number of the certification */
async function writeCertification(name: string): Promise<number> {
  const email = 'hr@portal.example';
  const hr = await post<{ token: string }>('/api/auth/login/', '', { email, password: 'Harbor-Lantern-42' });
  const questions = Array.from({ length: 2 * QUESTIONS }, (_, at) => ({
    ...{ topic: `Topic ${at % 4}`, question_text: `Which kiln is number ${at}, and how is it lit?` },
    ...{ question_type: 'multiple_choice', correct_answer: 'ABCD'[at % 4] },
    ...{ option_a: `One ${at}`, option_b: `Two ${at}`, option_c: `Three ${at}`, option_d: `Four ${at}` },
  }));
  const made = await post<{ id: number }>('/api/learning/certifications/', hr?.token ?? '', {
    ...{ name, question_count: QUESTIONS, questions },
  });
  if (!made) throw new Error('The portal does not answer.');
  return made.id;
}

/** Milliseconds of the gateway's CPU for a save, of one person who saves one after the other. */
async function cpuOfSave(token: string, certification: number): Promise<number> {
  const { attemptId: attempt, questions } = await start('start', token, certification);
  const before = await portal.cpu();
  for (let at = 0; at < ALONE; at += 1) {
    await ask('save', token, SAVE, {
      ...{ certification, attempt, question: questions[at % QUESTIONS]?.id },
      ...{ answer: 'ABCD'[at % 4], sequence: at + 1 },
    });
  }
  return ((await portal.cpu()) - before) / ALONE;
}

try {
  await portal.start();
  const tokens = await signInMany(database, PEOPLE);
  const certification = await writeCertification('Kilns');
  const alone = await cpuOfSave(tokens[0] ?? '', await writeCertification('Kilns, alone'));
  for (const kind of Object.values(times)) kind.length = 0;

  say(`${tokens.length} people begin …`);
  const [began, before] = [performance.now(), await portal.cpu()];
  await Promise.all([
    ...tokens.map((token, person) => sit(token, certification, person)),
    ...(given.kill ? [killInTheMiddle()] : []),
  ]);
  const seconds = (performance.now() - began) / 1000;
  const busy = given.kill
    ? ''
    : `, ${(((await portal.cpu()) - before) / 10 / seconds).toFixed(0)}% of one core`;

  const stored = await database.query<Grade & { certificates: number }>(STORED, [certification]);
  const byId = new Map(stored.rows.map((row) => [row.id, row]));
  counts.lostSubmits = graded.filter(({ id, score, passed }) => {
    const row = byId.get(id);
    return row?.score !== score || row.passed !== passed || row.certificates !== (passed ? 1 : 0);
  }).length;

  say(`All were done after ${seconds.toFixed(0)} s; ${counts.repeated} tries were repeated.`);
  for (const [kind, taken] of Object.entries(times)) {
    const [half, most] = [quantile(taken, 0.5), quantile(taken, 0.95)];
    say(`${kind.padEnd(7)} ${String(taken.length).padStart(6)} confirmed  p50 ${half} ms  p95 ${most} ms`);
  }
  const isLost = counts.lostSaves + counts.lostSubmits > 0;
  say(`lost: ${counts.lostSaves} saves, ${counts.lostSubmits} submits${isLost ? '  LOST' : ''}`);
  say(`CPU of the gateway: ${alone.toFixed(2)} ms for a save${busy}`);
} finally {
  await portal.close();
}
process.exit(counts.lostSaves + counts.lostSubmits > 0 ? 1 : 0);
