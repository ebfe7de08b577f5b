import { setImmediate } from 'node:timers/promises';
import { classesIn, sentencesOf } from '../sentences/sentences.js';
import { featuresOf } from './features.js';

/**
 * What a message is meant as, other than a question that an article may answer; a rule is one that sounds as
 * if something else were meant.
 */
export interface Intent {
  sort: 'own' | 'others' | 'orders' | 'talk' | 'rule';
  /** The kind of own data, or what is said in passing. */
  id: string;
}

/** How much likelier a message is meant so than as a question, as a logarithm. */
export interface Meant extends Intent {
  likelier: number;
  /** Whether people who mean it use this word, as a stem. */
  knows: (stem: string) => boolean;
}

interface Counted {
  examples: number;
  having: Map<string, number>;
}

interface Learnt {
  questions: Counted;
  intents: { intent: Intent; counted: Counted }[];
}

/** So many examples are read before others are served. */
const AT_ONCE = 200;
/** Of the stories that articles answer, which are many more, every second one is read. */
const EVERY = 2;

const byId = (sort: 'own' | 'talk'): [Intent, string[]][] =>
  classesIn(sort).map(([id, sentences]) => [{ sort, id }, sentences]);

const EXAMPLES = (): [Intent, string[]][] => [
  ...byId('own'),
  ...byId('talk'),
  ...(['others', 'rule', 'orders'] as const).map((sort): [Intent, string[]] => [
    { sort, id: sort },
    sentencesOf(sort),
  ]),
];

async function counted(examples: readonly string[]): Promise<Counted> {
  const having = new Map<string, number>();
  for (const [at, example] of examples.entries()) {
    for (const feature of featuresOf(example)) having.set(feature, (having.get(feature) ?? 0) + 1);
    if (at % AT_ONCE === 0) await setImmediate();
  }
  return { examples: examples.length, having };
}

async function learn(): Promise<Learnt> {
  const questions = await counted([
    ...classesIn('article')
      .flatMap(([, sentences]) => sentences)
      .filter((_, at) => at % EVERY === 0),
    ...sentencesOf('nothing'),
  ]);
  const intents: Learnt['intents'] = [];
  for (const [intent, examples] of EXAMPLES()) intents.push({ intent, counted: await counted(examples) });
  return { questions, intents };
}

let learnt: Promise<Learnt> | undefined;

/** Few examples tell little: they are counted with so many of what is usual. */
const USUAL = 50;
/** How much a question's own share is smoothed. */
const SEEN = 0.3;
/** Two words in a row say again what each of them says. */
const TWO_COUNT = 0.6;
/** No single word decides. */
const MOST_OF_ONE = 3;

function likelierOf(
  features: ReadonlySet<string>,
  { having, examples }: Counted,
  questions: Counted,
): number {
  let sum = 0;
  for (const feature of features) {
    const [here, there] = [having.get(feature) ?? 0, questions.having.get(feature) ?? 0];
    if (here + there === 0) continue;
    const usual = (here + there + SEEN) / (examples + questions.examples);
    const ratio = Math.log(
      (here + USUAL * usual) / (examples + USUAL) / ((there + SEEN) / (questions.examples + 4 * SEEN)),
    );
    sum += (feature.includes(' ') ? TWO_COUNT : 1) * Math.max(-MOST_OF_ONE, Math.min(MOST_OF_ONE, ratio));
  }
  return sum;
}

/**
 * What a message may be meant as, the likeliest first: by how people say each of it, against how they ask
 * what articles answer. Learnt once in a process. @param features of the message
 */
export async function meantBy(features: ReadonlySet<string>): Promise<Meant[]> {
  const { questions, intents } = await (learnt ??= learn());
  return intents
    .map(({ intent, counted: one }) => ({
      ...intent,
      likelier: likelierOf(features, one, questions),
      knows: (stem: string) => one.having.has(stem),
    }))
    .sort((a, b) => b.likelier - a.likelier);
}
