import type { LeaveStory } from './leave.js';
import { FIRST_DAY, LAST_DAY } from './leaveCalendar.js';
import type { LeaveCalendar } from './leaveCalendar.js';
import type { Draw } from './random.js';
import { LEAVE_TEXTS } from './texts.js';

/**
 * Why someone is away: by chance; by chance, but not by what uses up an allowance; soon and approved, so
 * that the team notices.
 */
export type LeaveOccasion = 'any' | 'family' | 'soon';

const PAST_TYPES = { vacation: 45, sick: 22, personal: 16, family: 12, unpaid: 3, bereavement: 2 };
/** Nobody plans to be ill. */
const PLANNED_TYPES = { vacation: 52, personal: 23, family: 20, unpaid: 5 };
const SUDDEN = new Set<string>(['sick', 'bereavement']);
const PAST = { resolved: 86, rejected: 8, closed: 6 };
const AHEAD = { open: 47, in_progress: 17, waiting_response: 16, resolved: 15, rejected: 5 };
/** Together with people who are away soon this is about a quarter of all leave. */
const SHARE_AHEAD = 0.14;
const SOON = { type: 'vacation', days: [4, 9], from: 2, until: 32 } as const;

const lengthOf = (draw: Draw, type: string): number => draw.whole(...(LEAVE_TEXTS[type]?.days ?? [1, 1]));

/** Leave that is approved, within the next six weeks. */
function awaySoon(draw: Draw, calendar: LeaveCalendar, userId: number): LeaveStory | null {
  const absence = calendar.take(userId, draw.whole(...SOON.days), SOON.from, SOON.until);
  const asked = draw.whole(8, 40);
  return (
    absence && { ...absence, type: SOON.type, status: 'resolved', asked, decided: asked - draw.whole(1, 4) }
  );
}

/** Leave of chance; without free days left it is one that was refused. */
export function planLeave(
  draw: Draw,
  calendar: LeaveCalendar,
  userId: number,
  occasion: LeaveOccasion,
): LeaveStory {
  const soon = occasion === 'soon' ? awaySoon(draw, calendar, userId) : null;
  if (soon) return soon;
  const isAhead = draw.chance(SHARE_AHEAD);
  const type = occasion === 'family' ? 'family' : draw.weighted(isAhead ? PLANNED_TYPES : PAST_TYPES);
  const days = lengthOf(draw, type);
  const [from, until] = isAhead ? [1, LAST_DAY - days - 1] : [FIRST_DAY, -3];
  const absence = calendar.take(userId, days, from, until);
  const start = absence?.start ?? draw.whole(from, until);
  const end = absence?.end ?? start + days - 1;
  const status = absence ? draw.weighted(isAhead ? AHEAD : PAST) : 'rejected';
  if (isAhead) {
    const asked = status === 'open' ? draw.whole(1, 18) : draw.whole(5, 35);
    return { start, end, type, status, asked, decided: asked - draw.whole(1, 4) };
  }
  const isSudden = SUDDEN.has(type);
  const asked = isSudden ? -start : draw.whole(4, 35) - start;
  return { start, end, type, status, asked, decided: asked - draw.whole(0, isSudden ? 1 : 4) };
}
