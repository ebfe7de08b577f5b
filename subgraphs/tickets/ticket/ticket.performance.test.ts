import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { tickets } from '../subgraph.js';
import { planForAll, planForValues, rowsRead, scanned, statementsOf } from '../../kit/testing/plans.js';
import type { Statement } from '../../kit/testing/plans.js';
import { ASKED, listDocument } from '../testing/askedOfLists.js';
import type { Variables } from '../testing/askedOfLists.js';
import { claimAnonymous, insertMany } from '../testing/volume.js';

const ROWS = 200_000;
const PEOPLE = 4_001; // shares no factor with the four kinds, so that everyone has all of them
/** A page of 50 may read this many rows, however rare the match: one in twenty. */
const TICKETS = ['ticket'];
const FEW = ROWS / 20;
const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

const employee = viewer([], { userId: 7 });
const manager = viewer(['Manager'], { userId: 8, reportUserIds: range(12) });
const director = viewer(['Manager'], { userId: 9, reportUserIds: range(1000) });
const itStaff = viewer(['IT Staff'], { userId: 10 });
const itLead = viewer(['IT Staff', 'Manager'], { userId: 11, reportUserIds: range(12) });
const hr = viewer(['HR'], { userId: 12 });
const admin = viewer(['Administrator'], { userId: 13 });
const ROLES: [string, Viewer][] = [
  ['an employee', employee],
  ['a manager', manager],
  ['a manager of 1,000', director],
  ['IT Staff', itStaff],
  ['IT Staff who lead a team', itLead],
  ['HR', hr],
  ['an administrator', admin],
];

