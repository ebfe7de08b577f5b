import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { sendChatMessageLimits } from '../generated/limits.js';
import type { MutationSendChatMessageArgs } from '../generated/schema.js';
import { checkText } from '../knowledgeText.js';
import { findAnswers, fromArticles, isSure } from './articleReply.service.js';
import { searchArticles } from './articles/articleAnswer.service.js';
import { countMessage } from './chatLimit.js';
import { lastAnswer, lastTitle, newestOf, saidByPerson } from './conversation.js';
import type { ChatMessage } from './conversation.js';
import { ownParts } from './ownData/asked.js';
import type { OwnPart } from './ownData/asked.js';
import { phrased } from './phrasing.service.js';
import { plain, sourcesOf } from './reply.js';
import type { Answer, ChatReply } from './reply.js';
import { classOf, LEAST, meantAs, routeOf } from './route/route.js';
import { ABOUT_OTHERS, cannotDo, ENGLISH_ONLY, NO_ORDERS } from './talk/answers.js';
import { deedOf } from './talk/deeds.js';
import type { Deed } from './talk/deeds.js';
import { emergency } from './talk/emergency.js';
import { isForeign } from './talk/language.js';
import { asksAboutOthers } from './talk/otherPeople.js';
import { refusedAgain } from './talk/refused.js';
import { isAboutNamed } from './talk/named.js';
import { answerTo, NOTHING_ASKED } from './talk/smallTalk.js';
import { isFaintWord } from './understanding/emptyWords.js';
import { stemOf } from './understanding/stems.js';
import { followedBy, turnOf, understand } from './understanding/understand.service.js';
import type { Understood } from './understanding/understand.service.js';
import { plainWords, tellingWords } from './understanding/words.js';

/** @throws BAD_USER_INPUT on message */
function requireMessage(message: string): string {
  const text = message.trim();
  const problems = new Problems();
  checkText('message', text, sendChatMessageLimits.message, problems);
  problems.throwIfAny();
  return text;
}

/** Share of a title's telling words that what is wanted done must have, more than. */
const TITLED = 0.5;

/**
 * Whether a title says what is wanted done, and little else: "Timesheets: how and when" for "Submit my
 * timesheet".
 */
function isTitled({ terms }: Understood, title: string): boolean {
  const asked = new Set(terms.filter(({ isOwn }) => isOwn).flatMap(({ stem, like }) => [stem, ...like]));
  const telling = tellingWords(title)
    .filter((word) => !isFaintWord(word))
    .map(stemOf);
  return telling.filter((stem) => asked.has(stem)).length > telling.length * TITLED;
}

/** An article is named only when its title says what is wanted done. */
async function declined(context: RequestContext, deed: Deed, understood: Understood): Promise<Answer> {
  const found = await searchArticles(context.config, understood);
  const [first] = sourcesOf(found);
  const isMeant =
    found.certainty === 'sure' && first !== undefined && isTitled(understood, first.article.title);
  return {
    ...plain(cannotDo(deed, isMeant ? first.article.title : null)),
    sources: isMeant ? [first] : [],
  };
}

/** The answers to what is asked about oneself, one after the other; null for none. */
async function ownWords(
  context: RequestContext,
  parts: readonly OwnPart[],
  { text, concepts }: Understood,
): Promise<string | null> {
  if (parts.length === 0) return null;
  const { userId } = requireViewer(context);
  const today = dayIn(context.config.organisation.timeZone);
  const answers: string[] = [];
  for (const { kind, ...part } of parts)
    answers.push(
      await kind.answer({
        // What a message follows says more of the one thing that it asks for: of which leave, say.
        ...(parts.length > 1 ? part : { text, concepts }),
        userId,
        today,
        graph: context.graph,
      }),
    );
  return answers.join('\n');
}

/** Whether anything of it must not leave the portal, not even to be put into prose. */
const isPrivate = (parts: readonly OwnPart[]): boolean => parts.some(({ kind }) => kind.isPrivate === true);

async function own(
  context: RequestContext,
  parts: readonly OwnPart[],
  understood: Understood,
): Promise<Answer | null> {
  const words = await ownWords(context, parts, understood);
  if (words === null) return null;
  return plain(isPrivate(parts) ? words : await phrased(context, understood.text, words));
}

/**
 * What is answered to signs that leave no doubt, without looking anything up; null when something is asked.
 */
function answeredAtOnce(message: string, history: readonly ChatMessage[]): string | null {
  const urgent = emergency(message);
  if (urgent !== null) return urgent;
  if (isForeign(message)) return ENGLISH_ONLY;
  return plainWords(message).length === 0 ? NOTHING_ASKED : refusedAgain(message, lastAnswer(history));
}

async function answer(
  context: RequestContext,
  message: string,
  history: readonly ChatMessage[],
): Promise<Answer> {
  const atOnce = answeredAtOnce(message, history);
  if (atOnce !== null) return plain(atOnce);
  const turn = turnOf(message, saidByPerson(history), lastTitle(history));
  const route = routeOf(turn.written, followedBy(turn));
  const meant = meantAs(route);
  if (meant === 'orders') return plain(NO_ORDERS);
  if (meant === 'others') return plain(ABOUT_OTHERS);
  if (meant === 'talk' && route[0]) return plain(answerTo(classOf(route[0], 'talk')));
  const understood = await understand(turn);
  if (meant === 'deeds')
    return declined(context, deedOf(understood.message, understood.concepts), understood);
  const { written: text, concepts, before, unknown } = understood;
  if (isAboutNamed(route) || asksAboutOthers({ text, concepts, before, unknown })) return plain(ABOUT_OTHERS);
  const asked = await own(context, ownParts(route, LEAST.anyway), understood);
  if (asked) return asked;
  const found = await findAnswers(context.config, turn, understood);
  const perhaps = isSure(found) ? null : await own(context, ownParts(route, LEAST.unanswered), understood);
  return perhaps ?? fromArticles(context, understood, found);
}

/**
 * Answers a message from the knowledge base or from the asker's own data (A1.9, A3.25, A3.26). Nothing is
 * stored, and nothing of what was said is written into a log (S-74).
 * @throws BAD_USER_INPUT on message, RATE_LIMITED, SERVICE_UNAVAILABLE while what is asked for cannot be read
 */
export async function sendChatMessage(
  context: RequestContext,
  { message, conversationHistory }: MutationSendChatMessageArgs,
): Promise<ChatReply> {
  const text = requireMessage(message);
  await countMessage(context.config, requireViewer(context).userId);
  return {
    ...(await answer(context, text, newestOf(conversationHistory ?? []))),
    timestamp: new Date().toISOString(),
  };
}
