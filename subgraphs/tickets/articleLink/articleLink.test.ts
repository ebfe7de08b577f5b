import type { Actor } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { untyped } from '../../kit/testing/document.js';
import { planForValues, scanned, statementsOf } from '../../kit/testing/plans.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { notFound, unavailable } from '../../kit/request/errors.js';
import type { GraphClient } from '../../kit/request/context.js';
import { tickets } from '../subgraph.js';
import { AddComment, Comments } from '../testing/comments.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const PUBLISHED = 7;
const OTHER = 8;
const DRAFT = 9;
const AWAY = 10;

/** The knowledge base: two published articles, one draft. */
const knowledge = ((_document: string, variables: Record<string, unknown> = {}) => {
  const id = Number(variables['id']);
  if (id === AWAY) return Promise.reject(unavailable());
  if (![PUBLISHED, OTHER, DRAFT].includes(id)) return Promise.reject(notFound());
  return Promise.resolve({ kbArticle: { id, isPublished: id !== DRAFT } });
}) as GraphClient;

interface Linked {
  id: number;
  linkedTickets: { count: number; results: { id: number; title: string }[] } | null;
}
const TEXT = `query Linked($r: [_Any!]!) { _entities(representations: $r) { ... on KbArticle {
  id linkedTickets { count results { id title } } } } }`;
const LINKED = untyped<{ _entities: (Linked | null)[] }>(TEXT);
const articles = (...ids: number[]) => ({ r: ids.map((id) => ({ __typename: 'KbArticle', id })) });