describeSubgraph(tickets, (subgraph) => {
  const { database } = subgraph;
  beforeAll(async () => {
    await insertMany(subgraph, ROWS, PEOPLE);
    await claimAnonymous(subgraph, [employee, director, itStaff, hr], 40);
    // Or the database does it by itself, now or in the midst of the tests, and chooses other plans after it.
    await database.query('vacuum analyze ticket');
  }, 300_000);

  /** Asks a list for a page of 50; `sent` has what reads tickets, `more` what else was asked. */
  async function ask(
    name: string,
    person: Viewer,
    variables: Variables,
    fields = 'results { id createdByName assignedToName general { categoryName } }',
  ) {
    const { sent, data } = await statementsOf<{ list: { count: number; results: { id: number }[] } }>(
      subgraph,
      person,
      listDocument(name, fields),
      variables,
    );
    const isOfAuthors = ([sql]: Statement) => sql.includes('from feedback_author');
    return {
      page: data.list,
      sent: sent.filter((statement) => !isOfAuthors(statement)),
      more: sent.filter(isOfAuthors),
    };
  }

  describe.each(ROLES)('%s', (who, person) => {
    const most = person === director ? 2 * FEW : FEW; // the leave of 1,000 reports is itself more than FEW

    test.each(Object.entries(ASKED))(
      `${who} reads 50 of 200,000 tickets with %s by one statement that looks at few rows`,
      async (name, { asked }) => {
        for (const variables of asked) {
          const { sent, more } = await ask(name, person, variables);
          expect([variables, sent.length, more.length <= 1]).toEqual([variables, 1, true]);
          for (const statement of sent) {
            const plan = await planForValues(database, statement);
            expect([variables, scanned(plan, TICKETS)]).toEqual([variables, []]);
            expect([variables, rowsRead(plan, TICKETS), rowsRead(plan, TICKETS) <= most]).toEqual([
              variables,
              rowsRead(plan, TICKETS),
              true,
            ]);
            expect([variables, scanned(await planForAll(database, statement), TICKETS)]).toEqual([
              variables,
              [],
            ]);
          }
        }
      },
      120_000,
    );

    test.each(Object.keys(ASKED))(
      `%s costs ${who} as many statements for 200 tickets as for ten, at most three with the count`,
      async (name) => {
        for (const pageSize of [10, 200]) {
          const { sent, more, page } = await ask(
            name,
            person,
            { pageSize },
            'count results { id createdByName viewerCan { delete cancel } }',
          );
          // a list shorter than a page needs no count
          const counting = page.results.length < pageSize ? 0 : 1;
          expect([pageSize, sent.length, more.length <= 1]).toEqual([pageSize, 1 + counting, true]);
        }
      },
    );

    test(`${who} counts own tickets from the index of own rows`, async () => {
      for (const kind of ['LEAVE_REQUEST', 'IT_SUPPORT', 'FEEDBACK', 'GENERAL']) {
        const { sent } = await statementsOf(
          subgraph,
          person,
          'query ($kind: TicketKind!) { ownTicketCounts(kind: $kind) { status count } }',
          { kind },
        );
        expect([kind, sent.length]).toEqual([kind, kind === 'FEEDBACK' ? 2 : 1]);
        for (const statement of sent) {
          const plan = await planForValues(database, statement);
          expect([kind, scanned(plan, TICKETS), rowsRead(plan, TICKETS) <= 200]).toEqual([kind, [], true]);
          expect([kind, scanned(await planForAll(database, statement), TICKETS)]).toEqual([kind, []]);
        }
      }
    });

    test.each(Object.keys(ASKED))(
      `the statement of a page of %s for ${who} has the same text with every filter`,
      async (name) => {
        const texts = new Set<string>();
        for (const variables of [
          { search: 'projector', status: ['OPEN'], pageSize: 20 },
          { search: 'person', status: ['CLOSED', 'OPEN'], pageSize: 20 },
        ]) {
          const { sent } = await ask(name, { ...person, userId: person.userId + 100 }, variables);
          for (const [sql] of sent) texts.add(sql);
        }
        expect(texts.size).toBe(1);
      },
    );
  });

  test.each([
    ['all tickets', hr, 'masterTickets'],
    ['own tickets', employee, 'myTickets'],
    ['leave requests of one’s team', manager, 'leaveRequests'],
  ] as const)('the plan of a page of %s is cached after a few reads', async (_what, person, name) => {
    const { sent } = await ask(name, person, { pageSize: 20 });
    const [[sql, params]] = sent as [Statement];
    const written = params.map((value) => (Array.isArray(value) ? `'{${value.join()}}'` : String(value)));
    const kept = await database.system(async (tx) => {
      await tx.query(`prepare read_often as ${sql}`);
      for (let n = 0; n < 8; n += 1)
        await tx.query(`execute read_often${written.length > 0 ? `(${written.join()})` : ''}`);
      const row = await tx.one<{ generic: number }>(
        `select generic_plans::int as generic from pg_prepared_statements where name = 'read_often'`,
      );
      await tx.query('deallocate read_often');
      return row?.generic;
    });
    expect(kept).toBeGreaterThan(0);
  });

  test.each(ROLES)(
    '%s counts what they see by kind, status and priority in one statement that reads few tickets [B2.33 B2.34]',
    async (who, person) => {
      const { sent, data } = await statementsOf<{ ticketCounts: { count: number }[] }>(
        subgraph,
        person,
        '{ ticketCounts { kind status priority count } }',
        {},
      );
      const counting = sent.filter(([sql]) => !sql.includes('from feedback_author'));
      expect([who, counting.length, sent.length <= 2]).toEqual([who, 1, true]);
      for (const statement of counting) {
        const plan = await planForValues(database, statement);
        expect([who, scanned(plan, TICKETS)]).toEqual([who, []]);
        expect(rowsRead(plan, TICKETS)).toBeLessThanOrEqual(person === director ? 2 * FEW : FEW);
      }
      const { page } = await ask('masterTickets', person, {}, 'count results { id }');
      expect(data.ticketCounts.reduce((sum, { count }) => sum + count, 0)).toBe(page.count);
    },
  );

  test('tickets are counted only when the query selects the count, and the count equals the rows of all pages', async () => {
    for (const [who, person] of ROLES) {
      for (const name of ['masterTickets', 'generalItTickets']) {
        const { sent, page } = await ask(name, person, {}, 'count results { id }');
        expect([who, sent.length]).toEqual([who, page.count < 50 ? 1 : 2]);
        const last = await ask(
          name,
          person,
          { pageSize: 200, page: Math.ceil(page.count / 200) },
          'results { id }',
        );
        expect([who, last.sent.length, last.page.results.length]).toEqual([who, 1, page.count % 200 || 200]);
      }
    }
  });

  test.each([
    ['masterTickets', hr, '15050'],
    ['masterTickets', itStaff, '1505'],
    ['leaveRequests', director, '1505'],
    ['itSupportTickets', itLead, '1505'],
    ['feedbackTickets', admin, '1505'],
  ] as const)(
    'a search of %s looks up its tickets once, with or without a count',
    async (name, person, search) => {
      const all = { all: true, search };
      const whole = await ask(name, person, { ...all, pageSize: 200 }, 'results { id }');
      expect(whole.page.results.length).toBeGreaterThan(1);
      for (const pageSize of [1, 200]) {
        const { sent, page } = await ask(name, person, { ...all, pageSize }, 'count results { id }');
        expect([pageSize, sent.length, page.count]).toEqual([pageSize, 1, whole.page.results.length]);
        for (const statement of sent)
          expect(rowsRead(await planForValues(database, statement), TICKETS)).toBeLessThan(FEW);
      }
    },
  );

  test('people who see many tickets get counts from the tally, plus own tickets, in one statement', async () => {
    const rejected = await ask('masterTickets', hr, { status: ['REJECTED'] }, 'count results { id }');
    expect(rejected.page.count).toBe(Math.floor((ROWS + 1) / 7));
    for (const person of [itStaff, itLead, hr, admin]) {
      for (const name of ['masterTickets', 'itSupportTickets', 'generalItTickets']) {
        const { sent } = await ask(name, person, {}, 'count results { id }');
        expect(sent.map(([sql]) => sql.includes('from ticket_tally'))).toEqual([false, true]);
        for (const statement of sent.slice(1))
          expect(rowsRead(await planForValues(database, statement), TICKETS)).toBeLessThan(FEW);
      }
    }
  });

  test.each(ROLES)(
    '%s finds five of 200,000 tickets for the search of the whole portal by a statement that looks at few',
    async (who, person) => {
      const document = 'query ($search: String!) { searchTickets(search: $search) { id title } }';
      // Without a match it costs one more statement, which looks up possible corrections.
      for (const search of ['projector', 'ticket 1505', 'tikcet 15050']) {
        const { sent } = await statementsOf<{ searchTickets: { id: string }[] }>(subgraph, person, document, {
          search,
        });
        const reading = sent.filter(([sql]) => !sql.includes('from feedback_author'));
        expect([who, search, reading.length <= 2]).toEqual([who, search, true]);
        for (const statement of reading) {
          const plan = await planForValues(database, statement);
          expect([who, search, scanned(plan, TICKETS)]).toEqual([who, search, []]);
          expect([who, search, rowsRead(plan, TICKETS) <= (person === director ? 2 * FEW : FEW)]).toEqual([
            who,
            search,
            true,
          ]);
        }
      }
    },
  );
});
