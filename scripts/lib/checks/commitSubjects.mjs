import { collect } from '../process.mjs';

const LONGEST = 72;
// Verbs with an ending that is not imperative.
const IMPERATIVES = new Set([
  'Embed',
  'Feed',
  'Need',
  'Seed',
  'Shed',
  'Speed',
  'Bring',
  'Ping',
  'String',
  'Wring',
]);

/** The error of a commit subject; null if there is none. */
export function subjectProblem(subject) {
  if (/^(Merge|Revert) /.test(subject)) return null;
  const [first = ''] = subject.split(' ');
  if (subject.length > LONGEST) return `has ${subject.length} characters; ${LONGEST} are the most`;
  if (!/^[A-Z]/.test(subject)) return 'begins with no capital letter';
  if (subject.endsWith('.')) return 'ends with a full stop';
  if (/(ed|ing)$/.test(first) && !IMPERATIVES.has(first))
    return `says "${first}" where a command belongs ("Add", "Refuse", "Keep")`;
  return null;
}

/** Reads the subjects of all commits since this rule came; where there is no history there is nothing to read. */
export async function checkSubjects() {
  const own = 'scripts/lib/checks/commitSubjects.mjs';
  const { ok, output: began } = await collect('git', ['log', '--diff-filter=A', '--format=%H', '--', own]);
  const since = began.trim().split('\n').at(-1);
  if (!ok || !since) return { ok: true, output: '' };
  const { output } = await collect('git', ['log', '--format=%h %s', `${since}..HEAD`]);
  const problems = output
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [id, ...words] = line.split(' ');
      const problem = subjectProblem(words.join(' '));
      return problem === null ? [] : [`The subject of ${id} ${problem}: ${words.join(' ')}`];
    });
  return { ok: problems.length === 0, output: problems.join('\n') };
}
