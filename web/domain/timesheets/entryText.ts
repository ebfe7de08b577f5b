import { countText } from '../../ui/numbers';
import { dayText, weekdayText } from '../calendar/day';
import { clockText } from './clock';

/** A time entry as far as its texts go. */
interface Worded {
  date: string;
  project: string;
  clockInTime?: string | null | undefined;
  clockOutTime?: string | null | undefined;
}

type Timed = Pick<Worded, 'clockInTime' | 'clockOutTime'>;

/** "Mon, 16 Nov 2026" */
export const entryDay = ({ date }: Pick<Worded, 'date'>): string =>
  `${weekdayText(date).slice(0, 3)},\u00A0${dayText(date)}`;

/** What an entry is called where it is spoken of: "Portal project, 16 Nov 2026, 09:00". */
export const entryName = ({
  date,
  project,
  clockInTime,
}: Pick<Worded, 'date' | 'project' | 'clockInTime'>): string =>
  [project.trim() || 'No project', dayText(date), clockText(clockInTime)].filter(Boolean).join(', ');

/** It ends on the day after the one it began on. */
export const isOvernight = ({ clockInTime, clockOutTime }: Timed): boolean =>
  Boolean(clockInTime && clockOutTime && clockOutTime < clockInTime);

/** It is running without an end, and therefore does not count. */
export const isOpen = ({ clockOutTime }: Timed): boolean => !clockOutTime;

/** "1 entry", "5 entries" */
export const countOfEntries = (count: number): string => countText(count, 'entry', 'entries');
