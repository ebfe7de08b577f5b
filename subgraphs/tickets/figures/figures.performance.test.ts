import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { planForAll, planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { insertMany } from '../testing/volume.js';

const ROWS = 100_000; // one each five minutes from the beginning of 2026: not quite a year
const TABLES = ['ticket'];
/** Tickets of a month, and the feedback that is no ticket here. */
const MONTH = (31 * 24 * 60) / 5;
const analyst = viewer(['Analyst']);
const march = 'from: "2026-03-01", to: "2026-03-31"';

describeSubgraph(tickets, (subgraph) => {
  beforeAll(async () => {
    await insertMany(subgraph, ROWS, 4_001);
    await subgraph.database.query('vacuum ticket');
  }, 300_000);

  test.each([
    [`ticketFigures(measure: OPENED, by: [KIND], every: DAY, ${march})`, MONTH],
    [`ticketFigures(measure: OPENED, by: [CATEGORY, PRIORITY], every: MONTH, ${march})`, MONTH],
    [`ticketFigures(measure: OPENED, department: "Sales", ${march})`, MONTH],
    [`ticketFigures(measure: RESOLVED, by: [KIND], every: WEEK, ${march})`, MONTH],
    [`ticketFigures(measure: RESOLUTION_HOURS, by: [KIND], every: MONTH, ${march})`, MONTH],
    [`ticketFigures(measure: AGE_DAYS, by: [KIND])`, ROWS / 3],
    [`ticketFigures(measure: OPENED, by: [ASSET_MODEL, ASSET_AGE], every: MONTH, ${march})`, MONTH],
    [`leaveFigures(measure: REQUESTS, by: [STATUS], every: MONTH, ${march})`, MONTH],
    [`leaveFigures(measure: DAYS, by: [LEAVE_TYPE], every: MONTH, ${march})`, ROWS / 10],
  ])(
    '%s is one statement that reads only the tickets of those months, from an index',
    async (field, most) => {
      const { sent } = await statementsOf(
        subgraph,
        analyst,
        `{ list: ${field} { period groups value isWithheld } }`,
      );
      expect(sent).toHaveLength(1);
      for (const statement of sent) {
        const plan = await planForValues(subgraph.database, statement);
        expect(scanned(plan, TABLES)).toEqual([]);
        expect(rowsRead(plan, TABLES)).toBeLessThanOrEqual(most);
        expect(scanned(await planForAll(subgraph.database, statement), TABLES)).toEqual([]);
      }
    },
  );

  test.each([
    `ticketFigures(measure: OPENED, by: [KIND], every: MONTH)`,
    `ticketFigures(measure: RESOLUTION_HOURS, by: [KIND, PRIORITY], every: WEEK)`,
    `leaveFigures(measure: REQUESTS, by: [STATUS], every: MONTH)`,
  ])('%s is counted by month from an index alone, without sorting tickets by day', async (field) => {
    const { sent } = await statementsOf(subgraph, analyst, `{ list: ${field} { period groups value } }`);
    const plan = await planForValues(subgraph.database, sent[0]!);
    const scans = plan.filter((node) => node['Relation Name'] === 'ticket');
    expect(scans.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
    expect(JSON.stringify(plan)).not.toContain('date_trunc(');
  });

  test.each([
    ['ticketFigures(measure: OPENED, by: [ASSET_MODEL, DEPARTMENT], every: WEEK', /^Index Only Scan$/],
    [
      'ticketFigures(measure: RESOLUTION_HOURS, by: [ASSET_MODEL, ASSET_AGE], every: MONTH',
      /^(Index Only|Index|Bitmap Heap) Scan$/,
    ],
  ])(
    '%s) of a whole year reads tickets with an asset once, from an index, and does not compare each with every period',
    async (field, scan) => {
      await subgraph.database.query(
        `insert into asset select 'lap-' || n, 'Model ' || n % 9, '2025-01-01' from generate_series(1, $1::int) n
         on conflict do nothing`,
        [ROWS / 4],
      );
      await subgraph.database.query('analyze asset');
      const { sent, data } = await statementsOf<{ list: { value: number }[] }>(
        subgraph,
        analyst,
        `{ list: ${field}, from: "2026-01-01", to: "2026-12-31") { period groups value } }`,
      );
      expect(data.list.length).toBeGreaterThan(9);
      const plan = await planForValues(subgraph.database, sent[0]!);
      const scans = plan.filter((node) => node['Relation Name'] === 'ticket');
      expect(scans.map((node) => node['Node Type'])).toEqual([expect.stringMatching(scan)]);
      expect(rowsRead(plan, TABLES)).toBeLessThanOrEqual(ROWS / 4);
      expect(plan.map((node) => node['Node Type'])).not.toContain('Function Scan');
    },
  );

  test('the days of leave of a whole year are read from their index alone, without the tickets', async () => {
    const year = 'from: "2026-01-01", to: "2026-12-31"';
    const { sent } = await statementsOf(
      subgraph,
      analyst,
      `{ list: leaveFigures(measure: DAYS, by: [LEAVE_TYPE], every: MONTH, ${year}) { period groups value } }`,
    );
    expect(sent).toHaveLength(1);
    for (const statement of sent) {
      const plan = await planForValues(subgraph.database, statement);
      const scans = plan.filter((node) => node['Relation Name'] === 'ticket');
      expect(scans.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
    }
  });
});
