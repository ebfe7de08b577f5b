import type { TestPortal } from '../../../testing/portal.js';
import type { Json } from '../answers.js';
import type { Made } from './made.js';
import { profileOf } from '../families/people.js';
import { restOf } from '../rest.js';
import { inDays } from '../../../../subgraphs/kit/testing/time/days.js';

const PART = { rating: 4, strengths: 'Clear.', improvements: 'Tempo.', finish: true };

/** Review cycles and the employee's reviews and goals, for the table of rows. */
export function reviewFixtures(portal: () => TestPortal) {
  const { get, post } = restOf(portal, 'hr/');
  let count = 0;
  const newCycle = async (): Promise<Made> => {
    count += 1;
    return {
      name: `Cycle of row${count}`,
      period_start: '2026-01-01',
      period_end: '2026-12-31',
      due_date: inDays(60),
      questions: ['What went well?'],
    };
  };
  const cycle = async (): Promise<Made> => {
    const { id } = await post<{ id: number }>('hr', 'review-cycles/', await newCycle());
    return { id };
  };
  return {
    newCycle,
    cycle,
    /** The employee's review in its own cycle, as far as that. */
    review: (state: 'draft' | 'self' | 'finished' | 'shared') => async (): Promise<Made> => {
      const { employee } = await profileOf(portal(), 'employee');
      const query = `performance-reviews/?cycle=${(await cycle()).id}&employee=${employee.id}`;
      const [found] = (await get<{ results: { id: number }[] }>('employee', query)).results;
      const path = `performance-reviews/${found?.id}`;
      const steps: [string, string, Json][] = [
        ['employee', 'self-review', { self_answers: ['The pier.'], finish: true }],
        ['manager', 'manager-review', PART],
        ['hr', 'share', {}],
      ];
      const taken = ['draft', 'self', 'finished', 'shared'].indexOf(state);
      for (const [who, step, body] of steps.slice(0, taken))
        await post(who as 'hr', `${path}/${step}/`, body);
      return { id: found?.id };
    },
    goal: (): Promise<Made> => post('employee', 'goals/', { title: 'Learn Dutch' }),
  };
}
