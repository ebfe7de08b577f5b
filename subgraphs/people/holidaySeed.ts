import type { Queryable } from '../kit/postgres/queryable.js';
import { holidaysOf } from './demo/holidays.js';

/** Fills the empty table with the holidays of last year, this one and the two after it. @param today YYYY-MM-DD */
export async function seedHolidays(tx: Queryable, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  const all = [-1, 0, 1, 2].flatMap((ahead) => holidaysOf(year + ahead));
  await tx.query(
    `insert into holiday (date, name) select * from unnest($1::date[], $2::text[]) on conflict (date) do nothing`,
    [all.map(({ date }) => date), all.map(({ name }) => name)],
  );
}
