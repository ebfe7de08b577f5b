import type { Asker } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { DeleteFeedback, giveAnonymously, giveFeedback } from '../testing/feedback.js';
import { FeedbackTickets } from '../testing/lists.js';
import { SetStatus } from '../testing/status.js';
import { TicketById } from '../testing/ticket.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const WAYS = [
  ['with a name', giveFeedback],
  ['without a name', giveAnonymously],
] as const;

describeSubgraph(tickets, ({ as, database }) => {
  const { employee, colleague, manager, it, hr, admin } = as;
  const cancel = (who: Asker, id: number) => who.try(DeleteFeedback, { id });
  const isKept = async (id: number) =>
    (await database.one('select 1 as kept from ticket where id = $1 and deleted_at is null', [id])) !== null;
  const idsOf = async (who: Asker, all = false) =>
    (await who.ask(FeedbackTickets, { all })).feedbackTickets.results.map(({ id }) => id).sort();

  test.each(WAYS)(
    'feedback given %s cannot be withdrawn by another person: HR and administrators are refused, other people do not find it',
    async (_, give) => {
      const id = await give(employee);
      const message = 'You do not have permission to perform this action.';
      for (const who of [hr, admin]) await expectRefusal(cancel(who, id), 'FORBIDDEN', { message });
      for (const who of [colleague, manager, it])
        await expectRefusal(cancel(who, id), 'NOT_FOUND', { message: 'Not found.' });
      await hr.ask(SetStatus, { id, status: 'CLOSED' });
      for (const who of [hr, admin]) await expectRefusal(cancel(who, id), 'FORBIDDEN');
      expect(await isKept(id)).toBe(true);
    },
  );

  test('a ticket that is not feedback, withdrawn feedback and an unknown id cannot be withdrawn', async () => {
    const general = await insertTicket(database, 'general', employee);
    const gone = await giveAnonymously(employee);
    await cancel(employee, gone);
    for (const id of [general, gone, 123, 1_999_999_999, -1])
      await expectRefusal(cancel(employee, id), 'NOT_FOUND');
    expect(await isKept(general)).toBe(true);
  });

  test.each(WAYS)(
    'feedback given %s can be withdrawn only while it is open [A4.33 A7.29]',
    async (_, give) => {
      const message = 'Feedback can be cancelled only while it is open.';
      for (const status of ['IN_PROGRESS', 'WAITING_RESPONSE', 'RESOLVED', 'CLOSED', 'REJECTED'] as const) {
        const id = await give(employee);
        await hr.ask(SetStatus, { id, status });
        await expectRefusal(cancel(employee, id), 'CONFLICT', {
          message,
          currentStatus: status.toLowerCase(),
        });
        expect(await isKept(id)).toBe(true);
        await hr.ask(SetStatus, { id, status: 'OPEN' });
        await employee.ask(DeleteFeedback, { id });
      }
    },
  );

  test.each(WAYS)('nobody finds withdrawn feedback that was given %s', async (_, give) => {
    for (const author of [employee, hr]) {
      const id = await give(author);
      expect(await author.ask(DeleteFeedback, { id })).toEqual({ deleteFeedback: true });
      for (const who of [author, hr]) {
        await expectRefusal(who.try(TicketById, { id }), 'NOT_FOUND');
        expect(await idsOf(who, true)).not.toContain(id);
      }
    }
  });

  test.each(WAYS)(
    'feedback given %s that is withdrawn three times at the same time is withdrawn once',
    async (_, give) => {
      for (let round = 0; round < 5; round += 1) {
        const id = await give(employee);
        const answers = await Promise.all([1, 2, 3].map(() => cancel(employee, id)));
        expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
        for (const { code } of answers.flatMap(({ errors }) => errors))
          expect(['NOT_FOUND', 'CONFLICT']).toContain(code);
        const trail = await database.query(
          `select 1 from audit where object_id = $1 and action = 'feedback.cancel'`,
          [String(id)],
        );
        expect(trail).toHaveLength(give === giveFeedback ? 1 : 0);
      }
    },
  );

  test.each(WAYS)(
    'feedback given %s that HR starts to handle while it is withdrawn is either in progress or withdrawn',
    async (_, give) => {
      for (let round = 0; round < 8; round += 1) {
        const id = await give(employee);
        const withdraw = () => cancel(employee, id).then(({ errors }) => errors.length === 0);
        const takeUp = () =>
          hr.try(SetStatus, { id, status: 'IN_PROGRESS' }).then(({ errors }) => errors.length === 0);
        const started = round % 2 ? [withdraw(), takeUp()] : [takeUp(), withdraw()].reverse();
        const [withdrawn, taken] = await Promise.all(started);
        expect([withdrawn, taken].filter(Boolean)).toHaveLength(1);
        expect(await isKept(id)).toBe(taken);
      }
    },
  );

  test.each(WAYS)(
    'repeating the withdrawal of feedback given %s with one Idempotency-Key gives the same answer',
    async (name, give) => {
      const id = await give(employee);
      const send = () => employee.ask(DeleteFeedback, { id }, { idempotencyKey: `cancel-${name}` });
      expect([await send(), await send()]).toEqual([{ deleteFeedback: true }, { deleteFeedback: true }]);
    },
  );

  test('withdrawn anonymous feedback keeps its row but no link to its author, who still finds their other feedback', async () => {
    const person = as(viewer());
    const ids = [await giveAnonymously(person), await giveAnonymously(person), await giveAnonymously(person)];
    const [first, second = 0, third] = ids;
    await cancel(person, second);
    const links = await database.query(
      `select ticket_id, author_key from feedback_author
       where ticket_id = any($1) or ticket_id is null and author_key is not null`,
      [ids],
    );
    expect(links).toHaveLength(2);
    const day = `select deleted_at = date_trunc('day', now(), 'America/Los_Angeles') as "dayOnly" from ticket where id = $1`;
    expect(await database.one(day, [second])).toEqual({ dayOnly: true });
    const again = await giveAnonymously(person);
    expect(await idsOf(person)).toEqual([first, third, again].sort());
  });

  test('a person who repeatedly gives and withdraws anonymous feedback at the same time loses none', async () => {
    const person = as(viewer());
    const giveSix = () => Promise.all(Array.from({ length: 6 }, () => giveAnonymously(person)));
    const old = await giveSix();
    const [fresh] = await Promise.all([giveSix(), ...old.map((id) => cancel(person, id))]);
    expect(await idsOf(person)).toEqual([...fresh].sort());
  });
});
