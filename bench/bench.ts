import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../scripts/postgres/postgres.js';
import { compare } from './load.js';
import type { Target } from './load.js';
import { freePort, run, serve } from './processes.js';

// `npm run bench`: the hot paths compared with the floor, in one run, on 20,000 tickets of 2,000 people. `npm run
// bench -- search create`: those two alone; `--tickets 200000`: on another number of tickets. `npm run bench --
// palette home --people 10000 --tickets 200000`: the search of the whole portal beside the list of tickets, of
// which it may cost six times as much, and what the home page asks for.
const { values: given, positionals: only } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    tickets: { type: 'string', default: '20000' },
  },
  allowPositionals: true,
});
const ROUNDS = 3;
const SECONDS = 6;
const PEOPLE = Number(given.people);
const TICKETS = Number(given.tickets);
const WORDS = ['laptop', 'printer', 'password', 'monitor', 'holiday', 'badge'];

const FIELDS =
  'id kind title status priority createdAt updatedAt createdByName createdByDepartment assignedToName';
const ONE = `query BenchOne($id: Int!) { ticket(id: $id) { id title description status createdByName } ticketComments(ticket: $id) { results { id comment createdByName createdAt } } }`;
const CREATE = `mutation BenchCreate($input: LeaveRequestInput!) { createLeaveRequest(input: $input) { id title status } }`;
const CHART =
  '{ orgChart { me { id } people { id userId fullName position departmentName email managerId parentId depth directReportsCount teamSize user { profilePicture } } } }';
const LIST = `query Bench($page: Int, $search: String) { masterTickets(page: $page, pageSize: 50, search: $search) { results { ${FIELDS} } } }`;
// The queries of a console tab when it opens and after each action: its rows and the figures.
const CONSOLE = `query BenchConsole($type: [TicketKindFilter!], $status: [TicketStatusInput!], $search: String, $page: Int) { masterTickets(type: $type, status: $status, search: $search, page: $page, pageSize: 50) { count results { id kind title status priority version updatedAt createdByName createdByDepartment createdBy { id profilePicture } assignedToId assignedToName isOwn handledWith viewerCan { changeStatus assign commentInternally delete } feedback { isAnonymous } } } }`;
// As the palette of the web asks, of all areas together.
const FOUND = '{ kind id title subtitle path }';
const PALETTE = `query BenchPalette($text: String!) { searchPeople(search: $text) ${FOUND} searchTickets(search: $text) ${FOUND} searchIt(search: $text) ${FOUND} searchLearning(search: $text) ${FOUND} }`;
const NAMES = ['okafor', 'anna', 'martin', 'lind', 'maria', 'chen'];
const MISTYPED = ['pritner', 'pasword', 'mointor', 'hoilday', 'okafro', 'latpop'];
// The five calls of the home page, together, and the one of what waits and the own day.
const HOME =
  '{ employeeStatistics { activeEmployees newHiresThisMonth } itDashboard { totalAssets } itTicketFigures { openTickets } learningDashboardStats { totalCourses totalCertifications } departments(pageSize: 1) { count } masterTickets(pageSize: 100) { results { id status } } }';
const WAITING = '{ kind count detail path until }';
const TODAY = `query BenchToday($today: Date!, $year: Int!) { waitingInTickets ${WAITING} waitingInPeople ${WAITING} waitingInIt ${WAITING} waitingInLearning ${WAITING} reportsAway { userId name until } leaveYear(year: $year) { year today takenDays usedDays { leaveType days } requests { id status leave { startDate endDate } } } leavePreview(startDate: $today, endDate: $today) { teamSize teamAway } currentTimesheet { id status totalHours } }`;
const COUNTS = '{ ticketCounts { kind status priority count } }';
const TABS = [null, ['LEAVE'], ['IT'], ['FEEDBACK'], ['GENERAL']];

