import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { planForAll, planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import { tickets } from '../subgraph.js';
import { ASKED, listDocument } from '../testing/askedOfLists.js';
import type { Variables } from '../testing/askedOfLists.js';
import { insertMany } from '../testing/volume.js';
import { COMMON_TEXTS } from './ticket.service.js';

const ROWS = 100_000;
const PEOPLE = 4_001;
const TICKETS = ['ticket'];
/** A page may read this many rows: the first 1,500 of a narrow list are spread over many others. */
const MOST = 0.4 * ROWS;
const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

const hr = viewer(['HR'], { userId: 12 });
const ROLES: [string, Viewer][] = [
  ['an employee', viewer([], { userId: 7 })],
  ['a manager of 1,000', viewer(['Manager'], { userId: 9, reportUserIds: range(1000) })],
  ['IT Staff who lead a team', viewer(['IT Staff', 'Manager'], { userId: 11, reportUserIds: range(12) })],
  ['HR', hr],
];

interface Found {
  list: { count: number; results: { id: string }[] };
}

describeSubgraph(tickets, (subgraph) => {
  const { database } = subgraph;
  beforeAll(async () => {
    await insertMany(subgraph, ROWS, PEOPLE);
    await database.query('vacuum analyze ticket');
  }, 300_000);

  const search = (name: string, person: Viewer, variables: Variables) =>
    statementsOf<Found>(subgraph, person, listDocument(name, 'count results { id }'), variables);

  describe.each([
    ['that nearly all tickets have', ['o', 'th', 't 1']],
    ['that few tickets have', ['j', 'oj', 'r i']],
    ['that no ticket has', ['q', 'qx', 'x q', '#']],
  ])('letters %s', (which, texts) => {
    test.each(ROLES)(
      `%s reads a page of tickets with letters ${which} by one statement and counts them by one more, both from indexes`,
      async (_who, person) => {
        for (const name of Object.keys(ASKED)) {
          const all = ['feedbackTickets', 'generalTickets'].includes(name) && { all: true };
          for (const text of texts) {
            const { sent, data } = await search(name, person, { ...all, search: text, pageSize: 20 });
            const reading = sent.filter(([sql]) => !sql.includes('from feedback_author'));
            expect([name, text, reading.length <= (data.list.results.length < 20 ? 1 : 2)]).toEqual([
              name,
              text,
              true,
            ]);
            for (const [at, statement] of reading.entries()) {
              const plan = await planForValues(database, statement);
              const kept = await planForAll(database, statement);
              expect([name, text, scanned(plan, TICKETS), scanned(kept, TICKETS)]).toEqual([
                name,
                text,
                [],
                [],
              ]);
              // The count of what nearly all have looks at as many.
              const most = at === 1 && which === 'that nearly all tickets have' ? ROWS : MOST;
              const looked = rowsRead(plan, TICKETS);
              expect([name, text, at, looked, looked <= most]).toEqual([name, text, at, looked, true]);
            }
          }
        }
      },
      120_000,
    );

    test(`a page of tickets with letters ${which} is the same as if every ticket were compared`, async () => {
      for (const text of texts) {
        for (const [ordering, order] of [
          ['-createdAt', 't.created_at desc, t.id desc'],
          ['title', 't.title, t.id'],
        ] as const) {
          const like = COMMON_TEXTS.map((one) => `${one} like '%${text}%'`).join(' or ');
          const compared = await database.one<{ ids: number[] | null; count: number }>(
            `select (array_agg(id order by ${order}))[41:60] as ids, count(*)::int as count from ticket t where ${like}`,
          );
          const page = compared?.count ? 3 : 1;
          const { data } = await search('masterTickets', hr, { search: text, ordering, pageSize: 20, page });
          expect([text, data.list.count, data.list.results.map(({ id }) => Number(id))]).toEqual([
            text,
            compared?.count,
            compared?.ids ?? [],
          ]);
        }
      }
    });
  });
});
