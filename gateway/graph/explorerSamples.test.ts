import { readFileSync } from 'node:fs';
import { ROOT } from '../run/root.js';
import { openTestPortal } from '../testing/portal.js';
import type { Account, TestPortal } from '../testing/portal.js';

/** Each sample of the explorer begins with its title; a sample that lists rows names its readers: "For HR." */
const samples = readFileSync(`${ROOT}web/explorer/queries/samples.graphql`, 'utf8')
  .trim()
  .split(/\n{2,}(?=# )/)
  .map((query): [title: string, query: string, who: Account] => {
    const [title = '', about = ''] = query.split('\n');
    const who = about.endsWith('For HR.') ? 'hr' : about.endsWith('For IT Staff.') ? 'it' : 'analyst';
    return [title.slice(2), query, who];
  });

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
}, 60_000);
afterAll(() => portal.close());

test('there are at least fifteen sample queries, each with its own title and name', () => {
  expect(samples.length).toBeGreaterThanOrEqual(15);
  expect(new Set(samples.map(([title]) => title)).size).toBe(samples.length);
  expect(new Set(samples.map(([, query]) => /^query (\w+)/m.exec(query)?.[1])).size).toBe(samples.length);
});

test.each(samples)('the sample "%s" returns rows to its intended role', async (_title, query, who) => {
  const { data, errors } = await portal.graphql(who, query);
  expect(errors).toBeUndefined();
  expect(Object.values(data)).not.toContain(null);
});
