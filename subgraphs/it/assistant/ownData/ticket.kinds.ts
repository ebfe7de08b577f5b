import { PortalError } from '../../../kit/request/errors.js';
import { isFaintWord } from '../understanding/emptyWords.js';
import { stemOf } from '../understanding/stems.js';
import { stemsOf, tellingWords } from '../understanding/words.js';
import { ASSIGNED_TICKETS, ONE_TICKET, OWN_FEEDBACK, OWN_TICKETS } from './ownData.calls.js';
import type { OwnKind, OwnQuestion } from './ownData.kinds.js';
import { asksForLatest, countWords, listWords, numberIn, statusWord, ticketWords } from './ownData.words.js';
import type { OwnTicket } from './ownData.words.js';

const SEE = 'See /employee/tickets.';
const MOST_LISTED = 5;
/** Words that name no ticket, as stems. */
const UNNAMING = new Set([
  'ticket',
  'request',
  'support',
  'statu',
  'state',
  'open',
  'case',
  'incid',
  'it',
  'progress',
  'updat',
  'resolv',
  'solv',
  'fix',
  'close',
  'latest',
  'recent',
  'newest',
  'new',
  'helpdesk',
  'pend',
  'wait',
  'decid',
  'submit',
  'answer',
  'current',
  'feedback',
  'total',
  'count',
  'raise',
  'rais',
  'file',
  'log',
  'creat',
]);

/**
 * A ticket that is someone else's answers as one that does not exist, also to people who may read it (S-76).
 */
async function byNumber({ graph, userId }: OwnQuestion, id: number): Promise<string> {
  const none = `None of your tickets has the number ${id}. ${SEE}`;
  if (id > 2 ** 31 - 1) return none;
  try {
    const { ticket } = await graph<{ ticket: OwnTicket | null }>(ONE_TICKET, { id });
    return ticket?.createdById === userId ? `Your ${ticketWords(ticket)}. ${SEE}` : none;
  } catch (error) {
    if (error instanceof PortalError && error.extensions['code'] === 'NOT_FOUND') return none;
    throw error;
  }
}

/** The ticket whose title a text names, the one with most of its words; null for none. */
function namedOf(tickets: readonly OwnTicket[], text: string): OwnTicket | null {
  const named = new Set(
    asksForLatest(text)
      ? []
      : tellingWords(text)
          .filter((word) => !isFaintWord(word))
          .map(stemOf)
          .filter((stem) => !UNNAMING.has(stem)),
  );
  const found = tickets
    .map((ticket) => ({ ticket, named: stemsOf(ticket.title).filter((stem) => named.has(stem)).length }))
    .filter((one) => one.named > 0)
    .sort((a, b) => b.named - a.named);
  return found[0]?.ticket ?? null;
}

type TicketSort = 'IT_SUPPORT' | 'GENERAL';

/** "IT" in capitals, or a sort of ticket that it is written with; "it" alone is a pronoun. */
const OF_IT =
  /\bIT\b|\bit[ -](?:support|ticket|request|case|issue|desk|problem|helpdesk)s?\b|\b(?:to|with|by|from|at) (?:the )?it(?= ?(?:[,.?!;]|$| and\b| last\b| yesterday\b| on\b| this\b))|\bhelp ?desk\b/;
const IN_GENERAL = /\bgeneral\b/i;

/** The sorts of ticket that a text asks for: both, when it names none or both. */
function sortsIn(text: string): TicketSort[] {
  const isIt = OF_IT.test(text);
  const isGeneral = IN_GENERAL.test(text);
  return isIt === isGeneral ? ['IT_SUPPORT', 'GENERAL'] : [isIt ? 'IT_SUPPORT' : 'GENERAL'];
}

const SORT_NAME: Readonly<Record<TicketSort, string>> = {
  IT_SUPPORT: 'IT tickets',
  GENERAL: 'general tickets',
};

