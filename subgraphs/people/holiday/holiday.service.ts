import { checkRange } from '../../kit/graphql/limits.js';
import { columnsOf } from '../../kit/postgres/entityColumns.js';
import type { RequestContext } from '../../kit/request/context.js';
import { notFound, Problems } from '../../kit/request/errors.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { Page } from '../../kit/request/list.js';
import { requiredLine } from '../../kit/request/input/text.js';
import { database } from '../database.js';
import { HolidayLimits } from '../generated/limits.js';
import type { AddHolidayInput, QueryHolidaysArgs } from '../generated/schema.js';
import { Holiday } from './holiday.entity.js';

const YEARS = { min: 1900, max: 2200 };

/** Public holidays, by date. @throws BAD_USER_INPUT year */
export async function listHolidays(args: QueryHolidaysArgs): Promise<Page<Holiday>> {
  const where = new Where();
  if (args.year != null) {
    const problems = new Problems();
    checkRange(problems, 'year', args.year, YEARS);
    problems.throwIfAny();
    where.and('h.date between ? and ?', `${args.year}-01-01`, `${args.year}-12-31`);
  }
  const spec = {
    select: columnsOf(Holiday, 'h'),
    from: 'holiday h',
    where,
    order: { date: 'h.date', name: 'h.name', id: 'h.id' },
    defaultOrder: 'date',
    tie: 'h.id',
  };
  return listRows<Holiday>(database, spec, args);
}

/** Adds a public holiday. @throws BAD_USER_INPUT date, name */
export async function addHoliday(context: RequestContext, { date, name }: AddHolidayInput): Promise<Holiday> {
  const problems = new Problems();
  const year = Number(date.slice(0, 4));
  if (year < YEARS.min || year > YEARS.max)
    problems.add('date', `Ensure the year is between ${YEARS.min} and ${YEARS.max}.`);
  const values = { date, name: requiredLine(problems, 'name', name, HolidayLimits.name) };
  problems.throwIfAny();
  return database.write(context, async (tx) => {
    const { id } = await tx.manager.save(Holiday, { ...values });
    await tx.audit({ action: 'holiday.add', objectType: 'holiday', objectId: id, after: values });
    return { id, ...values };
  });
}

/** Removes a public holiday. @throws NOT_FOUND */
export async function removeHoliday(context: RequestContext, id: number): Promise<boolean> {
  return database.write(context, async (tx) => {
    const before = await tx.manager.findOne(Holiday, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!before) throw notFound();
    await tx.manager.delete(Holiday, id);
    await tx.audit({
      action: 'holiday.remove',
      objectType: 'holiday',
      objectId: id,
      before: { date: before.date, name: before.name },
    });
    return true;
  });
}
