import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { insertPeople } from '../person/person.factory.js';
import { tickets } from '../subgraph.js';
import { AddComment } from '../testing/comments.js';
import {
  CreateFeedback,
  DeleteFeedback,
  feedbackInput,
  FeedbackTicket,
  giveAnonymously,
  giveFeedback,
} from '../testing/feedback.js';
import type { FeedbackInput } from '../testing/feedback.js';
import { FeedbackTickets } from '../testing/lists.js';
import { SetStatus } from '../testing/status.js';
import { readTicketAs } from '../testing/ticket.js';

const BLANK = ['This field may not be blank.'];
const most = (length: number) => [`Ensure this field has no more than ${length} characters.`];
const NAMELESS = {
  createdById: null,
  createdBy: null,
  createdByName: 'Anonymous',
  createdByEmail: null,
  createdByDepartment: null,
};

describeSubgraph(tickets, ({ as, database }) => {
  const { colleague, hr } = as;
  const ana = as(viewer([], { fullName: 'Ana Silva', departmentName: 'Legal' }));
  const otherHr = as(viewer(['HR']));
  beforeAll(() => insertPeople(database, [ana]));
  const create = async (given: Partial<FeedbackInput>) =>
    (await ana.ask(CreateFeedback, { input: feedbackInput(given) })).createFeedback;

  test('a person who is not signed in cannot give, list, read or withdraw feedback', async () => {
    const { nobody } = as;
    await expectRefusal(nobody.try(FeedbackTickets), 'UNAUTHENTICATED');
    await expectRefusal(nobody.try(FeedbackTicket, { id: 1 }), 'UNAUTHENTICATED');
    await expectRefusal(nobody.try(DeleteFeedback, { id: 1 }), 'UNAUTHENTICATED');
    await expectRefusal(nobody.try(CreateFeedback, { input: feedbackInput() }), 'UNAUTHENTICATED');
  });

  test.each<[string, Partial<FeedbackInput>, Record<string, string[]>]>([
    ['a blank subject and message', { title: '', description: ' \n ' }, { title: BLANK, description: BLANK }],
    [
      'too long a subject and message',
      { title: 'x'.repeat(201), description: 'y'.repeat(10_001) },
      { title: most(200), description: most(10000) },
    ],
  ])(
    'feedback with %s is refused under each field, and nothing is written [A5.39]',
    async (_, given, fields) => {
      for (const isAnonymous of [true, false]) {
        const input = feedbackInput({ ...given, isAnonymous });
        await expectRefusal(ana.try(CreateFeedback, { input }), 'BAD_USER_INPUT', { fields });
      }
      await expectRefusal(
        ana.try(CreateFeedback, { input: feedbackInput({ title: 'nul\u0000' }) }),
        'BAD_USER_INPUT',
      );
      expect(await database.one('select count(*) as n from ticket')).toEqual({ n: 0 });
    },
  );

  test('named feedback shows its author and time; type and priority have defaults [A5.41 A7.28 B7.28 A2.90]', async () => {
    const before = Date.now();
    const made = await create({ title: ' Parking ', description: 'More of it.\n' });
    const nothing = {
      edit: false,
      delete: false,
      decide: false,
      changeStatus: false,
      assign: false,
      commentInternally: false,
    };
    expect(made).toMatchObject({
      kind: 'FEEDBACK',
      title: 'Parking',
      description: 'More of it.',
      status: 'OPEN',
      priority: 'MEDIUM',
      version: 1,
      createdById: ana.userId,
      createdBy: { id: ana.userId },
      createdByName: 'Ana Silva',
      createdByEmail: ana.email,
      createdByDepartment: 'Legal',
      updatedAt: made.createdAt,
      viewerCan: { ...nothing, cancel: true },
      feedback: { feedbackType: 'SUGGESTION', rating: null, isAnonymous: false },
    });
    expect(Date.parse(made.createdAt)).toBeGreaterThanOrEqual(before - 1000);
    const audit = await database.query(
      'select actor_user_id, action, after from audit where object_id = $1',
      [String(made.id)],
    );
    const after = { feedbackType: 'suggestion', priority: 'medium' };
    expect(audit).toEqual([{ actor_user_id: ana.userId, action: 'feedback.create', after }]);
  });

  test('feedback keeps the given type and priority, and blank contact fields do not make it anonymous', async () => {
    const blank = { isAnonymous: false, anonymousEmail: '  ', anonymousName: '' };
    expect(await create({ ...blank, feedbackType: 'FEATURE_REQUEST', priority: 'URGENT' })).toMatchObject({
      priority: 'URGENT',
      createdByName: 'Ana Silva',
      feedback: { feedbackType: 'FEATURE_REQUEST', isAnonymous: false },
    });
  });

  test.each<[string, Partial<FeedbackInput>]>([
    ['ticked as anonymous', { isAnonymous: true }],
    ['with an anonymous e-mail', { anonymousEmail: 'ana@portal.example' }],
    ['with a made-up name', { anonymousName: 'Anonymous User' }],
    [
      'with e-mail and name but no tick',
      { isAnonymous: false, anonymousEmail: 'ana@portal.example', anonymousName: 'Ana' },
    ],
  ])(
    'feedback %s shows no author or department and only a day, and only its author may withdraw it [A5.40 A5.42 B3.76]',
    async (_, given) => {
      const made = await create(given);
      const { id } = made;
      const own = { cancel: true, changeStatus: false, commentInternally: false };
      expect(made).toMatchObject({
        ...NAMELESS,
        isOwn: true,
        viewerCan: own,
        feedback: { isAnonymous: true },
      });
      expect((await ana.ask(FeedbackTicket, { id })).feedbackTicket).toEqual(made);
      const handled = { cancel: false, changeStatus: true, commentInternally: true };
      expect((await hr.ask(FeedbackTicket, { id })).feedbackTicket).toMatchObject({
        ...NAMELESS,
        isOwn: false,
        viewerCan: handled,
      });
      await expectRefusal(colleague.try(FeedbackTicket, { id }), 'NOT_FOUND', { message: 'Not found.' });
      const [day] = await database.query(
        `select created_at = date_trunc('day', now(), 'America/Los_Angeles') as "isToday",
         updated_at = created_at as same, details from ticket where id = $1`,
        [id],
      );
      expect(day).toEqual({ isToday: true, same: true, details: { feedbackType: 'suggestion' } });
    },
  );

  test('HR who gave anonymous feedback handle it like any other feedback, but comment on it separately and without a name', async () => {
    const id = await giveAnonymously(hr);
    const may = { cancel: true, changeStatus: true, assign: true, commentInternally: false };
    expect(await readTicketAs(hr, id)).toMatchObject({ isOwn: true, viewerCan: may });
    const text = 'This is your own anonymous feedback. Write your comment by itself.';
    const withComment = { id, status: 'IN_PROGRESS', comment: 'I am on it' } as const;
    await expectRefusal(hr.try(SetStatus, withComment), 'BAD_USER_INPUT', 'comment', text);
    const { updateTicketStatus } = await hr.ask(SetStatus, { ...withComment, comment: ' ' });
    expect(updateTicketStatus.history).toEqual([expect.objectContaining({ changedByName: hr.fullName })]);
    const { addTicketComment } = await hr.ask(AddComment, { ticket: id, comment: 'Still cold' });
    expect(addTicketComment).toMatchObject({ createdByName: 'Anonymous', createdById: null });
    expect((await readTicketAs(otherHr, id)).viewerCan).toMatchObject({
      cancel: false,
      changeStatus: true,
      commentInternally: true,
    });
  });

  test('an employee who gave anonymous feedback cannot change its status, and the refusal says nothing about the comment', async () => {
    const id = await giveAnonymously(ana);
    await expectRefusal(ana.try(SetStatus, { id, comment: 'Solved' }), 'FORBIDDEN');
  });

  test.each([true, false])(
    'feedback sent twice with one Idempotency-Key is created once (anonymous: %p)',
    async (isAnonymous) => {
      const key = { idempotencyKey: `feedback-${isAnonymous}` };
      const send = (title: string) =>
        ana.try(CreateFeedback, { input: feedbackInput({ title, isAnonymous }) }, key);
      const title = `Once ${isAnonymous}`;
      const first = await send(title);
      expect(await send(title)).toEqual(first);
      await expectRefusal(send('Other'), 'CONFLICT');
      expect(await database.one('select count(*) as n from ticket where title = $1', [title])).toEqual({
        n: 1,
      });
    },
  );

  test('two hundred pieces of anonymous feedback by one person at the same time delay nobody, and their author finds all of them', async () => {
    const busy = as(viewer());
    const burst = Promise.all(
      Array.from({ length: 200 }, (_, n) => giveAnonymously(busy, { title: `Idea ${n}` })),
    );
    let isOver = false;
    void burst.then(() => (isOver = true));
    await as(viewer()).ask(FeedbackTickets);
    expect(isOver).toBe(false);
    const ids = await burst;
    const { feedbackTickets } = await busy.ask(FeedbackTickets, { pageSize: 200 });
    expect(feedbackTickets.results.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  test('ids of feedback reveal no order, with a name or without', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 12; n += 1) ids.push(await (n % 2 ? giveFeedback : giveAnonymously)(ana));
    expect(ids).not.toEqual([...ids].sort((a, b) => a - b));
  });
});