/** "Which of my tickets are closed?": a list, not one that became closed. */
const DONE =
  /\b(?:which|what|any|how many|list|show|all)\b(?:(?!\b(?:not|never|yet)\b|n['’]t\b)[^.?!]){0,40}\b(?:closed|resolved|solved|finished|done)\b/i;

/** "How many are not done yet?" */
const NOT_DONE =
  /\b(?:not|never|still to be|yet to be)\b(?: \w+){0,2} (?:closed|resolved|solved|finished|done)\b|n['’]t (?:\w+ ){0,2}(?:closed|resolved|solved|finished|done)\b/i;

/** @param latest newest first, of any status */
function doneWords(latest: readonly OwnTicket[]): string {
  const done = latest.filter(({ status }) => status === 'CLOSED' || status === 'RESOLVED');
  if (done.length === 0) return `None of your latest tickets is closed or resolved. ${SEE}`;
  return `Of your latest ${countWords(latest.length, 'ticket')} ${done.length} ${done.length === 1 ? 'is' : 'are'} closed or resolved:\n${done
    .slice(0, MOST_LISTED)
    .map((ticket) => `- ${ticketWords(ticket)}`)
    .join('\n')}\n${SEE}`;
}

async function tickets(question: OwnQuestion): Promise<string> {
  const { graph, text, concepts } = question;
  const number = numberIn(text);
  if (number !== null) return byNumber(question, number);
  const sorts = sortsIn(text);
  const read = await graph<{
    open: { count: number; results: OwnTicket[] };
    latest: { results: OwnTicket[] };
  }>(OWN_TICKETS, { sorts });
  const latest = read.latest.results;
  const [newest] = latest;
  if (!newest)
    return `You have no ${sorts.length === 1 && sorts[0] ? SORT_NAME[sorts[0]] : 'tickets'} yet. You write one at /employee/tickets.`;
  const named = namedOf(latest, text);
  if (DONE.test(text)) return doneWords(latest);
  if (named) return `Your ${ticketWords(named)}. ${SEE}`;
  if (concepts.has('pending') && asksForLatest(text) && !concepts.has('howMany')) {
    const { count } = read.open;
    return `Your latest ${ticketWords(newest)}. You have ${count === 0 ? 'no open tickets' : countWords(count, 'open ticket')}. ${SEE}`;
  }
  if (
    concepts.has('pending') ||
    NOT_DONE.test(text) ||
    (concepts.has('howMany') && !concepts.has('latest'))
  ) {
    const open = read.open.results;
    if (open.length === 0) return `You have no open tickets. Your latest ${ticketWords(newest)}. ${SEE}`;
    const lines = open.slice(0, MOST_LISTED).map((ticket) => `- ${ticketWords(ticket)}`);
    return `You have ${countWords(read.open.count, 'open ticket')}:\n${lines.join('\n')}\n${SEE}`;
  }
  return `Your latest ${ticketWords(newest)}. ${SEE}`;
}

interface Assigned {
  open: { count: number };
  inProgress: { count: number };
  waiting: { count: number };
  latest: { results: Pick<OwnTicket, 'id' | 'kind' | 'status'>[] };
}

/**
 * What waits for whoever works on tickets: how many and their numbers, since what is in them is their
 * authors'.
 */
async function assigned({ graph }: OwnQuestion): Promise<string> {
  const { open, inProgress, waiting, latest } = await graph<Assigned>(ASSIGNED_TICKETS);
  const count = open.count + inProgress.count + waiting.count;
  if (count === 0) return 'You have no tickets assigned to you that are still open. See /employee/tickets.';
  const each = [
    ...(open.count > 0 ? [`${open.count} open`] : []),
    ...(inProgress.count > 0 ? [`${inProgress.count} in progress`] : []),
    ...(waiting.count > 0 ? [`${waiting.count} waiting for a response`] : []),
  ];
  const numbers = latest.results.map((ticket) => `${ticket.id} (${statusWord(ticket)})`);
  return `You have ${countWords(count, 'ticket')} assigned to you that ${count === 1 ? 'is' : 'are'} not closed: ${listWords(each)}. The latest: ${listWords(numbers)}. ${SEE}`;
}

async function feedback({ graph, text }: OwnQuestion): Promise<string> {
  const { feedbackTickets } = await graph<{ feedbackTickets: { count: number; results: OwnTicket[] } }>(
    OWN_FEEDBACK,
  );
  const { count, results } = feedbackTickets;
  const [newest] = results;
  if (!newest) return 'You have given no feedback yet. You give it at /employee/feedback.';
  const named = namedOf(results, text);
  const number = count > 1 ? ` You have given feedback ${count} times.` : '';
  return `Your ${named ? '' : 'latest '}${ticketWords(named ?? newest)}.${number} See /employee/feedback.`;
}

/** Own tickets and feedback. */
export const ticketKinds: readonly OwnKind[] = [
  {
    id: 'feedback',
    example: 'What became of my feedback?',
    answer: feedback,
  },
  {
    id: 'tickets assigned',
    example: 'How many tickets are assigned to me?',
    answer: assigned,
  },
  {
    id: 'tickets',
    example: 'What is the status of my latest ticket?',
    answer: tickets,
  },
];
