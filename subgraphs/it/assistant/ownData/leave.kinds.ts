import type { Concept } from '../understanding/concepts.js';
import { isFaintWord } from '../understanding/emptyWords.js';
import { stemsOf, tellingWords } from '../understanding/words.js';
import { stemOf } from '../understanding/stems.js';
import { OWN_LEAVE, OWN_LEAVE_REQUESTS, OWN_RECORD } from './ownData.calls.js';
import type { OwnKind, OwnQuestion } from './ownData.kinds.js';
import {
  asksForLatest,
  countWords,
  dayWords,
  isPending,
  leaveName,
  listWords,
  numberIn,
  spanWords,
  statusWord,
  ticketWords,
} from './ownData.words.js';
import type { OwnLeave, OwnTicket } from './ownData.words.js';
import { dayAfter, periodIn } from './periods.js';
import type { Period } from './periods.js';

/** Days a year by sort as the leave page counts them (A9.15); 0 is no allowance at all. */
const PAGE_ALLOWANCE: Readonly<Record<string, number>> = { SICK: 10, PERSONAL: 5, UNPAID: 0 };
/** Days of each sort that the request form offers (A9.20). */
const FORM_DAYS = 30;
/** Days a year of all sorts together (A9.17). */
const ANNUAL_ALLOWANCE = 25;

/** Sorts that a question can name; "vacation" is said of any. */
const NAMED: readonly Concept[] = ['sick', 'personal', 'unpaid', 'family', 'bereavement'];

interface LeaveYear {
  leaveYear: {
    year: number;
    today: string;
    takenDays: number;
    pendingRequests: number;
    usedDays: { leaveType: string; days: number }[];
    requests: (Pick<OwnTicket, 'id' | 'title' | 'status'> & { leave: OwnLeave | null })[];
  };
}

const namedType = (concepts: ReadonlySet<Concept>): string | null =>
  NAMED.find((concept) => concepts.has(concept))?.toUpperCase() ?? null;

const leftOf = (days: number, used: number): string =>
  `${countWords(Math.max(0, days - used), 'day')} of ${days}`;

function oneType(type: string, used: number, year: number): string {
  const allowance = PAGE_ALLOWANCE[type] ?? 0;
  const onPage =
    allowance > 0
      ? `${leftOf(allowance, used)} left by the yearly allowance on the leave page`
      : 'no yearly allowance on the leave page';
  return `You have taken ${countWords(used, 'day')} of ${leaveName(type)} in ${year}: ${onPage}, and ${leftOf(FORM_DAYS, used)} left by the limit of each type in the request form.`;
}

/**
 * The leave with days in a month: how many of its days are in it is not said, since the request counts as a
 * whole.
 */
function inMonth({ requests }: LeaveYear['leaveYear'], period: Period, type: string | null): string {
  const found = requests.flatMap(({ id, title, status, leave }) =>
    leave &&
    leave.startDate <= period.last &&
    leave.endDate >= period.first &&
    (type === null || leave.leaveType === type)
      ? [
          `- ${leaveName(leave.leaveType)}, ${spanWords(leave.startDate, leave.endDate)}, ${countWords(leave.totalDays, 'day')}: ${statusWord({ kind: 'LEAVE_REQUEST', status })} (${id} “${title}”)`,
        ]
      : [],
  );
  if (found.length === 0)
    return `You have no ${type === null ? 'leave' : leaveName(type)} in ${period.said}. See /employee/leave.`;
  return `Your ${type === null ? 'leave' : leaveName(type)} in ${period.said}:\n${found.join('\n')}\nSee /employee/leave.`;
}

