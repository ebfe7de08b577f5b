import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import type { Asker } from '../../kit/testing/actors.js';
import { planForValues, scanned, statementsOf } from '../../kit/testing/plans.js';
import { expectRefusal } from '../../kit/testing/refusal.js';
import { addArticle } from '../article/article.factory.js';
import { it as itSubgraph } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { policyStepsOf } from '../testing/policies.js';

const SearchIt = graphql(`
  query SearchIt($search: String!) {
    searchIt(search: $search) {
      kind
      id
      title
      subtitle
      path
    }
  }
`);

describeSubgraph(itSubgraph, (subgraph) => {
  const { as, database } = subgraph;
  let article = 0;
  let asset = 0;
  beforeAll(async () => {
    article = await addArticle(database, {
      title: 'Reset the theodolite',
      content: 'Hold the button.',
      category: 'Optics',
    });
    await addArticle(database, { title: 'Theodolite plans', isPublished: false, category: 'Optics' });
    await database.query(`insert into asset_category (name, prefix) values ('Optics', 'OPT')`);
    const row = await database.one<{ id: number }>(
      `insert into asset (tag, name, category_id, brand, model, location)
       select 'LAP-907', 'Field theodolite', min(id), 'Acme', 'T2', 'Floor 2' from asset_category returning id`,
    );
    asset = row?.id ?? 0;
  });

  const found = async (who: Asker, search: string) =>
    ((await who.ask(SearchIt, { search })).searchIt ?? []).map(({ kind, title }) => `${kind} ${title}`);

  test('a person who is not signed in cannot search', async () => {
    await expectRefusal(as.nobody.try(SearchIt, { search: 'theodolite' }), 'UNAUTHENTICATED');
  });

  test.each(['employee', 'manager', 'hr', 'analyst'] as const)(
    '%s finds published articles, but neither drafts of other people nor equipment',
    async (who) => {
      expect(await found(as[who], 'theodolite')).toEqual(['ARTICLE Reset the theodolite']);
      expect(await found(as[who], 'LAP-907')).toEqual([]);
    },
  );

  test('IT Staff also find drafts and assets, each on its page', async () => {
    const { searchIt } = await as.it.ask(SearchIt, { search: 'theodolite' });
    expect((searchIt ?? []).map(({ kind }) => kind)).toEqual(['ARTICLE', 'ARTICLE', 'ASSET']);
    expect(searchIt).toContainEqual({
      kind: 'ARTICLE',
      id: String(article),
      title: 'Reset the theodolite',
      subtitle: 'Optics',
      path: `/it/knowledge-base?article=${article}`,
    });
    expect(searchIt).toContainEqual({
      kind: 'ASSET',
      id: String(asset),
      title: 'Field theodolite',
      subtitle: 'LAP-907 · Acme T2 · Floor 2',
      path: `/it/assets?asset=${asset}`,
    });
  });

  test('everyone finds a policy in force, and nobody finds a draft or withdrawn policy', async () => {
    const { create, publish, withdraw } = policyStepsOf(as.hr);
    const drafted = await create({ title: 'Sextants at sea', content: 'Keep them dry.' });
    for (const who of [as.employee, as.it, as.hr]) expect(await found(who, 'sextants')).toEqual([]);
    await publish(drafted.id);
    for (const who of [as.employee, as.it, as.analyst])
      expect((await who.ask(SearchIt, { search: 'sextants' })).searchIt).toEqual([
        {
          kind: 'POLICY',
          id: String(drafted.id),
          title: 'Sextants at sea',
          subtitle: 'Version 1 · In force',
          path: `/it/knowledge-base?policy=${drafted.id}-1`,
        },
      ]);
    await withdraw(drafted.id, 1);
    for (const who of [as.employee, as.hr]) expect(await found(who, 'sextants')).toEqual([]);
  });

  test.each([
    ['lap-907', 'ASSET Field theodolite'],
    ['acme field', 'ASSET Field theodolite'],
    ['feild theodolite', 'ASSET Field theodolite'],
    ['theodolitte', 'ARTICLE Reset the theodolite'],
  ])('IT Staff who type "%s" find %s', async (search, thing) => {
    expect(await found(as.it, search)).toContain(thing);
  });

  test('an asset is looked up among many by the index', async () => {
    await database.query(
      `insert into asset (tag, name, category_id, brand) select 'MON-' || n, 'Monitor ' || n, min(c.id), 'Brand ' || n % 40
       from generate_series(10000, 29999) n, asset_category c group by n`,
    );
    await database.query('vacuum analyze asset');
    for (const search of ['mon-17777', 'mno-17777']) {
      const { sent } = await statementsOf(
        subgraph,
        as.it,
        'query ($search: String!) { searchIt(search: $search) { id } }',
        { search },
      );
      for (const statement of sent.filter(([sql]) => sql.includes('asset a')))
        expect([search, scanned(await planForValues(database, statement), ['asset'])]).toEqual([search, []]);
    }
  });
});
