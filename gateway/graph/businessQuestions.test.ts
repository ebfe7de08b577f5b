import { readFileSync } from 'node:fs';
import { ROOT } from '../run/root.js';
import { usePortal } from '../rest/testing/rest.js';
import type { Account } from '../testing/portal.js';

interface Figure {
  value: number | null;
  isWithheld?: boolean;
}
interface Rows {
  count: number;
  results: unknown[];
}

/** The page's questions: each has a query for analysts, some another one that lists rows. */
const questions = readFileSync(`${ROOT}docs/business-questions.md`, 'utf8')
  .split(/^## \d+\. /m)
  .slice(1)
  .map((part): [question: string, query: string, rows: string | null] => {
    const [figures = '', rows = null] = [...part.matchAll(/```graphql\n(.*?)```/gs)].map(
      ([, text = '']) => text,
    );
    return [part.split('\n')[0] ?? '', figures, rows];
  });
const rowsOf = (about: RegExp): string =>
  questions.find(([, , rows]) => rows !== null && about.test(rows))?.[2] ?? '';

const portal = usePortal();
const ask = <Data>(who: Account, query: string) => portal().graphql<Data>(who, query);

test('there are ten questions, each with its own query', () => {
  expect(questions).toHaveLength(10);
  expect(new Set(questions.map(([, query]) => /^query (\w+)/.exec(query)?.[1])).size).toBe(10);
});

/** They ask for no more than the totals that everyone reads on the dashboard. */
const totals = ['Is the organisation growing?', 'When are people away, and why?'];

test.each(questions.filter(([question]) => !totals.includes(question)))(
  'an employee is refused the figures of "%s"',
  async (_question, query) => {
    const { errors } = await ask('employee', query);
    expect(errors?.map(({ extensions }) => extensions['code'])).toContain('FORBIDDEN');
  },
);

test.each(questions)(
  'an analyst with only the permission to explore runs "%s", can read the cost first, and reads figures',
  async (_question, query) => {
    const { body } = await portal().call<{ extensions: { cost: { cost: number; limit: number } } }>(
      'POST',
      '/graphql',
      { as: 'analyst', body: { query, extensions: { costOnly: true } } },
    );
    expect(body.extensions.cost.cost).toBeLessThanOrEqual(body.extensions.cost.limit);
    const { data, errors } = await ask<Record<string, Figure[]>>('analyst', query);
    expect(errors).toBeUndefined();
    const told = Object.values(data)
      .flat()
      .filter(({ value, isWithheld }) => value !== null && !isWithheld);
    expect(told).not.toEqual([]);
  },
);

test('an analyst is refused the assets of people who left; IT Staff and an administrator read them', async () => {
  const query = rowsOf(/heldByLeavers/);
  for (const who of ['analyst', 'hr'] as const)
    expect((await ask(who, query)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  for (const who of ['it', 'admin'] as const)
    expect((await ask<{ assets: Rows }>(who, query)).data.assets.results).not.toEqual([]);
});

test('in the list of waiting leave an analyst reads only their own requests, and HR and an administrator read all', async () => {
  const query = rowsOf(/leaveRequests/);
  const of = async (who: Account) =>
    (await ask<{ leaveRequests: { results: { createdByName: string }[] } }>(who, query)).data.leaveRequests
      .results;
  const { data } = await ask<{ me: { fullName: string } }>('analyst', '{ me { fullName } }');
  for (const { createdByName } of await of('analyst')) expect(createdByName).toBe(data.me.fullName);
  const [all, same] = [await of('hr'), await of('admin')];
  expect(new Set(all.map(({ createdByName }) => createdByName)).size).toBeGreaterThan(1);
  expect(same).toEqual(all);
});
