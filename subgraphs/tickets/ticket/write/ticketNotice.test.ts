import { describeSubgraph } from '../../../kit/testing/describeSubgraph.js';
import { newNotices } from '../../../kit/testing/notices.js';
import { viewer } from '../../../kit/testing/viewers.js';
import { tickets } from '../../subgraph.js';
import { AddComment } from '../../testing/comments.js';
import { DeleteFeedback, giveAnonymously, giveFeedback } from '../../testing/feedback.js';
import { graphql } from '../../testing/graphql.js';
import { CreateLeave } from '../../testing/leave.js';
import { SetStatus } from '../../testing/status.js';
import { CreateItSupportTicket, DeleteItSupportTicket, itSupportInput } from '../../testing/support.js';

const DecideLeave = graphql(`
  mutation DecideLeave($id: Int!) {
    approveLeaveRequest(id: $id) {
      id
    }
  }
`);
const Assign = graphql(`
  mutation Assign($id: Int!, $assignedTo: Int) {
    assignTicket(id: $id, assignedTo: $assignedTo) {
      id
    }
  }
`);
const FeedbackNews = graphql(`
  query FeedbackNews {
    feedbackNews {
      results {
        title
        status
      }
    }
  }
`);

const graph = <Data>(_: string, variables?: Record<string, unknown>) =>
  Promise.resolve({
    usersWithPermission: { results: [{ id: variables?.['userId'], fullName: 'Diego Fuentes' }] },
  } as Data);

