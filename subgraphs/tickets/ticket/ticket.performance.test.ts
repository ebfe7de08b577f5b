import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/viewer.js';
import { loadingMany } from '../demo/bulk.js';
import { tickets } from '../subgraph.js';

const ROWS = 100_000;
const PEOPLE = 2_000;
const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

const employee = viewer([], { userId: 7 });
const manager = viewer(['Manager'], { userId: 8, reportUserIds: range(12) });
const director = viewer(['Manager'], { userId: 9, reportUserIds: range(500) });
const itStaff = viewer(['IT Staff'], { userId: 10 });
const hr = viewer(['HR'], { userId: 11 });
const ROLES: [string, Viewer][] = [['an employee', employee], ['a manager', manager], ['a manager of 500', director], ['IT Staff', itStaff], ['HR', hr]];

let subgraph: TestSubgraph;

beforeAll(async () => {
  subgraph = await openTestSubgraph(tickets);
  await loadingMany(subgraph.database, insertMany);
}, 120_000);
afterAll(() => subgraph.close());

async function insertMany(): Promise<void> {
  for (let from = 1; from <= ROWS; from += 10_000) {
    // Kinds and statuses in plausible shares; one description in a thousand mentions the projector.
    await subgraph.database.query(
      `insert into ticket (id, kind, title, description, status, priority, created_by_id, created_by_name, assigned_to_id, assigned_to_name, category_id, leave_type, start_date, end_date, created_at, updated_at, resolved_at)
       select case when kind = 'feedback' then 1000000000 + i else i end, kind::ticket_kind, 'Ticket ' || i, case when i % 1000 = 0 then 'The projector is dark' else 'Something about ' || md5(i::text) end,
         status::ticket_status, (array['low', 'medium', 'medium', 'high', 'urgent'])[1 + i % 5]::ticket_priority, 1 + (i * 7919::bigint) % ${PEOPLE}, 'Person ' || (1 + (i * 7919::bigint) % ${PEOPLE}),
         case when i % 3 = 0 then 1 + i % 20 end, case when i % 3 = 0 then 'Staff' end, case kind when 'it-support' then 1 when 'general' then 1 + i / 4 % 2 end,
         case when kind = 'leave-request' then 'sick'::leave_type end, case when kind = 'leave-request' then date '2026-01-01' + i / ${PEOPLE} * 3 end, case when kind = 'leave-request' then date '2026-01-02' + i / ${PEOPLE} * 3 end,
         timestamptz '2026-01-01' + i * interval '5 minutes', timestamptz '2026-01-01' + i * interval '6 minutes', case when status = 'resolved' then now() end
       from (select i, (array['leave-request', 'it-support', 'feedback', 'general'])[1 + i % 4] as kind, (array['open', 'in_progress', 'resolved', 'resolved', 'closed', 'closed', 'rejected'])[1 + i % 7] as status
             from generate_series($1::int, $2::int) i) rows`,
      [from, from + 9_999],
    );
  }
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

const masterTickets = (fields: string) => `query ($type: [TicketKindFilter!], $status: [TicketStatusInput!], $priority: [TicketPriority!], $assignedTo: [Int!], $mine: Boolean, $search: String, $page: Int, $pageSize: Int = 50, $ordering: String) {
  list: masterTickets(type: $type, status: $status, priority: $priority, assignedTo: $assignedTo, mine: $mine, search: $search, page: $page, pageSize: $pageSize, ordering: $ordering) { ${fields} } }`;

/** What the variables make the list ask of PostgreSQL, and how the answer came. */
async function ask(person: Viewer, variables: Record<string, unknown>, fields = 'results { id createdByName assignedToName general { categoryName } }', document = masterTickets(fields)) {
  const { database } = subgraph;
  const sent: [string, unknown[]][] = [];
  const send = database.query.bind(database);
  database.query = (sql: string, params: unknown[] = []) => {
    sent.push([sql, params]);
    return send(sql, params);
  };
  const { data, errors } = await subgraph.run<{ list: { count: number; results: { id: number }[] } }>(person, document, variables);
  database.query = send;
  expect(errors).toEqual([]);
  return { sent, page: data.list };
}

interface Explained extends Record<string, unknown> {
  'QUERY PLAN': [{ Plan: Plan }];
}
const planOf = (row: Explained | null) => (row ? nodes(row['QUERY PLAN'][0].Plan) : []);

async function planForValues(sql: string, params: unknown[]): Promise<Plan[]> {
  return planOf(await subgraph.database.one<Explained>(`explain (analyze, format json) ${sql}`, params));
}

/** A prepared statement may also be planned once, for any values. */
async function planForAll(sql: string, params: unknown[]): Promise<Plan[]> {
  return subgraph.database.system(async (tx) => {
    await tx.query('set local plan_cache_mode = force_generic_plan');
    await tx.query(`prepare listed as ${sql}`);
    const row = await tx.one<Explained>(`explain (format json) execute listed (${params.map(() => 'null').join(', ')})`);
    await tx.query('deallocate listed');
    return planOf(row);
  });
}

const isScan = (node: Plan) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'ticket';
const rowsRead = (plan: Plan[]) =>
  plan
    .filter((node) => node['Relation Name'] === 'ticket')
    .reduce((sum, node) => sum + (node['Actual Loops'] ?? 0) * ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)), 0);

