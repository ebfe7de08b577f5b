import { listsByKey } from '../../kit/graphql/loader.js';
import type { TimesheetStatus } from '../timesheet/timesheet.status.js';
import { addDays, mondayOf, weekdayOf } from '../timesheet/week.js';
import { DEMO_ACCOUNTS } from './accounts.js';
import type { DemoPerson } from './organisation.js';
import { seededRandom } from './random.js';
import type { Random } from './random.js';
import { earlyHour, maintenanceDay, ordinaryDay } from './workdays.js';
import type { DemoTimeEntry } from './workdays.js';

export interface TimesheetPerson extends DemoPerson {
  userId: number;
  fullName: string;
}

/** Days, both included, on which someone did not work. */
export interface Absence {
  userId: number;
  startDate: string;
  endDate: string;
}

export interface TimesheetPlan {
  people: TimesheetPerson[];
  /** YYYY-MM-DD; the last day with hours is the one before. */
  today: string;
  away?: Absence[];
  /** How many people keep timesheets. */
  keepers?: number;
}

/** One timesheet to insert. Instants are wall-clock in the organisation's zone, `YYYY-MM-DD HH:MM:SS`. */
export interface DemoTimesheet {
  userId: number;
  weekStartDate: string;
  status: TimesheetStatus;
  createdAt: string;
  submittedAt: string | null;
  decidedAt: string | null;
  decidedById: number | null;
  decidedByName: string | null;
  rejectionReason: string | null;
  entries: DemoTimeEntry[];
}

const SEED = 20_261_206;
const WEEKS = 8; // the present one included
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const WORKDAYS = [0, 1, 2, 3, 4];
const THURSDAY = 3;
const IT = ['IT', 'IT Infrastructure'];

/**
 * The demo accounts first, then full-time people from all over the organisation who were here in all these
 * weeks.
 */
function keepersAmong({ people, today, keepers = 40 }: TimesheetPlan): TimesheetPerson[] {
  const first = addDays(mondayOf(today), -7 * (WEEKS - 1));
  const fit = people.filter(
    (person) =>
      person.employmentStatus === 'active' &&
      person.employmentType === 'full_time' &&
      person.hireDate <= first,
  );
  const accounts = fit.filter((person) => DEMO_ACCOUNTS.some(({ email }) => email === person.email));
  const others = fit.filter((person) => !accounts.includes(person));
  const wanted = Math.min(others.length, Math.max(0, keepers - accounts.length));
  return [
    ...accounts,
    ...Array.from(
      { length: wanted },
      (_, index) => others[Math.floor((index * others.length) / wanted)],
    ).flatMap((person) => person ?? []),
  ];
}

const at = (random: Random, day: string, fromHour: number) =>
  `${day} ${String(fromHour + random.below(2)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}:00`;

type Sheet = Omit<DemoTimesheet, 'userId' | 'weekStartDate' | 'entries'>;
const draft = (createdAt: string): Sheet => ({
  status: 'draft',
  createdAt,
  submittedAt: null,
  decidedAt: null,
  decidedById: null,
  decidedByName: null,
  rejectionReason: null,
});
const submitted = (sheet: Sheet, submittedAt: string): Sheet => ({
  ...sheet,
  status: 'submitted',
  submittedAt,
});
const decided = (
  sheet: Sheet,
  status: 'approved' | 'rejected',
  decidedAt: string,
  by: TimesheetPerson,
  rejectionReason: string | null = null,
): Sheet => ({
  ...sheet,
  status,
  decidedAt,
  decidedById: by.userId,
  decidedByName: by.fullName,
  rejectionReason,
});

/** A week that HR has decided: approved or, if a day was forgotten, rejected and submitted again. */
function pastWeek(
  random: Random,
  monday: string,
  entries: DemoTimeEntry[],
  hr: TimesheetPerson | undefined,
  isForgetful: boolean,
): Pick<DemoTimesheet, keyof Sheet | 'entries'>[] {
  const sheet = submitted(draft(`${monday} 06:00:00`), at(random, addDays(monday, 4), 19));
  if (!hr) return [{ ...sheet, entries }];
  const lastDay = entries.at(-1)?.date ?? monday;
  const rest = entries.filter(({ date }) => date !== lastDay);
  if (!isForgetful || rest.length === 0)
    return [
      { ...decided(sheet, 'approved', at(random, addDays(monday, 7 + random.below(2)), 9), hr), entries },
    ];
  const reason = `${WEEKDAYS[weekdayOf(lastDay)]} is missing. Please add it and submit the week again.`;
  const again = submitted(draft(`${addDays(monday, 7)} 13:00:00`), at(random, addDays(monday, 7), 14));
  return [
    { ...decided(sheet, 'rejected', at(random, addDays(monday, 7), 9), hr, reason), entries: rest },
    { ...decided(again, 'approved', at(random, addDays(monday, 8), 9), hr), entries },
  ];
}

/**
 * Timesheets of the current week and the seven before it, the same for the same arguments: a draft with hours up to
 * yesterday, the last week submitted (except for one person), older weeks approved, for some people after one
 * rejection. There are no hours on weekends and absences.
 */
export function demoTimesheets(plan: TimesheetPlan): DemoTimesheet[] {
  const { people, today, away = [] } = plan;
  const present = mondayOf(today);
  const keepers = keepersAmong(plan);
  const deciders = people.filter(
    (person) => person.roles.includes('HR') && person.employmentStatus === 'active',
  );
  const absences = listsByKey(away, ({ userId }) => userId);

  return keepers.flatMap((person, place) => {
    const isAway = (day: string) =>
      (absences.get(person.userId) ?? []).some(
        ({ startDate, endDate }) => startDate <= day && day <= endDate,
      );
    const hr = deciders.filter(({ userId }) => userId !== person.userId);
    const isAccount = DEMO_ACCOUNTS.some(({ email }) => email === person.email);
    const forgotten = isAccount || place % 5 === 0 ? 3 + (place % 3) : 0;

    return Array.from({ length: WEEKS }, (_, index) => WEEKS - 1 - index).flatMap((weeksAgo) => {
      const weekStartDate = addDays(present, -7 * weeksAgo);
      // A sequence for each week of each person, so that one more day changes no week before it.
      const random = seededRandom(SEED + place * 7919 + (Date.parse(weekStartDate) / 86_400_000) * 104_729);
      const entries = WORKDAYS.map((weekday) => addDays(weekStartDate, weekday)).flatMap((date, weekday) => {
        const day =
          weeksAgo === 2 && weekday === THURSDAY && IT.includes(person.departmentName)
            ? maintenanceDay
            : ordinaryDay;
        const worked = day(random, date, person.departmentName);
        return date < today && !isAway(date) ? worked : [];
      });
      const own = { userId: person.userId, weekStartDate };
      const start = draft(`${weekStartDate} 06:00:00`);
      if (weeksAgo === 0)
        return [{ ...own, ...start, entries: entries.length > 0 ? entries : earlyHour(today) }];
      if (entries.length === 0) return [];
      if (weeksAgo > 1)
        return pastWeek(
          random,
          weekStartDate,
          entries,
          hr[place % Math.max(1, hr.length)],
          weeksAgo === forgotten,
        ).map((sheet) => ({ ...own, ...sheet }));
      const isLate = place === keepers.length - 1 && !isAccount;
      return [
        {
          ...own,
          ...(isLate ? start : submitted(start, at(random, addDays(weekStartDate, 4), 19))),
          entries,
        },
      ];
    });
  });
}