describeSubgraph(tickets, { graph, emptied: ['ticket', 'outbox', 'feedback_author'] }, ({ as, database }) => {
  /** The notices since the last look, oldest first. */
  const told = () => newNotices(database);
  /** Whose open lists got a message since the last look. */
  const desks = async () =>
    (
      await database.query<{ payload: Record<string, unknown> }>(
        `with told as (delete from outbox where topic = 'notice.desk' returning *) select payload from told order by id`,
      )
    ).map(({ payload }) => payload);
  const support = async () =>
    (await as.employee.ask(CreateItSupportTicket, { input: itSupportInput() })).createItSupportTicket.id;
  const comment = (who: typeof as.hr, ticket: number, isInternal = false) =>
    who.ask(AddComment, { ticket, comment: 'Well.', isInternal });

  test('nobody gets a notice about anonymous feedback, whatever is done with it', async () => {
    const id = await giveAnonymously(as.employee);
    await comment(as.employee, id);
    await comment(as.hr, id);
    await comment(as.hr, id, true);
    await as.hr.ask(Assign, { id, assignedTo: as.hr.userId });
    await as.hr.ask(SetStatus, { id, status: 'RESOLVED' });
    await as.employee.ask(DeleteFeedback, { id: await giveAnonymously(as.employee) });
    expect([await told(), await desks()]).toEqual([[], []]);
  });

  test("the lists of a ticket's handlers get a message without its id when it is created, changed, commented and deleted", async () => {
    const id = await support();
    await as.hr.ask(Assign, { id, assignedTo: as.it.userId });
    await comment(as.it, id, true);
    await as.it.ask(SetStatus, { id, status: 'IN_PROGRESS' });
    const handlers = { holders: ['ticket.handle_hr', 'ticket.handle_it'] };
    expect(await desks()).toEqual(
      [{}, ...[as.hr, as.it, as.it].map(({ userId }) => ({ by: userId }))].map((by) => ({
        ...handlers,
        ...by,
      })),
    );
    await giveFeedback(as.employee, { title: 'With a name' });
    expect(await desks()).toEqual([{ holders: ['ticket.handle_hr'] }]);
    await as.employee.ask(DeleteItSupportTicket, { id: await support() });
    expect(await desks()).toHaveLength(2);
  });

  test('only the author finds news of anonymous feedback, looked up on request, and none about untouched feedback', async () => {
    await giveAnonymously(as.employee, { title: 'Untouched' });
    const answered = await giveAnonymously(as.employee, { title: 'Answered' });
    const solved = await giveAnonymously(as.employee, { title: 'Solved' });
    const noted = await giveAnonymously(as.employee, { title: 'Noted inside' });
    await giveFeedback(as.employee, { title: 'With a name' });
    await comment(as.employee, noted);
    await comment(as.hr, noted, true);
    await comment(as.hr, answered);
    await as.hr.ask(SetStatus, { id: solved, status: 'RESOLVED' });
    const news = async (who: typeof as.hr) =>
      (await who.ask(FeedbackNews)).feedbackNews.results.map(({ title }) => title).sort();
    expect(await news(as.employee)).toEqual(['Answered', 'Solved']);
    for (const other of [as.colleague, as.manager, as.it, as.hr, as.admin])
      expect(await news(other)).toEqual([]);
  });

  test('an internal comment notifies the assignee of the ticket, never the requester', async () => {
    const id = await support();
    await as.hr.ask(Assign, { id, assignedTo: as.it.userId });
    await told();
    await comment(as.hr, id, true);
    expect(await told()).toEqual([
      {
        kind: 'work.comment',
        thing: id,
        to: [as.it.userId],
        by: as.hr.userId,
        needs: ['ticket.handle_hr', 'ticket.handle_it'],
      },
    ]);
  });

  test('the requester is notified of comments and of each new status, and the assignee of the assignment', async () => {
    const id = await support();
    expect(await told()).toEqual([]);
    await as.hr.ask(Assign, { id, assignedTo: as.it.userId });
    expect(await told()).toMatchObject([{ kind: 'work.assigned', thing: id, to: [as.it.userId] }]);
    await comment(as.employee, id);
    expect(await told()).toMatchObject([
      { kind: 'work.comment', to: [as.it.userId], by: as.employee.userId },
    ]);
    for (const times of [1, 2]) {
      await as.it.ask(SetStatus, { id, status: 'IN_PROGRESS' });
      expect(await told()).toHaveLength(2 - times);
    }
    await as.hr.ask(Assign, { id, assignedTo: null });
    expect(await told()).toEqual([{ gone: { things: ['work'], thing: id, of: as.it.userId } }]);
  });

  test('the line of a withdrawn ticket leaves all inboxes', async () => {
    const id = await support();
    await as.employee.ask(DeleteItSupportTicket, { id });
    expect(await told()).toEqual([{ gone: { things: ['ticket', 'work'], thing: id } }]);
  });

  test.each([
    ['by a decision', (id: number) => as.hr.ask(DecideLeave, { id })],
    ['by its status', (id: number) => as.hr.ask(SetStatus, { id, status: 'RESOLVED' })],
  ])(
    'the manager, or HR if there is no manager, has a line for a leave request until it is approved %s, and the requester a line for the approval',
    async (_, decide) => {
      const asker = as(viewer([], { fullName: 'Maya Okafor', managerUserId: as.manager.userId }));
      const input = {
        title: 'Away',
        description: 'Sea.',
        leaveType: 'VACATION',
        startDate: '2031-03-03',
        endDate: '2031-03-04',
      } as const;
      const { id } = (await asker.ask(CreateLeave, { input })).createLeaveRequest;
      expect(await told()).toEqual([
        {
          kind: 'leave.asked',
          thing: id,
          to: [as.manager.userId],
          by: asker.userId,
          about: asker.userId,
        },
      ]);
      await decide(id);
      expect(await told()).toEqual([
        { kind: 'leave.approved', thing: id, to: [asker.userId], by: as.hr.userId },
        { gone: { things: ['leave'], thing: id, kind: ['leave.asked', 'leave.unmanaged'] } },
      ]);
      const alone = { ...input, startDate: '2031-04-07', endDate: '2031-04-08' };
      const unmanaged = (await as.colleague.ask(CreateLeave, { input: alone })).createLeaveRequest;
      expect(await told()).toEqual([
        { kind: 'leave.unmanaged', thing: unmanaged.id, to: [], by: as.colleague.userId },
      ]);
    },
  );

  test('of two decisions at the same moment one sends a notice', async () => {
    const { id } = (
      await as.employee.ask(CreateLeave, {
        input: {
          title: 'A',
          description: 'B',
          leaveType: 'SICK',
          startDate: '2031-05-05',
          endDate: '2031-05-06',
        },
      })
    ).createLeaveRequest;
    await told();
    await Promise.all([as.hr.try(DecideLeave, { id }), as.admin.try(DecideLeave, { id })]);
    expect((await told()).filter((one) => 'kind' in one)).toHaveLength(1);
  });
});