describeSubgraph(tickets, { graph: knowledge, emptied: ['ticket'] }, ({ as, database, run }) => {
  const { employee, it, hr, admin } = as;
  const link = async (who: Actor, ticket: number, article: number | null = PUBLISHED, isInternal = false) =>
    (await who.ask(AddComment, { ticket, comment: 'Please read this.', article, isInternal }))
      .addTicketComment;
  const linkedFor = async (who: Actor, article = PUBLISHED) => {
    const { linkedTickets } = (await who.ask(LINKED, articles(article)))._entities[0]!;
    return { count: linkedTickets?.count, ids: linkedTickets?.results.map(({ id }) => id) };
  };

  test.each([
    ['leave', 'leave-request'],
    ['feedback', 'feedback'],
  ] as const)('a comment on %s links no article, and is not kept', async (_, kind) => {
    const ticket = await insertTicket(database, kind, employee);
    await expectRefusal(
      hr.try(AddComment, { ticket, comment: 'Read this', article: PUBLISHED }),
      'BAD_USER_INPUT',
      'article',
      'Articles can be linked on IT support and general tickets only.',
    );
    expect((await hr.ask(Comments, { ticket })).ticketComments.count).toBe(0);
  });

  test.each([
    [404, 'Invalid pk "404" - object does not exist.'],
    [DRAFT, 'Only published articles can be linked.'],
  ])('a comment cannot link article %s, which the requester cannot read', async (article, text) => {
    const ticket = await insertTicket(database, 'it-support', employee);
    await expectRefusal(
      it.try(AddComment, { ticket, comment: 'Read this', article }),
      'BAD_USER_INPUT',
      'article',
      text,
    );
    expect((await it.ask(Comments, { ticket })).ticketComments.count).toBe(0);
  });

  test('if the knowledge base does not respond, no comment is written', async () => {
    const ticket = await insertTicket(database, 'it-support', employee);
    const sent = { ticket, comment: 'Read this', article: AWAY };
    await expectRefusal(it.try(AddComment, sent), 'SERVICE_UNAVAILABLE');
    expect((await it.ask(Comments, { ticket })).ticketComments.count).toBe(0);
  });

  test('a person whose ticket is answered reads which article the reply links to', async () => {
    const ticket = await insertTicket(database, 'it-support', employee);
    const general = await insertTicket(database, 'general', employee);
    const linking = { articleId: PUBLISHED, article: { id: PUBLISHED } };
    expect(await link(it, ticket)).toMatchObject(linking);
    expect(await link(hr, general)).toMatchObject(linking);
    expect(await link(it, ticket, null)).toMatchObject({ articleId: null, article: null });
    const { results } = (await employee.ask(Comments, { ticket })).ticketComments;
    expect(results).toMatchObject([linking, { articleId: null, article: null }]);
    const [trail] = await database.query('select after from audit where object_id = $1 order by id', [
      String(ticket),
    ]);
    expect(trail).toMatchObject({ after: { articleId: PUBLISHED } });
  });

  test('only IT Staff and administrators read which tickets link to an article', async () => {
    const ticket = await insertTicket(database, 'it-support', employee);
    await link(it, ticket);
    for (const who of [employee, as.manager, hr, as.analyst]) {
      const { data, errors } = await who.try(LINKED, articles(PUBLISHED));
      expect([data?._entities, errors.map(({ code }) => code)]).toEqual([
        [{ id: PUBLISHED, linkedTickets: null }],
        ['FORBIDDEN'],
      ]);
    }
    expect((await as.nobody.try(LINKED, articles(PUBLISHED))).errors[0]?.code).toBe('UNAUTHENTICATED');
    for (const who of [it, admin]) expect(await linkedFor(who)).toEqual({ count: 1, ids: [ticket] });
  });

  test('IT Staff see neither tickets hidden from them nor links in an internal note on their own tickets', async () => {
    const facilities = await insertTicket(database, 'general', employee);
    await link(hr, facilities);
    const ofIt = await insertTicket(database, 'it-support', it);
    await link(as(viewer(['IT Staff'])), ofIt, PUBLISHED, true);
    const removed = await insertTicket(database, 'it-support', employee);
    await link(it, removed);
    await database.query('update ticket set deleted_at = now() where id = $1', [removed]);
    expect(await linkedFor(it)).toEqual({ count: 0, ids: [] });
    expect(await linkedFor(as(viewer(['IT Staff'])))).toEqual({ count: 1, ids: [ofIt] });
    expect(await linkedFor(admin)).toEqual({ count: 2, ids: [ofIt, facilities] });
  });

  test('the five tickets linked last are listed first, each once, and all tickets are counted', async () => {
    const made: number[] = [];
    for (let n = 0; n < 7; n += 1) made.push(await insertTicket(database, 'it-support', employee));
    for (const ticket of made) await link(it, ticket);
    await link(it, made[0]!);
    await link(it, made[1]!, OTHER);
    expect(await linkedFor(it)).toEqual({ count: 7, ids: [made[0], made[6], made[5], made[4], made[3]] });
    expect(await linkedFor(it, OTHER)).toEqual({ count: 1, ids: [made[1]] });
  });

  test('the tickets of many articles cost one statement, which uses an index by article and does not scan all comments', async () => {
    // In parts, because each ticket is also written into the indexes of its words.
    for (let part = 0; part < 8; part += 1)
      await database.query(
        `insert into ticket (kind, title, description, created_by_id, created_by_name, category_id, impact_level)
         select 'it-support', 'T' || n, 'D', 1, 'Somebody', 1, 'low' from generate_series($1::int, $1 + 999) as n`,
        [part * 1000],
      );
    await database.query(`insert into ticket_comment (ticket_id, position, body, article_id, created_by_id, created_by_name)
      select id, 1, 'Text', case when id % 1000 = 0 then 1 + id % 7 end, 1, 'Somebody' from ticket`);
    await database.query('analyze ticket; analyze ticket_comment');
    for (const who of [it, admin]) {
      const { sent } = await statementsOf({ database, run }, who, TEXT, articles(1, 2, 3, 4));
      expect(sent).toHaveLength(1);
      const plan = await planForValues(database, sent[0]!);

      expect(scanned(plan, ['ticket', 'ticket_comment'])).toEqual([]);
    }
  });
});