const LISTS: Record<string, unknown>[] = [
  {},
  { page: 2, pageSize: 20 },
  { mine: true },
  ...['LEAVE', 'IT', 'FEEDBACK', 'GENERAL'].map((type) => ({ type: [type] })),
  { type: ['LEAVE', 'GENERAL'] },
  { status: ['OPEN'] },
  { status: ['OPEN', 'IN_PROGRESS'], priority: ['URGENT'], type: ['IT'] },
  { priority: ['URGENT'] },
  ...['createdAt', '-updatedAt', 'title', 'status', '-priority', 'type'].map((ordering) => ({ ordering })),
  { search: 'projector' },
  { search: 'projector', type: ['IT'], ordering: 'title' },
  { search: 'Person 7' },
  { search: 'ab' },
];

test.each(ROLES)('%s lists 50 of 100,000 tickets with names by one statement that reads few of them', async (who, person) => {
  for (const variables of LISTS) {
    const { sent } = await ask(person, variables);
    expect([who, variables, sent.length]).toEqual([who, variables, 1]);
    const [sql, params] = sent[0] ?? ['', []];
    const plan = await planForValues(sql, params);
    expect([who, variables, plan.filter(isScan)]).toEqual([who, variables, []]);
    // By type, IT Staff walk past the leave requests; the tickets of 500 reports are themselves a quarter of the table.
    const most = person === director || (person === itStaff && variables['ordering'] === 'type') ? ROWS * 0.26 : 8_000;
    expect([who, variables, rowsRead(plan), rowsRead(plan) <= most]).toEqual([who, variables, rowsRead(plan), true]);
    expect([who, variables, (await planForAll(sql, params)).filter(isScan)]).toEqual([who, variables, []]);
  }
});

const LEAVE = `query ($status: [LeaveStatusFilter!], $leaveType: [LeaveType!], $after: Date, $mine: Boolean, $search: String, $page: Int, $ordering: String) {
  list: leaveRequests(status: $status, leaveType: $leaveType, startDateAfter: $after, mine: $mine, search: $search, page: $page, pageSize: 50, ordering: $ordering) { results { id createdByName viewerCan { decide } leave { totalDays reason } } } }`;

test.each(ROLES)('%s lists 50 of 25,000 leave requests by one statement that reads few of them', async (who, person) => {
  const lists = [{}, { mine: true }, { status: ['PENDING'] }, { leaveType: ['SICK'] }, { after: '1990-06-01' }, { search: 'projector' }, { search: 'lagos' }, ...['startDate', '-endDate', 'leaveType', '-status'].map((ordering) => ({ ordering }))];
  for (const variables of lists) {
    const { sent } = await ask(person, variables, '', LEAVE);
    expect([who, variables, sent.length]).toEqual([who, variables, 1]);
    const [sql, params] = sent[0] ?? ['', []];
    const plan = await planForValues(sql, params);
    expect([who, variables, plan.filter(isScan)]).toEqual([who, variables, []]);
    expect([who, variables, rowsRead(plan), rowsRead(plan) <= (person === director ? ROWS * 0.26 : 8_000)]).toEqual([who, variables, rowsRead(plan), true]);
  }
});

test.each(ROLES)('%s: the statement of a list is the same text whatever is asked for in it', async (_who, person) => {
  const texts = new Set<string>();
  for (const variables of [{ search: 'projector', status: ['OPEN'], page: 1 }, { search: 'person', status: ['CLOSED', 'OPEN'], pageSize: 20 }]) {
    const { sent } = await ask({ ...person, userId: person.userId + 100 }, variables);
    for (const [sql] of sent) texts.add(sql);
  }
  expect(texts.size).toBe(1);
});

test('nothing is counted unless the count is asked for, and then by at most two statements more', async () => {
  for (const [who, person] of ROLES) {
    const { sent, page } = await ask(person, {}, 'count results { id }');
    expect([who, sent.length <= 3]).toEqual([who, true]);
    const exact = await ask(person, { pageSize: 200, page: Math.ceil(page.count / 200) }, 'results { id }');
    expect([who, exact.page.results.length]).toEqual([who, page.count % 200 || 200]);
  }
});

test('HR and IT counts come from the tally, without reading the tickets', async () => {
  const { sent, page } = await ask(hr, { status: ['REJECTED'] }, 'count results { id }');
  expect(page.count).toBe(Math.floor((ROWS + 1) / 7));
  expect(sent.map(([sql]) => sql.includes('from ticket_tally'))).toEqual([false, true]);
  const it = await ask(itStaff, {}, 'count results { id }');
  expect(it.sent.filter(([sql]) => sql.includes('from ticket_tally'))).toHaveLength(1);
});
