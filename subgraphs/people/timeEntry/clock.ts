import { shown } from '../../kit/request/input/refusalTexts.js';

const CLOCK = /^(\d{1,2})(?::(\d{2})(?::(\d{2}))?(?=$|[\sap])|(?=\s*[ap]))(?:\s*([ap])\s*\.?\s*m\s*\.?)?$/i;

const two = (value: number) => String(value).padStart(2, '0');

/** A time as HH:MM:SS, or why the text is not one. */
export type ReadClock = { time: string; problem: null } | { time: null; problem: string };

const noTime = (problem: string): ReadClock => ({ time: null, problem });

/** A time as someone writes it, 24-hour or with am and pm: 9:05, 17:30:15, 5:30 pm, 5:30P.M., 5 pm */
export function readClock(text: string): ReadClock {
  const [, hour = '', minute = '00', second = '0', half] = CLOCK.exec(text.trim()) ?? [];
  if (hour === '') return noTime(`"${shown(text.trim())}" is not a time. Write it like 09:30 or 5:30 pm.`);
  if (Number(minute) > 59) return noTime('Minutes go from 00 to 59.');
  if (Number(second) > 59) return noTime('Seconds go from 00 to 59.');
  const given = Number(hour);
  if (half === undefined && given > 23) return noTime('Hours go from 00 to 23, and midnight is 00:00.');
  if (half !== undefined && (given < 1 || given > 12)) return noTime('Hours with am or pm go from 1 to 12.');
  const own = half === undefined ? given : (given % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return { time: `${two(own)}:${minute}:${two(Number(second))}`, problem: null };
}
