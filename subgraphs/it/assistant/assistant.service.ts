import type { ArticleRow } from '../article/article.loader.js';
import { dayIn } from '../../kit/calendar.js';
import type { RequestContext } from '../../kit/context.js';
import { badInput } from '../../kit/errors.js';
import { lengthOf } from '../../kit/textLength.js';
import { requireViewer } from '../../kit/viewer.js';
import { articleWords, searchArticles } from './articles/articleAnswer.service.js';
import type { Found } from './articles/articleAnswer.service.js';
import { countMessage } from './chatLimit.js';
import { lastTitle, newestOf, saidByPerson } from './conversation.js';
import type { ChatMessage } from './conversation.js';
import { ownKindOf } from './ownData/ownData.service.js';
import { phrased } from './phrasing.service.js';
import { ABOUT_OTHERS, cannotDo, doNotKnow, NO_ORDERS } from './talk/answers.js';
import { isAttack } from './talk/attacks.js';
import { placeOfCommand } from './talk/commands.js';
import { asksAboutOthers } from './talk/otherPeople.js';
import { smallTalk } from './talk/smallTalk.js';
import { understand } from './understanding/understand.service.js';
import type { Understood } from './understanding/understand.service.js';

export interface ChatArgs {
  message: string;
  conversationHistory: readonly ChatMessage[] | null;
}

export interface ChatSource {
  article: ArticleRow;
  heading: string | null;
  quote: string;
}

export interface ChatReply {
  response: string;
  timestamp: Date;
  sources: ChatSource[];
}

type Answer = Pick<ChatReply, 'response' | 'sources'>;

const LONGEST = 4_000;

const plain = (response: string): Answer => ({ response, sources: [] });

/** @throws BAD_USER_INPUT on message */
function requireMessage(message: string): string {
  const text = message.trim();
  if (text === '') throw badInput({ message: ['This field may not be blank.'] });
  if (lengthOf(text) > LONGEST) throw badInput({ message: [`Ensure this field has no more than ${LONGEST} characters.`] });
  return text;
}

const sourcesOf = ({ extracts }: Found): ChatSource[] => extracts.map(({ article, heading, quote }) => ({ article, heading, quote }));

const search = ({ terms, asking }: Understood): Promise<Found> => searchArticles(terms, asking);

async function declined(place: string, understood: Understood): Promise<Answer> {
  const found = await search(understood);
  const first = sourcesOf(found).slice(0, 1);
  return { response: cannotDo(place, first[0]?.article.title ?? null), sources: first };
}

async function own(context: RequestContext, understood: Understood): Promise<Answer | null> {
  const kind = ownKindOf(understood.concepts);
  if (!kind) return null;
  const { userId } = requireViewer(context);
  const { text, concepts } = understood;
  const today = dayIn(context.config.organisation.timeZone);
  const response = await kind.answer({ text, concepts, userId, today, graph: context.graph });
  return plain(await phrased(context, understood.text, response));
}

async function fromArticles(context: RequestContext, understood: Understood): Promise<Answer> {
  const found = await search(understood);
  if (!found.isKnown) return (understood.mayBeOwn ? await own(context, understood) : null) ?? plain(doNotKnow(found.near));
  const local = articleWords(found.extracts);
  return { response: await phrased(context, understood.text, local), sources: sourcesOf(found) };
}

async function answer(context: RequestContext, message: string, history: readonly ChatMessage[]): Promise<Answer> {
  if (isAttack(message)) return plain(NO_ORDERS);
  const talk = smallTalk(message);
  if (talk !== null) return plain(talk);
  const understood = await understand(message, saidByPerson(history), lastTitle(history));
  if (asksAboutOthers(understood)) return plain(ABOUT_OTHERS);
  const place = placeOfCommand(understood.message, understood.concepts);
  if (place !== null) return declined(place, understood);
  return (understood.isOwn ? await own(context, understood) : null) ?? fromArticles(context, understood);
}

/**
 * Answers a message from the knowledge base or from the asker's own data (A1.9, A3.25, A3.26). Nothing is stored, and nothing of
 * what was said is written into a log (S-74).
 * @throws BAD_USER_INPUT on message, RATE_LIMITED, SERVICE_UNAVAILABLE while what is asked for cannot be read
 */
export async function sendChatMessage(context: RequestContext, { message, conversationHistory }: ChatArgs): Promise<ChatReply> {
  const text = requireMessage(message);
  await countMessage(context.config, requireViewer(context).userId);
  return { ...(await answer(context, text, newestOf(conversationHistory ?? []))), timestamp: new Date() };
}
