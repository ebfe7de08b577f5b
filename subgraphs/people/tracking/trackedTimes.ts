import { dayIn } from '../../kit/config/calendar.js';
import { addDays } from '../timesheet/week.js';
import { timeIn } from './instants.js';

/** Times of an entry as they are read on the clock. */
export interface ClockTimes {
  date: string;
  clockInTime: string | null;
  clockOutTime: string | null;
}

const DAY = 86_400;

/** The local time this many seconds after HH:MM:SS. */
function clockAfter(time: string, seconds: number): string {
  const [hour = 0, minute = 0, second = 0] = time.split(':').map(Number);
  const at = (hour * 3600 + minute * 60 + second + seconds) % DAY;
  return [Math.floor(at / 3600), Math.floor(at / 60) % 60, at % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

/**
 * The day and local times that a session writes into its entry. They follow the start, which pauses move forward;
 * if that leaves the timesheet's week, day and start stay as they were and the end is the counted time after the
 * start.
 * @param start milliseconds since 1970, as `stop`, at most 24 hours later
 */
export function trackedTimes({
  timeZone,
  weekStartDate,
  begun,
  start,
  stop,
}: {
  timeZone: string;
  weekStartDate: string;
  begun: Omit<ClockTimes, 'clockOutTime'>;
  start: number;
  stop: number;
}): ClockTimes {
  const date = dayIn(timeZone, new Date(start));
  const clockInTime = timeIn(timeZone, start);
  if (weekStartDate <= date && date <= addDays(weekStartDate, 6))
    return { date, clockInTime, clockOutTime: timeIn(timeZone, stop) };
  const kept = begun.clockInTime ?? clockInTime;
  return { date: begun.date, clockInTime: kept, clockOutTime: clockAfter(kept, (stop - start) / 1000) };
}
