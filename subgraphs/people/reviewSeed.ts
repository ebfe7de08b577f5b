import type { Queryable } from '../kit/postgres/queryable.js';
import { reviewTexts } from './demo/reviewTexts.js';

/** One of the texts in $n, by person. */
const pick = (param: string, salt: number) =>
  `(${param}::text[])[1 + (e.id * 7 + ${salt}) % cardinality(${param}::text[])]`;

interface DemoCycle {
  name: string;
  periodStart: string;
  periodEnd: string;
  dueDate: string;
  openedOn: string;
  closedOn: string | null;
  /** SQL of the state of a person's review; `e` is the person. */
  state: string;
}

/** What goes with a state, so long after the cycle was opened. */
const from = (state: string, days: number, value: string) =>
  `case when s.state >= '${state}' then ${value === '' ? `s.opened + interval '${days} days 3 hours'` : value} end`;

async function addCycle(tx: Queryable, cycle: DemoCycle): Promise<void> {
  const { answers, strengths, improvements } = reviewTexts;
  const texts = [...answers, strengths, improvements];
  const hr = `(select e.user_id from employee e where e.email = 'hr@portal.example')`;
  await tx.query(
    `with staff as (select user_id, btrim(first_name || ' ' || last_name) as name,
         row_number() over (order by user_id = ${hr} desc nulls last, id) as place from employee
       where job_title ilike '%HR%' or department_name = 'Human Resources' order by place limit 2),
     hr as (select * from staff where place = 1),
     cycle as (
       insert into review_cycle (name, period_start, period_end, due_date, questions, opened_by_id, opened_by_name, created_at, closed_at)
       select $1, $2, $3, $4, $7::text[], hr.user_id, hr.name, $5::date + interval '16 hours', $6::date + interval '16 hours' from hr
       returning id, created_at as opened)
     insert into performance_review (cycle_id, employee_id, state, self_answers, self_reviewed_at, rating, strengths, improvements,
       manager_reviewed_at, reviewed_by_id, reviewed_by_name, shared_at, shared_by_id, shared_by_name, acknowledged_at, comment, version, created_at, updated_at)
     select cycle.id, e.id, s.state,
       case when s.state >= 'self_review_done' then array[${pick('$8', 1)}, ${pick('$9', 2)}, ${pick('$10', 3)}] else '{}' end,
       ${from('self_review_done', 3, '')},
       ${from('manager_review_done', 0, '(array[3, 4, 3, 4, 5, 3, 2, 4, 3, 4, 5, 3, 4, 1])[1 + (e.id * 5) % 14]')},
       coalesce(${from('manager_review_done', 0, pick('$11', 4))}, ''),
       coalesce(${from('manager_review_done', 0, pick('$12', 5))}, ''),
       ${from('manager_review_done', 6, '')}, ${from('manager_review_done', 0, 'm.user_id')},
       ${from('manager_review_done', 0, `btrim(m.first_name || ' ' || m.last_name)`)},
       ${from('shared', 9, '')}, ${from('shared', 0, 'hr.user_id')}, ${from('shared', 0, 'hr.name')},
       ${from('acknowledged', 11, '')},
       case when s.state = 'acknowledged' and e.id % 3 = 0 then 'Thank you, I agree with what you wrote.' else '' end,
       1, s.opened, s.opened
     from cycle join employee e on e.hire_date <= $3::date and (e.ended_on is null or e.ended_on > $5::date)
     join employee m on m.id = e.manager_id
     cross join lateral (select * from staff where staff.user_id <> e.user_id order by place limit 1) hr
     cross join lateral (select (${cycle.state})::review_state as state, cycle.opened) s
     order by e.first_name, e.last_name, e.id`,
    [
      cycle.name,
      cycle.periodStart,
      cycle.periodEnd,
      cycle.dueDate,
      cycle.openedOn,
      cycle.closedOn,
      reviewTexts.questions,
      ...texts,
    ],
  );
}

/** Goals that managers set with the reviews of the closed cycle, and notes on some of them. */
async function addGoals(tx: Queryable, cycle: string, dueDate: string): Promise<void> {
  await tx.query(
    `insert into goal (employee_id, review_id, title, description, state, due_date, created_by_id, created_by_name, created_at, updated_at)
     select r.employee_id, r.id, g.title, g.description,
       (array['in_progress', 'not_started', 'done', 'in_progress'])[1 + r.id % 4], $4, r.reviewed_by_id, r.reviewed_by_name,
       r.manager_reviewed_at, r.manager_reviewed_at
     from performance_review r join review_cycle c on c.id = r.cycle_id
     join unnest($2::text[], $3::text[]) with ordinality g (title, description, place)
       on g.place - 1 in (r.id % cardinality($2::text[]), (r.id + 1) % cardinality($2::text[]))
     where c.name = $1 and r.manager_reviewed_at is not null order by r.id, g.place`,
    [
      cycle,
      reviewTexts.goals.map(({ title }) => title),
      reviewTexts.goals.map(({ description }) => description),
      dueDate,
    ],
  );
  await tx.query(
    `insert into goal_note (goal_id, text, by_id, by_name, created_at)
     select g.id, ($1::text[])[1 + g.id % cardinality($1::text[])], e.user_id, btrim(e.first_name || ' ' || e.last_name), g.created_at + interval '60 days'
     from goal g join employee e on e.id = g.employee_id where g.state = 'in_progress'`,
    [reviewTexts.notes],
  );
  await tx.query(
    `insert into review_calibration (review_id, rating_before, rating_after, reason, by_id, by_name, created_at)
     select r.id, r.rating - 1, r.rating, 'In line with the same role in other teams.', r.shared_by_id, r.shared_by_name, r.manager_reviewed_at + interval '1 day'
     from performance_review r join review_cycle c on c.id = r.cycle_id where c.name = $1 and r.rating = 5`,
    [cycle],
  );
}

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Fills the empty tables with two review cycles: that of last year, closed and acknowledged by nearly everyone, and one
 * of this year half way, whose due date is just past. @param today YYYY-MM-DD
 */
export async function seedReviews(tx: Queryable, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  const closed = `Annual review ${year - 1}`;
  await addCycle(tx, {
    name: closed,
    periodStart: `${year - 1}-01-01`,
    periodEnd: `${year - 1}-12-31`,
    dueDate: shifted(today, -270),
    openedOn: shifted(today, -300),
    closedOn: shifted(today, -260),
    state: `case when e.id % 17 = 0 then 'shared' else 'acknowledged' end`,
  });
  await addGoals(tx, closed, shifted(today, 120));
  await addCycle(tx, {
    name: `Performance review ${year}`,
    periodStart: shifted(today, -180),
    periodEnd: shifted(today, -1),
    dueDate: shifted(today, -2),
    openedOn: shifted(today, -16),
    closedOn: null,
    state: `case when e.email = 'employee@portal.example' then 'draft'
      else (array['draft', 'self_review_done', 'manager_review_done', 'self_review_done', 'manager_review_done', 'shared', 'acknowledged'])[1 + (e.id * 3) % 7] end`,
  });
}
