import type { Actor } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { planForValues, scanned, statementsOf } from '../../kit/testing/plans.js';
import { viewer } from '../../kit/testing/viewers.js';
import { tickets } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { insertTicket } from '../ticket/ticket.factory.js';

const EarlierOnAsset = graphql(`
  query EarlierOnAsset($id: Int!) {
    ticket(id: $id) {
      id
      earlierOnAsset {
        count
        results {
          id
        }
      }
    }
  }
`);
const MANY =
  '{ generalItTickets(pageSize: 50) { results { earlierOnAsset { count results { id title } } } } }';

describeSubgraph(tickets, { emptied: ['ticket'] }, ({ as, database, run }) => {
  const { employee, colleague, it, hr, admin } = as;
  const about = (assetTag: string | null, author: Actor = employee, more: object = {}) =>
    insertTicket(database, 'it-support', author, {
      details: { issueType: 'Hardware', ...(assetTag !== null && { assetTag }) },
      ...more,
    });
  const earlier = async (who: Actor, id: number) => {
    const page = (await who.ask(EarlierOnAsset, { id })).ticket?.earlierOnAsset;
    return { count: page?.count, ids: page?.results.map((row) => row.id) };
  };

  test('IT Staff and administrators see earlier tickets on the asset; the requester, HR and a manager do not', async () => {
    await about('LAP-7');
    const id = await about('LAP-7');
    for (const who of [employee, hr]) {
      const { data, errors } = await who.try(EarlierOnAsset, { id });
      expect([data, errors.map(({ code }) => code)]).toEqual([
        { ticket: { id, earlierOnAsset: null } },
        ['FORBIDDEN'],
      ]);
    }
    for (const who of [as.manager, as.analyst, colleague])
      expect((await who.try(EarlierOnAsset, { id })).errors[0]?.code).toBe('NOT_FOUND');
    for (const who of [it, admin]) expect((await earlier(who, id)).count).toBe(1);
  });

  test('earlier tickets that name the tag in any spelling are listed, the latest first; later, removed and hidden tickets are not', async () => {
    const first = await about('LAP-7', colleague);
    const second = await about('lap\u20117');
    await about('LAP-70');
    await about(null);
    const removed = await about('LAP-7', employee, { deletedAt: '2026-06-01T07:00:00.000Z' });
    const facilities = await insertTicket(database, 'general', employee, { details: { assetTag: 'LAP-7' } });
    const id = await about('LAP-7');
    const later = await about('LAP-7');
    expect(await earlier(it, id)).toEqual({ count: 2, ids: [second, first] });
    expect(await earlier(admin, id)).toEqual({ count: 3, ids: [facilities, second, first] });
    expect((await earlier(it, later)).ids).toEqual([id, second, first]);
    expect((await earlier(it, later)).ids).not.toContain(removed);
  });

  test('a ticket without an asset has no earlier tickets; of many, five are listed and all are counted', async () => {
    expect(await earlier(it, await about(null))).toEqual({ count: 0, ids: [] });
    const made: number[] = [];
    for (let n = 0; n < 7; n += 1) made.push(await about('PRI-1'));
    expect(await earlier(it, made[6]!)).toEqual({ count: 6, ids: made.slice(1, 6).reverse() });
  });

  test('the earlier tickets of a whole page cost one more statement, which uses an index by tag and does not scan all tickets', async () => {
    await database.query(`insert into ticket (kind, title, description, created_by_id, created_by_name, category_id, impact_level, details)
      select 'it-support', 'T' || n, 'D', 1, 'Somebody', 1, 'low', jsonb_build_object('issueType', 'Hardware', 'assetTag', 'LAP-' || n % 2000)
      from generate_series(1, 10000) as n`);
    await database.query('analyze ticket');
    for (const who of [it, admin, as(viewer(['IT Staff', 'HR']))]) {
      const { sent } = await statementsOf({ database, run }, who, MANY);
      expect(sent).toHaveLength(2);
      expect(scanned(await planForValues(database, sent[1]!), ['ticket'])).toEqual([]);
    }
  });
});
