import { z } from 'zod';
import { readJson, someText } from '../../kit/files/data.js';

const month = z.int('is no month').min(1).max(12);

/** On a fixed date; or on the nth weekday (0 is Sunday) of a month, the last one for -1. Months from 1. */
const Rule = z.union(
  [
    z.strictObject({ name: someText, month, date: z.int().min(1).max(31) }),
    z.strictObject({
      name: someText,
      month,
      weekday: z.int().min(0).max(6),
      nth: z.int().min(-1).max(5),
      plus: z.int().optional(),
    }),
  ],
  'is no rule of a holiday',
);

type Rule = z.infer<typeof Rule>;

const RULES = readJson(new URL('holidays.json', import.meta.url), z.array(Rule));

function dayOf(rule: Rule, year: number): number {
  if ('date' in rule) return rule.date;
  const { weekday, nth, month, plus = 0 } = rule;
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const first = 1 + ((weekday - new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 7) % 7);
  const all = [0, 7, 14, 21, 28].map((later) => first + later).filter((day) => day <= days);
  return (all.at(nth > 0 ? nth - 1 : nth) ?? first) + plus;
}

/** The eleven paid holidays of the demo organisation in a year, as its article "Public holidays" lists them. */
export function holidaysOf(year: number): { date: string; name: string }[] {
  return RULES.map((rule) => ({
    date: new Date(Date.UTC(year, rule.month - 1, dayOf(rule, year))).toISOString().slice(0, 10),
    name: rule.name,
  }));
}
