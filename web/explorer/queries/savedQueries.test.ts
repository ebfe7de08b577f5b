import { act, renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { interceptNetwork, server } from '../../testing/server';
import { askGraphAt } from '../askGraph';
import { useSavedQueries } from './savedQueries';

interceptNetwork();

const url = 'http://portal.test/graphql';
const row = {
  id: 4,
  name: 'Headcount',
  query: '{ employees { count } }',
  variables: '',
  isShared: false,
  isOwn: true,
  ownerName: 'Noor Haddad',
  version: 2,
};
type Asked = { query: string; variables: Record<string, unknown> };
const answerTo = (reply: (asked: Asked) => object) =>
  server.use(
    http.post(url, async ({ request }) => HttpResponse.json(reply((await request.json()) as Asked))),
  );
const ask = askGraphAt(url, 'kept');

test('an analyst sees the saved queries, and sharing one sends its version', async () => {
  const sent: unknown[] = [];
  answerTo(({ query, variables }) => {
    if (query.startsWith('query')) return { data: { savedQueries: { results: [row] } } };
    sent.push(variables);
    return { data: { updateSavedQuery: { id: 4 } } };
  });
  const { result } = renderHook(() => useSavedQueries(ask));
  await waitFor(() => expect(result.current.rows).toEqual([row]));
  await act(() => result.current.change(row, { isShared: true }));
  expect(sent).toEqual([{ id: 4, version: 2, input: { isShared: true } }]);
  expect(result.current.message).toBe('The saved query is changed.');
});

test("a refusal has the portal's message, and the typed query is not marked as saved", async () => {
  answerTo(({ query }) =>
    query.startsWith('query')
      ? { data: { savedQueries: { results: [] } } }
      : { data: null, errors: [{ message: 'You have a saved query with this name.' }] },
  );
  const { result } = renderHook(() => useSavedQueries(ask));
  await waitFor(() => expect(result.current.rows).toEqual([]));
  const isSaved = await act(() => result.current.create({ ...row, query: '{ me { id } }' }));
  expect(isSaved).toBe(false);
  expect(result.current.message).toBe('You have a saved query with this name.');
});

test('a server that does not respond is shown as an error', async () => {
  server.use(http.post(url, () => HttpResponse.error()));
  const { result } = renderHook(() => useSavedQueries(ask));
  await waitFor(() => expect(result.current.message).toBe('The portal does not answer. Please try again.'));
});
