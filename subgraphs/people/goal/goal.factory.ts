import { insertRow } from '../../kit/postgres/insertRow.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { Goal } from './goal.entity.js';

/** A goal as given, plausible where nothing is given. @returns its id */
export const addGoal = (
  database: Queryable,
  given: Partial<Goal> & { employeeId: number },
): Promise<number> =>
  insertRow(database, Goal, { title: 'Write the harbour guide', createdByName: 'Boss Marsh', ...given });
