import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { interceptNetwork, server } from '../../testing/server';
import { askCostAt, useQueryCost, type Written } from './askCost';

interceptNetwork();

const url = 'http://portal.test/graphql';
const askCost = askCostAt(url, 'kept');
const sent: unknown[] = [];
beforeEach(() => void (sent.length = 0));
const answerTo = (reply: object) =>
  server.use(
    http.post(url, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(reply);
    }),
  );
const refusal = 'The query may resolve 60001 fields; at most 50000 are allowed. Ask for smaller pages.';

test("a query that the portal would refuse is reported before it runs, with the portal's message", async () => {
  answerTo({ errors: [{ message: refusal }] });
  expect(await askCost({ query: '{ a }', variables: '' })).toEqual({
    text: `This would be refused. ${refusal}`,
    isRefused: true,
  });
});

test('an incomplete query, invalid JSON in variables and a portal that is down have no cost', async () => {
  expect(await askCost({ query: '{ a', variables: '' })).toBeNull();
  expect(await askCost({ query: '{ a }', variables: '{' })).toBeNull();
  server.use(http.post(url, () => HttpResponse.error()));
  expect(await askCost({ query: '{ a }', variables: '' })).toBeNull();
});

test('the cost is shown with its limit, for the present variables, without running the query', async () => {
  answerTo({ extensions: { cost: { cost: 12_002, limit: 50_000 } } });
  const query = 'query A($n: Int) { a(pageSize: $n) }';
  expect(await askCost({ query, variables: '{ "n": 5 }', operationName: 'A' })).toEqual({
    text: 'Cost 12,002 of 50,000',
    isRefused: false,
  });
  expect(sent).toEqual([{ query, operationName: 'A', variables: { n: 5 }, extensions: { costOnly: true } }]);
});

test('the cost is requested when typing pauses, and an earlier answer is not shown late', async () => {
  const asked: Written[] = [];
  const answers: ((text: string) => void)[] = [];
  const { result, rerender } = renderHook(
    (query: string) =>
      useQueryCost(
        (written) => {
          asked.push(written);
          return new Promise((resolve) => answers.push((text) => resolve({ text, isRefused: false })));
        },
        { query, variables: '' },
      ),
    { initialProps: '{ a }' },
  );
  expect(result.current).toBeNull();
  expect(asked).toEqual([]);
  rerender('{ a b }');
  await waitFor(() => expect(asked.map(({ query }) => query)).toEqual(['{ a b }']));
  await act(async () => answers[0]?.('Cost 2 of 50,000'));
  expect(result.current?.text).toBe('Cost 2 of 50,000');
});
