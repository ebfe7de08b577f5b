/** On a fixed date; or on the nth weekday (0 is Sunday) of a month, the last one for -1. Months from 1. */
type Rule = { name: string; month: number } & (
  { date: number } | { weekday: number; nth: number; plus?: number }
);

const RULES: readonly Rule[] = [
  { name: "New Year's Day", month: 1, date: 1 },
  { name: 'Martin Luther King Jr. Day', month: 1, weekday: 1, nth: 3 },
  { name: "Presidents' Day", month: 2, weekday: 1, nth: 3 },
  { name: 'Memorial Day', month: 5, weekday: 1, nth: -1 },
  { name: 'Juneteenth', month: 6, date: 19 },
  { name: 'Independence Day', month: 7, date: 4 },
  { name: 'Labor Day', month: 9, weekday: 1, nth: 1 },
  { name: 'Thanksgiving', month: 11, weekday: 4, nth: 4 },
  { name: 'Day after Thanksgiving', month: 11, weekday: 4, nth: 4, plus: 1 },
  { name: 'Christmas Eve', month: 12, date: 24 },
  { name: 'Christmas Day', month: 12, date: 25 },
];

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
