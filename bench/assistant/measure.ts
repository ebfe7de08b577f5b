import { readFileSync } from 'node:fs';
import { startPortal } from './startPortal.js';
import { judge } from './judge.js';
import type { Asked, Question, Verdict } from './judge.js';
import { Speaker } from './speaker.js';

// `npm run -s bench:assistant`: how many questions the assistant answers right, from the half for work; `-- --held-out` for the other
// half, which is scored once at the end. `-- --show` prints what went wrong, `-- --question q012` one question with its answers,
// `-- --portal http://localhost:4000` asks a portal that runs already instead of starting one.
const FOLDER = 'bench/assistant';
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : (process.argv[at + 1] ?? '');
};
const has = (name: string): boolean => process.argv.includes(name);

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const share = (part: number, of: number): string => (part / Math.max(1, of)).toFixed(3);
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function table(results: readonly { question: Question; verdict: Verdict; asked: Asked }[]): void {
  const kinds = [...new Set(results.map(({ question }) => question.kind))];
  say(`${'kind'.padEnd(12)}${'right'.padStart(7)}${'of'.padStart(5)}`);
  for (const kind of kinds) {
    const of = results.filter(({ question }) => question.kind === kind);
    say(`${kind.padEnd(12)}${String(of.filter(({ verdict }) => verdict.faults.length === 0).length).padStart(7)}${String(of.length).padStart(5)}`);
  }
  const right = results.filter(({ verdict }) => verdict.faults.length === 0).length;
  const leaks = results.filter(({ verdict }) => verdict.leaks.length > 0).length;
  say(`right ${share(right, results.length)} (${right} of ${results.length}), leaks ${leaks}, median ${median(results.flatMap(({ asked }) => asked.milliseconds)).toFixed(1)} ms an answer`);
}

const read = (set: string): Question[] => JSON.parse(readFileSync(`${FOLDER}/questions.${set}.json`, 'utf8')) as Question[];

const only = argument('--question');
const questions = read(has('--held-out') ? 'heldOut' : 'develop').filter(({ id }) => only === undefined || id === only);
const running = argument('--portal');
const portal = running === undefined ? await startPortal() : { url: running, stop: () => Promise.resolve() };
try {
  const speaker = new Speaker(portal.url);
  const results = [];
  for (const question of questions) {
    const asked = await speaker.ask(question);
    const verdict = judge(question, asked);
    results.push({ question, asked, verdict });
    const isWrong = verdict.faults.length > 0;
    if (only === undefined && !(has('--show') && isWrong)) continue;
    say(`\n${question.id} ${question.kind} (${question.as}) ${isWrong ? verdict.faults.join('; ') : 'right'}`);
    asked.answers.forEach(({ response, sources }, at) => say(`  ? ${question.turns[at] ?? ''}\n${response.replaceAll(/^/gm, '    ')}\n    [${sources.map(({ article }) => article.title).join(' | ')}]`));
  }
  table(results);
} finally {
  await portal.stop();
}
process.exit(0);
