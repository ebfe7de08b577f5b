import { dayIn } from '../../kit/config/calendar.js';
import type { Asker } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { tickets } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { insertTicket } from '../ticket/ticket.factory.js';
import type { TicketStatus } from '../ticket/ticket.status.js';

const LeaveYear = graphql(`
  query LeaveYear($year: Int) {
    leaveYear(year: $year) {
      year
      today
      takenDays
      usedDays {
        leaveType
        days
      }
      pendingRequests
      requests {
        id
      }
    }
  }
`);
const LeavePreview = graphql(`
  query LeavePreview($startDate: Date!, $endDate: Date!, $except: Int) {
    leavePreview(startDate: $startDate, endDate: $endDate, except: $except) {
      totalDays
      overlapping {
        id
      }
      teamSize
      teamAway
      teamAwayDays {
        day
        away
      }
      year {
        year
        takenDays
      }
    }
  }
`);

const ZONE = 'Pacific/Kiritimati'; // fourteen hours ahead of UTC
let teamUserIds: number[] = [];
const options = {
  graph: () => Promise.resolve({ teamUserIds } as never),
  config: { ORGANISATION_TIME_ZONE: ZONE },
  emptied: ['ticket', 'ticket_tally'],
};

describeSubgraph(tickets, options, ({ as, database }) => {
  const { employee, colleague } = as;
  const away = (who: Viewer, startDate: string, endDate: string, status: TicketStatus, leaveType = 'sick') =>
    insertTicket(database, 'leave-request', who, { startDate, endDate, status, leaveType });
  const yearOf = async (who: Asker, year?: number) => (await who.ask(LeaveYear, { year })).leaveYear;
  const preview = async (who: Asker, startDate: string, endDate: string, except?: number) =>
    (await who.ask(LeavePreview, { startDate, endDate, except })).leavePreview;

  test('a person who is not signed in can read neither a leave year nor a preview', async () => {
    await expectRefusal(as.nobody.try(LeaveYear), 'UNAUTHENTICATED');
    await expectRefusal(
      as.nobody.try(LeavePreview, { startDate: '2026-01-01', endDate: '2026-01-02' }),
      'UNAUTHENTICATED',
    );
  });

  test('used days are those of own approved leave that starts in the year, by leave type [A9.16]', async () => {
    await away(employee, '2026-03-02', '2026-03-04', 'resolved');
    await away(employee, '2026-05-01', '2026-05-01', 'resolved', 'personal');
    await away(employee, '2026-12-30', '2027-01-02', 'resolved');
    await away(employee, '2025-12-30', '2026-01-02', 'resolved', 'personal');
    await away(employee, '2026-06-01', '2026-06-05', 'open');
    await away(employee, '2026-07-01', '2026-07-05', 'rejected');
    await away(colleague, '2026-08-01', '2026-08-05', 'resolved');
    const [sick, personal] = [
      { leaveType: 'SICK', days: 7 },
      { leaveType: 'PERSONAL', days: 1 },
    ];
    expect(await yearOf(employee, 2026)).toMatchObject({
      year: 2026,
      takenDays: 8,
      usedDays: [sick, personal],
    });
    expect(await yearOf(employee, 2025)).toMatchObject({
      takenDays: 4,
      usedDays: [{ leaveType: 'PERSONAL', days: 4 }],
    });
    expect(await yearOf(employee, 2027)).toMatchObject({ takenDays: 0, usedDays: [] });
  });

  test('pending leave is open, in review or waiting for a response, in any year [A4.15]', async () => {
    await away(employee, '2026-01-01', '2026-01-01', 'open');
    await away(employee, '2026-01-02', '2026-01-02', 'in_progress');
    await away(employee, '2029-01-03', '2029-01-03', 'waiting_response');
    await away(employee, '2026-01-04', '2026-01-04', 'resolved');
    await away(employee, '2026-01-05', '2026-01-05', 'closed');
    await away(employee, '2026-01-06', '2026-01-06', 'rejected');
    expect((await yearOf(employee, 2026)).pendingRequests).toBe(3);
  });

  test('a leave year shows every request with a day in that year, by first day', async () => {
    const over = await away(employee, '2025-12-30', '2026-01-02', 'resolved');
    const inside = await away(employee, '2026-06-01', '2026-06-05', 'waiting_response');
    const out = await away(employee, '2026-12-31', '2027-02-01', 'open');
    await away(employee, '2026-08-01', '2026-08-05', 'rejected');
    await away(employee, '2027-03-01', '2027-03-05', 'open');
    await away(colleague, '2026-06-01', '2026-06-05', 'resolved');
    expect((await yearOf(employee, 2026)).requests.map(({ id }) => id)).toEqual([over, inside, out]);
  });

  test("today and the current leave year are those of the organisation's time zone", async () => {
    const today = dayIn(ZONE);
    expect(await yearOf(employee)).toMatchObject({ today, year: Number(today.slice(0, 4)) });
  });

  test.each([0, -5, 1899, 2200])('the leave year %i is refused', async (year) => {
    const attempt = employee.try(LeaveYear, { year });
    await expectRefusal(attempt, 'BAD_USER_INPUT', 'year', 'Ensure this value is between 1900 and 2199.');
  });

  test('a preview counts the days, names overlapping own leave, and has the year of the first day [A5.25]', async () => {
    teamUserIds = [employee.userId];
    const other = await away(employee, '2027-03-10', '2027-03-20', 'open');
    await away(employee, '2027-03-01', '2027-03-09', 'rejected');
    await away(employee, '2027-01-01', '2027-01-02', 'resolved');
    const year = { year: 2027, takenDays: 2 };
    const team = { teamSize: null, teamAway: null, teamAwayDays: null };
    const expected = { totalDays: 5, overlapping: [{ id: other }], ...team, year };
    expect(await preview(employee, '2027-03-08', '2027-03-12')).toEqual(expected);
    expect((await preview(employee, '2027-03-08', '2027-03-12', other)).overlapping).toEqual([]);
    expect((await preview(colleague, '2027-03-08', '2027-03-12')).overlapping).toEqual([]);
  });

  test('a preview counts calendar days across the change to summer time and across a leap day [A5.24 A5.25]', async () => {
    expect((await preview(employee, '2026-10-31', '2026-11-02')).totalDays).toBe(3);
    expect((await preview(employee, '2028-02-28', '2028-03-01')).totalDays).toBe(3);
    const backwards = employee.try(LeavePreview, { startDate: '2026-10-31', endDate: '2026-10-30' });
    await expectRefusal(backwards, 'BAD_USER_INPUT', 'endDate', 'End date cannot precede start date.');
  });

  test('a preview says how many people of a team of three or more are away, and nothing about a smaller team', async () => {
    const [first, second, third] = [viewer(), viewer(), viewer()];
    await away(first, '2026-07-01', '2026-07-10', 'resolved');
    await away(first, '2026-07-12', '2026-07-12', 'resolved');
    await away(second, '2026-07-11', '2026-07-20', 'open');
    await away(third, '2026-07-12', '2026-07-12', 'resolved');
    await away(employee, '2026-07-30', '2026-07-30', 'resolved');
    await away(colleague, '2026-07-10', '2026-07-12', 'resolved');
    teamUserIds = [employee, first, second, third].map(({ userId }) => userId);
    expect(await preview(employee, '2026-07-10', '2026-07-12')).toMatchObject({ teamSize: 4, teamAway: 2 });
    expect(await preview(employee, '2026-07-21', '2026-07-31')).toMatchObject({ teamSize: 4, teamAway: 0 });
    teamUserIds = [employee.userId, first.userId];
    expect(await preview(employee, '2026-07-10', '2026-07-12')).toMatchObject({
      teamSize: null,
      teamAway: null,
      teamAwayDays: null,
    });
  });

  test('a preview counts the absent people of the team for each requested day, without own leave', async () => {
    const [first, second] = [viewer(), viewer()];
    await away(first, '2026-06-25', '2026-07-02', 'resolved');
    await away(second, '2026-07-02', '2026-07-02', 'resolved');
    await away(second, '2026-07-04', '2026-07-09', 'resolved');
    await away(first, '2026-07-03', '2026-07-03', 'open');
    await away(employee, '2026-07-01', '2026-07-05', 'resolved');
    await away(colleague, '2026-07-01', '2026-07-05', 'resolved');
    teamUserIds = [employee, first, second].map(({ userId }) => userId);
    expect((await preview(employee, '2026-07-01', '2026-07-05')).teamAwayDays).toEqual([
      { day: '2026-07-01', away: 1 },
      { day: '2026-07-02', away: 2 },
      { day: '2026-07-04', away: 1 },
      { day: '2026-07-05', away: 1 },
    ]);
    expect((await preview(employee, '2026-07-10', '2026-07-12')).teamAwayDays).toEqual([]);
  });
});
