import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

const admin = { email: 'first@portal.example', password: 'Kiln-Lantern-4711' };
const dataDir = mkdtempSync(join(tmpdir(), 'portal-killed-'));
const children = new Set<ChildProcess>();

/** The first administrator of an empty database, then the portal with that database in its keeping. */
const PROGRAM = `
  import { importServerModule as load } from './scripts/lib/importServerModule.mjs';
  const { loadConfig } = await load('subgraphs/kit/config/config.ts');
  const { openDatabase } = await load('gateway/run/database.ts');
  if (process.env.FIRST) {
    const { identity } = await load('subgraphs/identity/subgraph.ts');
    const { createAdministrator } = await load('subgraphs/identity/seed.ts');
    const config = loadConfig();
    const { url, stop } = await openDatabase(config);
    await identity.database.open(url, config);
    await createAdministrator(identity.database, { firstName: 'First', lastName: 'Person', ...JSON.parse(process.env.FIRST) });
    await identity.database.close();
    await stop();
  }
  await load('gateway/main.ts');`;

const databasePid = () =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** What the portal says once it is ready. */
async function portOf(output: Readable): Promise<string> {
  let said = '';
  for await (const chunk of output.iterator({ destroyOnReturn: false })) {
    said += String(chunk);
    const [, port] = /The portal is ready: \S+:(\d+)\s/.exec(said) ?? [];
    if (port !== undefined) return port;
  }
  throw new Error(`The portal did not start. ${said}`);
}

/** Starts the portal in its own process. @returns its address, and how it is killed with its database */
async function startPortal(first: object | null) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: {
      ...process.env,
      ...{ NODE_OPTIONS: '', NODE_ENV: 'development', DATABASE_URL: '', SEED_DEMO: '0', DATA_DIR: dataDir },
      ...{ PORT: '0', PUBLIC_URL: '', HOST: '127.0.0.1', LOG_LEVEL: 'fatal', LIMITS_ENABLED: '0' },
      FIRST: first ? JSON.stringify(first) : '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const address = `http://127.0.0.1:${await portOf(child.stdout)}/api`;
  const kill = async () => {
    const ended = once(child, 'exit');
    process.kill(databasePid(), 'SIGKILL');
    child.kill('SIGKILL');
    await ended;
  };
  return { address, kill };
}

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  try {
    process.kill(databasePid(), 'SIGQUIT');
  } catch {
    // It did not start, or has ended.
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

interface Exam {
  attempt_id: number;
  expires_at: string;
  started_at: string;
  is_resumed: boolean;
  questions: { id: number }[];
  answers: Record<string, string>;
}

test('an exam continues after portal and database were killed: each confirmed answer, the same questions and deadline', async () => {
  let { address, kill } = await startPortal(admin);
  let token = '';
  const post = async <Body>(path: string, body: object = {}): Promise<Body> => {
    const answer = await fetch(`${address}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Token ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Body;
  };
  ({ token } = await post<{ token: string }>('auth/login/', admin));
  const questions = Array.from({ length: 12 }, (_, at) => ({
    ...{
      question_text: `Which kiln is number ${at}?`,
      question_type: 'multiple_choice',
      correct_answer: 'A',
    },
    ...{ option_a: `One ${at}`, option_b: `Two ${at}`, option_c: `Three ${at}`, option_d: `Four ${at}` },
  }));
  const { id } = await post<{ id: number }>('learning/certifications/', { name: 'Kilns', questions });
  const certification = `learning/certifications/${id}`;
  const exam = await post<Exam>(`${certification}/start_exam/`);
  expect(exam.questions).toHaveLength(12);

  const confirmed: Record<string, string> = {};
  const save = async ({ id: question_id }: { id: number }, at: number) => {
    const answer = 'ABCD'[at % 4] ?? '';
    await post(`${certification}/save_answer/`, { attempt_id: exam.attempt_id, question_id, answer });
    confirmed[question_id] = answer;
  };
  const [first, later] = [exam.questions.slice(0, 6), exam.questions.slice(6)];
  for (const [at, question] of first.entries()) await save(question, at);
  // While these requests are running all processes are killed; confirmed ones count, too.
  const onTheirWay = later.map(save);
  await Promise.race(onTheirWay);
  await kill();
  await Promise.allSettled(onTheirWay);
  expect(Object.keys(confirmed).length).toBeGreaterThanOrEqual(7);

  ({ address, kill } = await startPortal(null));
  const again = await post<Exam>(`${certification}/start_exam/`);
  expect(again).toMatchObject({
    ...{ attempt_id: exam.attempt_id, is_resumed: true, questions: exam.questions },
    ...{ started_at: exam.started_at, expires_at: exam.expires_at },
    answers: confirmed,
  });
  const result = await post(`${certification}/submit_exam/`, {
    ...{ attempt_id: exam.attempt_id, answers: again.answers },
  });
  expect(result).toMatchObject({ total_questions: 12 });
  await kill();
}, 120_000);
