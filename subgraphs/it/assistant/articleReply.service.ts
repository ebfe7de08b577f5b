import type { Config } from '../../kit/config/config.js';
import type { RequestContext } from '../../kit/request/context.js';
import type { ArticleRow } from '../article/article.loader.js';
import { articleWords, searchArticles } from './articles/articleAnswer.service.js';
import type { Found } from './articles/articleAnswer.service.js';
import { phrased } from './phrasing.service.js';
import { plain, sourcesOf } from './reply.js';
import type { Answer } from './reply.js';
import { questionsIn } from './route/questions.js';
import { DO_NOT_KNOW, doneAt, doNotKnow, MAY_ANSWER } from './talk/answers.js';
import { placeOfDoing } from './talk/deeds.js';
import { understand } from './understanding/understand.service.js';
import type { Turn, Understood } from './understanding/understand.service.js';

/** Questions of one message that are answered one by one. */
const MOST_QUESTIONS = 3;
/** Lines of the short answer, which they share, and nearest articles. */
const MOST_LINES = 4;
const MOST_NEAR = 3;

/** Whether nothing of it is in doubt. */
export const isSure = ({ certainty }: Found): boolean => certainty === 'sure';

/** Answers to several questions as one: a doubtful one says what its nearest article says. */
function together(found: readonly Found[]): Found {
  const told = found.map((one) => ({
    ...one,
    extracts: isSure(one) ? one.extracts : one.extracts.slice(0, 1),
  }));
  const lines = Math.floor(MOST_LINES / found.length);
  return {
    certainty: told.every(isSure) ? 'sure' : 'likely',
    extracts: told.flatMap(({ extracts }) => extracts),
    brief: told.map(({ brief }) => brief.split('\n').slice(0, lines).join('\n')).join('\n'),
    near: [
      ...new Map(told.flatMap(({ near }) => near).map((article) => [article.id, article])).values(),
    ].slice(0, MOST_NEAR),
  };
}

/**
 * What the articles say to each question of a message, where different ones answer them, else to the whole message.
 */
export async function findAnswers(
  config: Pick<Config, 'ai'>,
  turn: Turn,
  understood: Understood,
): Promise<Found> {
  const whole = await searchArticles(config, understood);
  const questions = questionsIn(turn.written).slice(0, MOST_QUESTIONS);
  if (questions.length < 2) return whole;
  const each: Found[] = [];
  for (const [at, written] of questions.entries()) {
    // "How long is it locked, and who opens it?": a question may follow the one before it.
    const before = [...turn.before, ...questions.slice(0, at)];
    each.push(await searchArticles(config, await understand({ ...turn, written, before })));
  }
  const best = new Set(each.map(({ extracts }) => extracts[0]?.article.id));
  // A question that needs what was told before it finds something else than the whole message does.
  const areMeant = [...best].every((id) => whole.near.some((article) => article.id === id));
  return best.size === each.length && areMeant ? together(each) : whole;
}

/** What is said when no article answers. */
function unanswered({ message, concepts }: Understood, near: ArticleRow[]): Answer {
  const place = placeOfDoing(message, concepts);
  if (place !== null) return { ...plain(doneAt(place)), nearest: near };
  return {
    ...plain(doNotKnow(near.map(({ title }) => title))),
    brief: DO_NOT_KNOW,
    isSure: false,
    nearest: near,
  };
}

/** The answer of the knowledge base, or that it has none. */
export async function fromArticles(
  context: RequestContext,
  understood: Understood,
  found: Found,
): Promise<Answer> {
  if (found.certainty === 'none') return unanswered(understood, found.near);
  const local = articleWords(found);
  const response = await phrased(context, understood.text, local);
  const sources = sourcesOf(found);
  return {
    response,
    brief: response === local ? (isSure(found) ? found.brief : `${MAY_ANSWER}\n${found.brief}`) : response,
    isSure: isSure(found),
    sources,
    nearest: isSure(found)
      ? []
      : found.near.filter(({ id }) => !sources.some(({ article }) => article.id === id)),
  };
}
