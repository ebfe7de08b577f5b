import { resultTables } from './resultTables';

const answer = (data: unknown) => JSON.stringify({ data });

test('each list of an answer is a table, with nested fields under their path', () => {
  expect(
    resultTables(
      answer({
        people: [{ period: '2026-10-01', groups: ['Sales', 'OPEN'], value: 12 }],
        leaveRequests: {
          count: 1,
          results: [
            { createdByName: 'Maya', leave: { totalDays: 3 }, tags: [{ id: 1 }, { id: 2 }], note: null },
          ],
        },
      }),
    ),
  ).toEqual([
    {
      name: 'people',
      columns: ['period', 'groups', 'value'],
      rows: [{ period: '2026-10-01', groups: 'Sales / OPEN', value: 12 }],
    },
    {
      name: 'leaveRequests.results',
      columns: ['createdByName', 'leave.totalDays', 'tags', 'note'],
      rows: [{ createdByName: 'Maya', 'leave.totalDays': 3, tags: 2, note: null }],
    },
  ]);
});

test.each(['', 'no JSON', '{"data":null,"errors":[]}', answer({ me: { id: 1 } }), answer({ list: [1, 2] })])(
  'an answer without a list, %s, has no table',
  (text) => {
    expect(resultTables(text)).toEqual([]);
  },
);