const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir });
const children: ChildProcess[] = [];
try {
  const [floorPort, port] = [await freePort(), await freePort()];
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    PORT: String(port),
    LIMITS_ENABLED: 'false',
    SEED_DEMO: 'true',
    LOG_LEVEL: 'error',
  };
  process.stdout.write(`Seeding ${PEOPLE} people and ${TICKETS} tickets …\n`);
  await run('../gateway/seed.js', ['--employees', String(PEOPLE), '--tickets', String(TICKETS)], env);
  const floor = await serve('./floor.js', [String(floorPort), postgres.url], {}, 'ready');
  const portal = await serve('../gateway/main.js', [], env, 'ready');
  children.push(floor, portal);

  const own = `http://127.0.0.1:${port}`;
  const signIn = await fetch(`${own}/api/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'hr@portal.example', password: 'Harbor-Lantern-42' }),
  });
  const { token } = (await signIn.json()) as { token: string };
  const authorization = `Token ${token}`;

  const page = (n: number) => 1 + (n % 20);
  const word = (n: number) => WORDS[n % WORDS.length] ?? '';
  // A ticket that is not feedback; and unused days, one after the other from 1900 on.
  const ticket = (n: number) => 1 + ((n * 7) % 15_000);
  const dayAfter = () => {
    let day = Date.UTC(1900, 0, 1);
    return () => new Date((day += 86_400_000)).toISOString().slice(0, 10);
  };
  const dayOf = (n: number) => new Date(Date.now() + (n % 5) * 86_400_000).toISOString().slice(0, 10);
  const [floorDay, ownDay] = [dayAfter(), dayAfter()];
  const json = { 'content-type': 'application/json' };
  const asked = (day: string) => ({ title: `Day off ${day}`, description: 'A day off', reason: 'Rest' });

  const onFloor = (name: string, request: Target['request']): Target => ({
    name,
    url: `http://127.0.0.1:${floorPort}`,
    pid: floor.pid ?? 0,
    headers: json,
    request,
  });
  const onGraph = (name: string, query: string, variables: (n: number) => object): Target => ({
    name,
    url: own,
    pid: portal.pid ?? 0,
    headers: { authorization, ...json },
    request: (n) => ({
      path: '/graphql',
      method: 'POST',
      body: JSON.stringify({ query, variables: variables(n) }),
    }),
  });
  const onRest = (name: string, request: Target['request']): Target => ({
    name,
    url: own,
    pid: portal.pid ?? 0,
    headers: { authorization, ...json },
    request,
  });

  const rows = [
    [
      onFloor('list 50: floor', (n) => ({ path: `/list?offset=${(page(n) - 1) * 50}` })),
      onGraph('list 50: GraphQL', LIST, (n) => ({ page: page(n) })),
      onRest('list 50: REST', (n) => ({ path: `/api/tickets/master-tickets/?page_size=50&page=${page(n)}` })),
    ],
    [
      onFloor('console: floor', (n) => ({ path: `/list?offset=${(page(n) - 1) * 50}` })),
      onGraph('console: a tab', CONSOLE, (n) => ({ type: TABS[n % TABS.length], page: 1 + (n % 7) })),
      onGraph('console: open ones', CONSOLE, (n) => ({ type: TABS[n % TABS.length], status: ['OPEN'] })),
      onGraph('console: a word', CONSOLE, (n) => ({ search: word(n) })),
      onGraph('console: two letters', CONSOLE, (n) => ({ search: word(n).slice(0, 2) })),
      onGraph('console: one letter', CONSOLE, (n) => ({ search: word(n).slice(0, 1) })),
      onGraph('console: counts', COUNTS, () => ({})),
    ],
    [
      onFloor('palette: floor', (n) => ({ path: `/list?offset=${(page(n) - 1) * 50}` })),
      onGraph('palette: list 50', LIST, (n) => ({ page: page(n) })),
      onGraph('palette: a word', PALETTE, (n) => ({ text: word(n) })),
      onGraph('palette: a name', PALETTE, (n) => ({ text: NAMES[n % NAMES.length] })),
      onGraph('palette: two letters', PALETTE, (n) => ({ text: word(n).slice(0, 2) })),
      onGraph('palette: mistyped', PALETTE, (n) => ({ text: MISTYPED[n % MISTYPED.length] })),
    ],
    [
      onFloor('home: floor', (n) => ({ path: `/list?offset=${(page(n) - 1) * 50}` })),
      onGraph('home: figures', HOME, () => ({})),
      onGraph('home: today', TODAY, (n) => ({ today: dayOf(n), year: Number(dayOf(n).slice(0, 4)) })),
    ],
    [
      onFloor('search: floor', (n) => ({ path: `/list?search=${word(n)}` })),
      onGraph('search: GraphQL', LIST, (n) => ({ search: word(n) })),
      onRest('search: REST', (n) => ({
        path: `/api/tickets/master-tickets/?page_size=50&search=${word(n)}`,
      })),
    ],
    [
      onFloor('one ticket: floor', (n) => ({ path: `/ticket?id=${ticket(n)}` })),
      onGraph('one ticket: GraphQL', ONE, (n) => ({ id: ticket(n) })),
    ],
    [
      onFloor('org chart: floor', () => ({ path: '/people' })),
      onGraph('org chart: GraphQL', CHART, () => ({})),
      onRest('org chart: REST', () => ({ path: '/api/core/org-chart/' })),
    ],
    [
      onFloor('create: floor', () => ({
        path: '/leave',
        method: 'POST',
        body: JSON.stringify({ ...asked('then'), day: floorDay() }),
      })),
      onGraph('create: GraphQL', CREATE, () => ({
        input: ((day) => ({ ...asked(day), leaveType: 'SICK', startDate: day, endDate: day }))(ownDay()),
      })),
      onRest('create: REST', () => ({
        path: '/api/tickets/leave-requests/',
        method: 'POST',
        body: ((day) =>
          JSON.stringify({ ...asked(day), leave_type: 'sick', start_date: day, end_date: day }))(ownDay()),
      })),
    ],
  ];
  const isAsked = ([first]: Target[]) =>
    only.length === 0 || only.some((name) => first?.name.startsWith(name));
  for (const targets of rows.filter(isAsked)) {
    const figures = await compare(targets, ROUNDS, SECONDS);
    const base = figures.get(targets[0]?.name ?? '');
    for (const [name, figure] of figures) {
      const share = figure.perSecond / (base?.perSecond ?? Number.NaN);
      process.stdout.write(
        `${name.padEnd(20)} ${figure.perSecond.toFixed(0).padStart(6)} req/s  share ${share.toFixed(2)}  ${figure.cpuMs.toFixed(2)} ms CPU${figure.failed ? `  ${figure.failed} FAILED` : ''}\n`,
      );
    }
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.filter((child) => child.exitCode === null).map((child) => once(child, 'exit')));
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(0);
