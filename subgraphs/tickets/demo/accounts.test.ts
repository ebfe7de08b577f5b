import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { viewer } from '../../kit/testing/viewers.js';
import { seedTickets } from '../seed.js';
import { tickets } from '../subgraph.js';
import { accounts, input, people } from '../testing/demoPeople.js';
import { graphql } from '../testing/graphql.js';

const OwnFeedback = graphql(`
  query OwnFeedback {
    feedbackTickets {
      results {
        id
        status
        priority
        feedback {
          feedbackType
          isAnonymous
        }
        viewerCan {
          cancel
        }
      }
    }
  }
`);
const OwnGeneral = graphql(`
  query OwnGeneral {
    generalTickets {
      results {
        id
        status
        priority
        general {
          categoryId
        }
      }
    }
  }
`);

interface OwnLeave {
  userId: number;
  type: string;
  status: string;
  days: number;
  /** Days from today to the first day. */
  ahead: number;
  year: number;
  decidedBy: number | null;
  isPast: boolean;
}

describeSubgraph(tickets, { emptied: ['ticket', 'ticket_tally', 'feedback_author'] }, (subgraph) => {
  const { as, database } = subgraph;
  const seed = (more = {}) =>
    database.system((tx) =>
      seedTickets(tx, { ...input, secret: subgraph.config.secrets.anonymity, ...more }),
    );

  test('each demo account has varied feedback and general tickets with comments, and half of the feedback is anonymous', async () => {
    await seed();
    const states: Record<string, Set<string>> = { feedback: new Set(), general: new Set() };
    for (const [index, userId] of accounts.entries()) {
      const who = as(viewer([], { userId }));
      const { results: feedback } = (await who.ask(OwnFeedback)).feedbackTickets;
      const { results: general } = (await who.ask(OwnGeneral)).generalTickets;
      expect([index, feedback.length >= 6, general.length >= 6]).toEqual([index, true, true]);
      expect([
        index,
        feedback.filter((row) => row.feedback?.isAnonymous).length >= 3,
        feedback.filter((row) => row.viewerCan.cancel).length >= 2,
      ]).toEqual([index, true, true]);
      const variety = (values: unknown[]) => new Set(values).size;
      expect([
        index,
        variety(feedback.map((row) => row.feedback?.feedbackType)) >= 3,
        variety(feedback.map((row) => row.priority)) >= 3,
        variety(general.map((row) => row.general?.categoryId)) >= 5,
      ]).toEqual([index, true, true, true]);
      for (const { status } of feedback) states['feedback']?.add(status);
      for (const { status } of general) states['general']?.add(status);
      const talk = await database.one<{ feedback: number; general: number }>(
        `select count(distinct ticket_id) filter (where ticket_id = any($1::int[])) as feedback, count(distinct ticket_id) filter (where ticket_id = any($2::int[])) as general from ticket_comment where not is_internal`,
        [feedback.map(({ id }) => id), general.map(({ id }) => id)],
      );
      expect([index, (talk?.feedback ?? 0) >= 3, (talk?.general ?? 0) >= 4]).toEqual([index, true, true]);
    }
    for (const seen of Object.values(states)) expect(seen.size).toBe(6);
  });

  test.each([
    '2026-07-15',
    '2026-11-21',
    '2026-12-31',
    '2027-01-01',
    '2027-01-20',
    '2027-03-20',
    '2028-02-29',
  ])(
    'on %s each demo account has past and future leave of a year, decided by other people, within the allowances',
    async (today) => {
      expect(await seed({ today, count: 300 })).toBe(300);
      const rows = await database.query<OwnLeave>(
        `select created_by_id as "userId", leave_type as type, status, total_days as days, start_date - $2::date as ahead, extract(year from start_date)::int as year,
         approved_by_id as "decidedBy", (updated_at at time zone 'America/Los_Angeles')::date < $2 as "isPast"
       from ticket where kind = 'leave-request' and created_by_id = any($1) order by start_date`,
        [accounts, today],
      );
      expect(rows.every(({ isPast }) => isPast)).toBe(true);
      for (const account of accounts) {
        const own = rows.filter(({ userId }) => userId === account);
        const usual = own.filter(({ type }) => ['sick', 'personal', 'unpaid'].includes(type));
        const taken = own.filter(({ status, type }) => status === 'resolved' && type !== 'family');
        const daysOf = Object.fromEntries(taken.map(({ type, days }) => [type, days]));
        expect([
          taken.length,
          [2, 3].includes(daysOf['sick'] ?? 0),
          daysOf['personal'],
          [5, 10].includes(daysOf['vacation'] ?? 0),
        ]).toEqual([3, true, 1, true]);
        expect(taken.every(({ ahead, days }) => ahead + days <= 0)).toBe(true);
        expect(taken.every(({ year }) => year === Number(today.slice(0, 4)))).toBe(today.slice(5) > '03-16');
        expect(own.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(1);
        expect(
          usual.filter(({ status, ahead }) => status === 'open' && ahead >= 14 && ahead < 30),
        ).toHaveLength(1);
        expect(
          usual.filter(
            ({ status, ahead }) => ['in_progress', 'waiting_response'].includes(status) && ahead > 40,
          ),
        ).toHaveLength(1);
        expect(usual).toHaveLength(5);
        const manager = people[account - 1]?.managerUserId ?? 0;
        for (const { decidedBy } of own.filter(({ status }) => status === 'resolved'))
          expect([manager, ...input.hrStaff].filter((id) => id !== account)).toContain(decidedBy);
      }
    },
    60_000,
  );
});
