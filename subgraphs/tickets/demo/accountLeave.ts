import { z } from 'zod';
import { readJson, someText } from '../../kit/files/data.js';
import type { LeaveStory } from './leave.js';
import type { LeaveCalendar } from './leaveCalendar.js';
import { pick } from './random.js';
import type { Draw } from './random.js';

const titles = z.array(someText).min(1, 'are none');
const wishes = z.array(
  z.strictObject({ type: someText, days: z.int().positive(), title: someText, reason: someText }),
);

/** What differs from account to account; with more accounts it begins again. */
const texts = readJson(
  new URL('accountLeave.json', import.meta.url),
  z.strictObject({
    sick: titles,
    personal: titles,
    vacation: titles,
    refused: wishes,
    pending: wishes,
    further: wishes,
  }),
);

const [MONDAY, WEDNESDAY] = [1, 3];
const SUMMER_IS_OVER = 257; // mid-September
const FIRST_SUMMER_MONDAY = 186; // about 6 July
const SHORTEST_YEAR = 75; // before mid-March part of the story lies in the last year

const DAY = 86_400_000;
const sinceNewYear = (today: string) => (Date.parse(today) - Date.parse(`${today.slice(0, 4)}-01-01`)) / DAY;

interface Wish extends Pick<LeaveStory, 'type' | 'status'> {
  title: string;
  reason: string;
  days: number;
  /** About which day it starts, and on which weekday exactly. */
  about: number;
  weekday: number;
  /** Days from asking to the first day, and from asking to the decision. */
  ahead: number;
  pondered: number;
}

/** The free days in that week or in earlier (ahead: later) ones. */
function placed(wish: Wish, calendar: LeaveCalendar, userId: number): LeaveStory | null {
  const { about, weekday, days, ahead, pondered, ...told } = wish;
  const earliest = about - ((calendar.weekday(about) - weekday + 7) % 7);
  for (let weeks = 0; weeks < 8; weeks += 1) {
    const start = earliest + (about < 0 ? -7 : 7) * weeks;
    const absence = { start, end: start + days - 1 };
    if (calendar.claim(userId, absence))
      return { ...told, ...absence, asked: ahead - start, decided: ahead - start - pondered };
  }
  return null;
}

/**
 * The leave of a demo account in the current calendar year: approved, rejected and pending. `index` is that of the
 * account. 3 days of sick leave at most and one of personal leave are approved, so the allowances (10 and 5) are
 * kept.
 */
export function accountLeave(
  draw: Draw,
  calendar: LeaveCalendar,
  userId: number,
  index: number,
  today: string,
): LeaveStory[] {
  const passed = sinceNewYear(today);
  const length = Math.max(passed, SHORTEST_YEAR);
  const at = (share: number) => -Math.round(share * length) - draw.whole(0, Math.round(length * 0.06));
  const isLong = index % 2 === 0;
  const summer = FIRST_SUMMER_MONDAY + 6 + 7 * (index % 6) - passed;
  const open = draw.whole(20, 29);
  const further = draw.whole(52, 75);
  const wishes: Wish[] = [
    {
      type: 'personal',
      status: 'resolved',
      title: pick(texts.personal, index),
      reason: 'Cannot be done outside working hours.',
      days: 1,
      about: at(0.82),
      weekday: WEDNESDAY + (index % 3),
      ahead: draw.whole(8, 14),
      pondered: draw.whole(1, 3),
    },
    {
      type: 'vacation',
      status: 'resolved',
      title: pick(texts.vacation, index),
      reason: 'Planned with the team, handover is written.',
      days: isLong ? 10 : 5,
      about: passed > SUMMER_IS_OVER ? summer : at(0.5),
      weekday: MONDAY,
      ahead: draw.whole(28, 50),
      pondered: draw.whole(2, 4),
    },
    {
      ...pick(texts.refused, index),
      status: 'rejected',
      about: at(0.3),
      weekday: MONDAY,
      ahead: draw.whole(10, 16),
      pondered: draw.whole(2, 3),
    },
    {
      type: 'sick',
      status: 'resolved',
      title: pick(texts.sick, index),
      reason: 'The doctor advises rest.',
      days: isLong ? 3 : 2,
      about: at(0.12),
      weekday: MONDAY + (index % 3),
      ahead: 0,
      pondered: 1,
    },
    {
      ...pick(texts.pending, index),
      status: 'open',
      about: open,
      weekday: WEDNESDAY,
      ahead: open + draw.whole(2, 5),
      pondered: 0,
    },
    {
      ...pick(texts.further, index),
      status: isLong ? 'in_progress' : 'waiting_response',
      about: further,
      weekday: MONDAY,
      ahead: further + draw.whole(9, 14),
      pondered: draw.whole(4, 6),
    },
  ];
  return wishes.flatMap((wish) => placed(wish, calendar, userId) ?? []);
}
