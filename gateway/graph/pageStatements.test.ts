import { readFileSync } from 'node:fs';
import { ROOT } from '../run/root.js';
import { loadSubgraphs } from './subgraphs.js';
import { openTestPortal } from '../testing/portal.js';
import type { TestPortal } from '../testing/portal.js';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

/** What the web app sends, by the names of its operations. */
const documents = JSON.parse(readFileSync(`${ROOT}web/generated/persisted-documents.json`, 'utf8')) as Record<
  string,
  string
>;

/** SQL statements of all subgraphs together for the calls of a page, the look-ups of the viewer included. */
async function statementsOf(operations: readonly string[], variables = {}): Promise<number> {
  const subgraphs = [...(await loadSubgraphs()).values()];
  const count = () => subgraphs.reduce((sum, { database }) => sum + database.statements, 0);
  await portal.token('admin');
  const runs: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const before = count();
    const answers = await Promise.all(
      operations.map((name) => portal.graphql('admin', documents[name] ?? '', variables)),
    );
    runs.push(count() - before);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  }
  // The housekeeping of the start may fall into one of them.
  return Math.min(...runs);
}

test.each([
  ['home page', ['EmployeeFigures', 'ItFigures', 'LearningFigures', 'DepartmentFigures', 'TicketFigures']],
  ['employee portal page', ['LeaveYear', 'EmployeePortal']],
])('the %s costs at most twelve statements [A2.53 A7.58]', async (_page, operations) => {
  expect(await statementsOf(operations)).toBeLessThanOrEqual(12);
});

test("the waiting items and today's figures on the home page are one more call of at most twelve statements", async () => {
  const today = new Date().toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  expect(await statementsOf(['Today'], { today, year, nextYear: year + 1 })).toBeLessThanOrEqual(12);
});