/** Both readings of what is left stand in the answer, as the portal shows both (L1). */
async function balance({ graph, concepts, text, today }: OwnQuestion): Promise<string> {
  // What is left is left of a year, whatever it is wanted for.
  const period =
    /\b(?:this year|so far)\b/i.test(text) || (concepts.has('left') && !concepts.has('taken'))
      ? null
      : periodIn(text, today, concepts.has('taken'));
  const { leaveYear } = await graph<LeaveYear>(OWN_LEAVE, {
    year: period && period.sort !== 'day' ? Number(period.first.slice(0, 4)) : null,
  });
  if (period?.sort === 'month') return inMonth(leaveYear, period, namedType(concepts));
  const { year, takenDays, usedDays, pendingRequests } = leaveYear;
  const used = (type: string) => usedDays.find(({ leaveType }) => leaveType === type)?.days ?? 0;
  const waiting =
    pendingRequests > 0
      ? ` ${countWords(pendingRequests, 'request')} of yours ${pendingRequests === 1 ? 'waits' : 'wait'} for a decision and ${pendingRequests === 1 ? 'does' : 'do'} not count yet.`
      : '';
  const type = namedType(concepts);
  if (type) return `${oneType(type, used(type), year)}${waiting} See /employee/leave.`;
  const each = usedDays.map(({ leaveType, days }) => `${countWords(days, 'day')} of ${leaveName(leaveType)}`);
  const types = Object.keys(PAGE_ALLOWANCE);
  const onPage = types
    .filter((one) => (PAGE_ALLOWANCE[one] ?? 0) > 0)
    .map((one) => `${leftOf(PAGE_ALLOWANCE[one] ?? 0, used(one))} of ${leaveName(one)}`);
  const inForm = types.map((one) => `${leftOf(FORM_DAYS, used(one))} of ${leaveName(one)}`);
  return [
    `You have taken ${countWords(takenDays, 'day')} of approved leave in ${year}${each.length > 0 ? ` (${listWords(each)})` : ''}; ${leftOf(ANNUAL_ALLOWANCE, takenDays)} of the annual allowance are left.${waiting}`,
    `- By the yearly allowances on the leave page you have left: ${listWords(onPage)}; unpaid leave has no allowance there.`,
    `- By the limits of each type in the request form you have left: ${listWords(inForm)}.`,
    'See /employee/leave.',
  ].join('\n');
}

/** "When am I off next? Approved leave only." */
const OF_APPROVED = /\b(?:approved|signed off|granted|confirmed)\b/i;

async function next({ graph, today, text }: OwnQuestion): Promise<string> {
  const { leaveYear } = await graph<LeaveYear>(OWN_LEAVE);
  const all = leaveYear.requests.flatMap((request) =>
    request.leave && request.leave.endDate >= today
      ? [{ ...request, kind: 'LEAVE_REQUEST' as const, leave: request.leave }]
      : [],
  );
  const isOfApproved = OF_APPROVED.test(text);
  const coming = isOfApproved ? all.filter(({ status }) => status === 'RESOLVED') : all;
  if (coming.length === 0)
    return `You have no ${isOfApproved ? 'approved ' : ''}leave coming up in ${leaveYear.year}. See /employee/leave.`;
  const words = coming
    .slice(0, 5)
    .map(
      (one) =>
        `${leaveName(one.leave.leaveType)}, ${spanWords(one.leave.startDate, one.leave.endDate)}, ${countWords(one.leave.totalDays, 'day')}: ${statusWord(one)} (“${one.title}”)`,
    );
  return words.length === 1
    ? `Your next leave is ${words[0] ?? ''}. See /employee/leave.`
    : `Your next leave, the first one first:\n${words.map((one) => `- ${one}`).join('\n')}\nSee /employee/leave.`;
}

const readRequests = async ({ graph }: OwnQuestion): Promise<OwnTicket[]> => {
  const { leaveRequests } = await graph<{ leaveRequests: { results: OwnTicket[] } }>(OWN_LEAVE_REQUESTS);
  return leaveRequests.results;
};

const linesOf = (requests: readonly OwnTicket[]): string =>
  requests.map((one) => `- ${ticketWords(one)}`).join('\n');

