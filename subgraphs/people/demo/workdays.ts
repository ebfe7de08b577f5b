import type { Random } from './random.js';
import { tasksOf } from './workTexts.js';
import type { Project } from './workTexts.js';

/** One stretch of work to insert; times are HH:MM:SS on the clock. */
export interface DemoTimeEntry {
  date: string;
  project: Project;
  taskDescription: string;
  clockInTime: string;
  clockOutTime: string;
}

type Book = (project: Project, from: number, minutes: number) => void;

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

function booking(
  random: Random,
  date: string,
  departmentName: string,
): { entries: DemoTimeEntry[]; book: Book } {
  const entries: DemoTimeEntry[] = [];
  const book: Book = (project, from, minutes) => {
    entries.push({
      date,
      project,
      taskDescription: random.pick(tasksOf(project, departmentName)),
      clockInTime: clock(from),
      clockOutTime: clock(from + minutes),
    });
  };
  return { entries, book };
}

/**
 * A day of seven and a half to eight and a half hours: a meeting, work on the portal, a break for lunch, more
 * work, now and then something else.
 */
export function ordinaryDay(random: Random, date: string, departmentName: string): DemoTimeEntry[] {
  const { entries, book } = booking(random, date, departmentName);
  const start = 480 + 5 * random.below(12);
  const total = 450 + 5 * random.below(13);
  const meeting = 15 * (1 + random.below(4));
  const morning = 180 + 5 * random.below(7);
  const afterLunch = start + morning + 30 + 5 * random.below(7);
  const other = random.chance(0.45) ? 45 + 15 * random.below(4) : 0;
  book('Meetings', start, meeting);
  book('Portal project', start + meeting, morning - meeting);
  book('Portal project', afterLunch, total - morning - other);
  if (other > 0)
    book(random.chance(0.5) ? 'Training' : 'Administration', afterLunch + total - morning - other, other);
  return entries;
}

/** An afternoon, and a night that ends on the next day; eight hours. */
export function maintenanceDay(random: Random, date: string, departmentName: string): DemoTimeEntry[] {
  const { entries, book } = booking(random, date, departmentName);
  book('Portal project', 810, 240);
  entries.push({
    date,
    project: 'Administration',
    taskDescription: 'Maintenance window: network switches',
    clockInTime: clock(1320),
    clockOutTime: clock(1560),
  });
  return entries;
}

/** The first hour of a day, before anyone else is in. */
export function earlyHour(date: string): DemoTimeEntry[] {
  return [
    {
      date,
      project: 'Administration',
      taskDescription: 'Mail and planning',
      clockInTime: clock(360),
      clockOutTime: clock(420),
    },
  ];
}
