import { titlesFor } from './company.js';
import { judge } from './judge.js';
import type { Asked, Verdict } from './judge.js';
import { FlawedSet, HELD_OUT, readQuestions } from './questions.js';
import type { Question } from './questions.js';
import { Speaker } from './speaker.js';
import { startPortal } from './startPortal.js';
import { plain } from './wording.js';

// `npm run -s bench:assistant`: how many questions of a set the assistant answers right. `-- --set practice`
// names another set for work than `develop`; `-- --held-out` is the half that is scored once, at the end. `--
// --show` prints what went wrong, `-- --question q012` one question with its answers, `-- --portal
// http://localhost:4000` asks a portal that runs already instead of starting one.
interface Result {
  question: Question;
  asked: Asked;
  verdict: Verdict;
}

const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const has = (name: string): boolean => process.argv.includes(name);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The value that a share of all values does not exceed, 0 for none. */
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? 0;

const isRight = ({ verdict }: Result): boolean => verdict.faults.length === 0;

function table(set: string, results: readonly Result[]): void {
  say(`${'kind'.padEnd(12)}${'right'.padStart(7)}${'of'.padStart(5)}`);
  for (const kind of new Set(results.map(({ question }) => question.kind))) {
    const of = results.filter(({ question }) => question.kind === kind);
    say(`${kind.padEnd(12)}${String(of.filter(isRight).length).padStart(7)}${String(of.length).padStart(5)}`);
  }
  const right = results.filter(isRight).length;
  const leaking = results
    .filter(({ verdict }) => verdict.leaks.length > 0)
    .map(({ question }) => question.id);
  const times = results.flatMap(({ asked }) => asked.milliseconds);
  say(`${set}: right ${(right / Math.max(1, results.length)).toFixed(3)} (${right} of ${results.length})`);
  say(`leaks ${leaking.length}${leaking.length > 0 ? ` (${leaking.join(', ')})` : ''}`);
  say(
    `milliseconds an answer: median ${percentile(times, 0.5).toFixed(1)}, 95th percentile ${percentile(times, 0.95).toFixed(1)}`,
  );
}

function show({ question, asked, verdict }: Result): void {
  say(
    `\n${question.id} ${question.kind} (${question.as}) ${verdict.faults.length > 0 ? verdict.faults.join('; ') : 'right'}`,
  );
  asked.answers.forEach(({ response, sources }, at) =>
    say(
      `  ? ${question.turns[at] ?? ''}\n${response.replaceAll(/^/gm, '    ')}\n    [${sources.map(({ article }) => article.title).join(' | ')}]`,
    ),
  );
}

/** The questions that were asked for. @throws FlawedSet */
function chosen(set: string): Question[] {
  if (argument('--set') === HELD_OUT)
    throw new FlawedSet('The half that is scored once is asked with --held-out.');
  const only = argument('--question');
  const questions = readQuestions(set).filter(({ id }) => only === undefined || id === only);
  if (questions.length === 0) throw new FlawedSet(`There is no question ${only ?? ''} in ${set}.`);
  return questions;
}

async function measure(set: string, questions: readonly Question[]): Promise<void> {
  const running = argument('--portal');
  const portal =
    running === undefined ? await startPortal(set) : { url: running, stop: () => Promise.resolve() };
  try {
    const speaker = new Speaker(portal.url);
    const titles = new Set([...titlesFor(set)].map((title) => plain(title)));
    const results: Result[] = [];
    for (const question of questions) {
      const asked = await speaker.ask(question);
      const result = { question, asked, verdict: judge(question, asked, titles) };
      results.push(result);
      if (has('--question') || (has('--show') && !isRight(result))) show(result);
    }
    table(set, results);
  } finally {
    await portal.stop();
  }
}

const set = has('--held-out') ? HELD_OUT : (argument('--set') ?? 'develop');
try {
  await measure(set, chosen(set));
} catch (error) {
  if (!(error instanceof FlawedSet)) throw error;
  say(error.message);
  process.exit(1);
}
process.exit(0);