async function pending(question: OwnQuestion): Promise<string> {
  const waiting = (await readRequests(question)).filter(isPending);
  if (waiting.length === 0) return 'None of your leave requests waits for a decision. See /employee/leave.';
  return `${countWords(waiting.length, 'leave request')} of yours ${waiting.length === 1 ? 'waits' : 'wait'} for a decision:\n${linesOf(waiting.slice(0, 5))}\nSee /employee/leave.`;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The months that a text names, two digits each; "may" only beside another sign that a month is meant. */
const monthsIn = (text: string): string[] =>
  MONTHS.flatMap((month, at) =>
    new RegExp(month === 'may' ? String.raw`\b(in|for|of|from) may\b` : String.raw`\b${month}\b`, 'i').test(
      text,
    )
      ? [String(at + 1).padStart(2, '0')]
      : [],
  );

/** How much of a request a question names: its number, title, month or sort. */
function namedBy(request: OwnTicket, { text, concepts }: OwnQuestion, named: ReadonlySet<string>): number {
  const { leave } = request;
  const number = new RegExp(String.raw`\b${request.id}\b`).test(text) ? 5 : 0;
  const title = stemsOf(request.title).filter((stem) => named.has(stem)).length;
  const month =
    leave &&
    monthsIn(text).some((one) => leave.startDate.slice(5, 7) === one || leave.endDate.slice(5, 7) === one)
      ? 3
      : 0;
  const type = leave ? Number(namedType(concepts) === leave.leaveType) : 0;
  return number + title + month + type;
}

/** "Why was my leave rejected?", "any rejected leave": one that was, whatever became of the latest. */
const OF_REJECTED =
  /\b(?:why|any|which|last|latest|reason)\b.{0,40}\b(?:rejected|declined|denied|refused|turned down)\b|\b(?:rejected|declined|denied|refused) (?:leave|vacation|holiday|time off|request)/i;
/** What every request is called tells none from another. */
const OF_ANY: ReadonlySet<string> = new Set(
  'leave request holiday holidays vacation absence pto time off day days week approved rejected declined denied pending status decided answered yet latest last'
    .split(' ')
    .map(stemOf),
);

async function status(question: OwnQuestion): Promise<string> {
  const all = await readRequests(question);
  const isOfRejected = OF_REJECTED.test(question.text);
  const requests = isOfRejected ? all.filter((request) => request.status === 'REJECTED') : all;
  if (isOfRejected && all.length > 0 && requests.length === 0)
    return 'None of your leave requests was rejected. See /employee/leave.';
  const latest = requests[0];
  const number = numberIn(question.text);
  if (number !== null && !requests.some(({ id }) => id === number))
    return `None of your leave requests has the number ${number}. See /employee/leave.`;
  if (!latest) return 'You have made no leave request yet. You make one at /employee/leave.';
  const named = new Set(
    asksForLatest(question.text)
      ? []
      : tellingWords(question.text)
          .filter((word) => !isFaintWord(word))
          .map(stemOf)
          .filter((stem) => !OF_ANY.has(stem)),
  );
  const found = requests
    .map((request) => ({ request, named: namedBy(request, question, named) }))
    .sort((a, b) => b.named - a.named);
  const best = found[0];
  const isNamed = (best?.named ?? 0) > 0;
  const one = isNamed ? (best?.request ?? latest) : latest;
  return `${isNamed ? 'Your' : isOfRejected ? 'Your latest rejected' : 'Your latest'} ${ticketWords(one)}. See /employee/leave.`;
}

interface Managed {
  myEmployee: { manager: { fullName: string; email: string } | null } | null;
}

async function approver({ graph, concepts }: OwnQuestion): Promise<string> {
  if (concepts.has('timesheet'))
    return 'HR approves timesheets, and nobody their own. See /employee/time-tracking.';
  const { myEmployee } = await graph<Managed>(OWN_RECORD);
  const manager = myEmployee?.manager;
  return manager
    ? `Your direct manager, ${manager.fullName} (${manager.email}), decides on your leave requests; HR and administrators can, too. See /employee/leave.`
    : 'You have no manager in the portal, so HR and administrators decide on your leave requests. See /employee/leave.';
}

/** A day on which one asks whether one is off, with the way it is said. */
function dayIn(text: string, today: string): { day: string; said: string } | null {
  if (/\b(?:today|right now|currently)\b/i.test(text)) return { day: today, said: 'today' };
  if (/\btomorrow\b/i.test(text)) return { day: dayAfter(today, 1), said: 'tomorrow' };
  return null;
}

async function onDay(question: OwnQuestion): Promise<string> {
  const asked = dayIn(question.text, question.today);
  if (!asked) return next(question);
  const { leaveYear } = await question.graph<LeaveYear>(OWN_LEAVE);
  const at = leaveYear.requests.find(
    ({ leave }) => leave && leave.startDate <= asked.day && leave.endDate >= asked.day,
  );
  if (!at?.leave) return `You have no leave ${asked.said}, ${dayWords(asked.day)}. ${await next(question)}`;
  const words = `${leaveName(at.leave.leaveType)}, ${spanWords(at.leave.startDate, at.leave.endDate)}: ${statusWord({ kind: 'LEAVE_REQUEST', status: at.status })}`;
  return `${asked.said === 'today' ? 'Today' : 'Tomorrow'} you have ${words} (“${at.title}”). See /employee/leave.`;
}

const TO_DECIDE =
  'I show only what is your own, so I cannot list what others wait for. Leave requests that you may decide stand at /employee/leave under “Team requests”; timesheets are approved by HR at /employee/time-tracking.';

/** Own leave. */
export const leaveKinds: readonly OwnKind[] = [
  {
    id: 'to decide',
    example: 'Which leave requests do I have to approve?',
    answer: () => Promise.resolve(TO_DECIDE),
  },
  {
    id: 'leave approver',
    example: 'Who approves my leave?',
    answer: approver,
  },
  {
    id: 'leave day',
    example: 'Am I off tomorrow?',
    answer: onDay,
  },
  {
    id: 'leave next',
    example: 'When is my next leave?',
    answer: next,
  },
  {
    id: 'leave pending',
    example: 'Which of my leave requests are pending?',
    answer: pending,
  },
  {
    id: 'leave status',
    example: 'Was my leave approved?',
    answer: status,
  },
  {
    id: 'leave balance',
    example: 'How many days of leave do I have left?',
    answer: balance,
  },
];
