import { OWN_HOURS, OWN_TIME } from './ownData.calls.js';
import type { OwnKind, OwnQuestion } from './ownData.kinds.js';
import { countWords, dayWords, hoursWords, plainCode, spanWords } from './ownData.words.js';
import { dayAfter, periodIn, periodWords } from './periods.js';
import type { Period } from './periods.js';

/** Hours that a full week has (A9.27's target of the page). */
const FULL_WEEK = 40;
const SEE = 'See /employee/time-tracking.';

interface Sheet {
  weekStartDate: string;
  weekEndDate: string;
  status: string;
  totalHours: string;
  rejectionReason: string | null;
  decidedByName: string | null;
}

interface Time {
  currentTimesheet: Sheet | null;
  lastWeek: Sheet | null;
  mySubmittedTimesheets: { results: Sheet[] };
  trackingSession: { elapsedSeconds: number } | null;
}

/** The Monday of the week before the one that a day is in. */
function lastMonday(today: string): string {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dayAfter(today, -sinceMonday - 7);
}

const readTime = ({ graph, today }: OwnQuestion): Promise<Time> =>
  graph<Time>(OWN_TIME, { lastWeek: lastMonday(today) });

/** What is recorded of days that are named. */
async function hoursIn({ graph }: OwnQuestion, period: Period): Promise<string> {
  const { timeEntries } = await graph<{ timeEntries: { count: number; results: { netHours: string }[] } }>(
    OWN_HOURS,
    { first: period.first, last: period.last },
  );
  const { count, results } = timeEntries;
  if (count === 0) return `You have recorded no hours for ${periodWords(period)}.`;
  if (count > results.length)
    return `You have ${countWords(count, 'entry', 'entries')} for ${periodWords(period)}, more than I can add up.`;
  return `You have recorded ${hoursWords(results.reduce((sum, { netHours }) => sum + Number(netHours), 0))} for ${periodWords(period)}.`;
}

async function hours(question: OwnQuestion): Promise<string> {
  const { currentTimesheet, lastWeek, trackingSession } = await readTime(question);
  if (question.concepts.has('lastWeek')) {
    return lastWeek
      ? `Last week (${spanWords(lastWeek.weekStartDate, lastWeek.weekEndDate)}) your timesheet has ${hoursWords(lastWeek.totalHours)}. ${SEE}`
      : `You have no timesheet of last week. ${SEE}`;
  }
  const asked = periodIn(question.text, question.today);
  const period = asked?.sort !== 'day' && /\bthis week\b/i.test(question.text) ? null : asked;
  const named = period ? `${await hoursIn(question, period)} ` : '';
  if (period && period.sort !== 'day') return `${named}${SEE}`;
  const worked = Number(currentTimesheet?.totalHours ?? 0);
  const left = Math.max(0, FULL_WEEK - worked);
  const running = trackingSession
    ? ` A work session of ${hoursWords((trackingSession.elapsedSeconds / 3600).toFixed(2))} runs and is not counted yet.`
    : '';
  const none = currentTimesheet ? '' : ' The week has no timesheet yet.';
  return `${named}You have recorded ${hoursWords(worked)} this week; ${left > 0 ? `${hoursWords(left)} are left of ${FULL_WEEK}` : `the ${FULL_WEEK} hours of a full week are reached`}.${none}${running} ${SEE}`;
}

const sheetWords = ({
  weekStartDate,
  weekEndDate,
  status,
  totalHours,
  rejectionReason,
  decidedByName,
}: Sheet): string =>
  `${spanWords(weekStartDate, weekEndDate)}: ${plainCode(status)}${decidedByName ? ` by ${decidedByName}` : ''}, ${hoursWords(totalHours)}${rejectionReason ? `, because “${rejectionReason}”` : ''}`;

async function sheets(question: OwnQuestion): Promise<string> {
  const { currentTimesheet, lastWeek, mySubmittedTimesheets } = await readTime(question);
  if (question.concepts.has('lastWeek'))
    return lastWeek
      ? `Your timesheet of last week, ${sheetWords(lastWeek)}. ${SEE}`
      : `You have no timesheet of last week. ${SEE}`;
  const handedIn = mySubmittedTimesheets.results.filter(
    ({ weekStartDate }) => weekStartDate !== currentTimesheet?.weekStartDate,
  );
  const current = currentTimesheet
    ? `Your timesheet of this week, ${sheetWords(currentTimesheet)}.`
    : 'You have no timesheet of this week yet.';
  if (handedIn.length === 0) return `${current} You have handed in none before. ${SEE}`;
  return `${current}\nThe latest before it:\n${handedIn.map((sheet) => `- ${sheetWords(sheet)}`).join('\n')}\n${SEE}`;
}

async function latestSheet(question: OwnQuestion): Promise<string> {
  const { mySubmittedTimesheets } = await readTime(question);
  const latest = mySubmittedTimesheets.results[0];
  return latest
    ? `The latest timesheet that you handed in, for the week from ${dayWords(latest.weekStartDate)}, ${sheetWords(latest)}. ${SEE}`
    : sheets(question);
}

/** Own time. */
export const timeKinds: readonly OwnKind[] = [
  {
    id: 'timesheet latest',
    example: 'Was my last timesheet approved?',
    answer: latestSheet,
  },
  {
    id: 'timesheet status',
    example: 'What is the status of my timesheet?',
    answer: sheets,
  },
  {
    id: 'hours left',
    example: 'How many hours am I short of 40 this week?',
    answer: hours,
  },
  {
    id: 'hours',
    example: 'How many hours have I worked this week?',
    answer: hours,
  },
];
