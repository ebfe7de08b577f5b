import type { Actor } from '../../kit/testing/actors.js';
import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { viewer } from '../../kit/testing/viewers.js';
import { identity } from '../subgraph.js';
import { graphql } from '../testing/graphql.js';
import { makePerson } from '../user/user.factory.js';

const Saved = graphql(`
  query SavedQueries($isOwn: Boolean, $search: String) {
    savedQueries(isOwn: $isOwn, search: $search) {
      count
      results {
        name
        query
        variables
        isShared
        ownerName
        isOwn
      }
    }
  }
`);
const Create = graphql(`
  mutation CreateSavedQuery($input: SavedQueryInput!) {
    createSavedQuery(input: $input) {
      id
      version
    }
  }
`);
const Update = graphql(`
  mutation UpdateSavedQuery($id: Int!, $input: SavedQueryChanges!, $version: Int) {
    updateSavedQuery(id: $id, input: $input, version: $version) {
      name
      query
      isShared
      version
    }
  }
`);
const Remove = graphql(`
  mutation RemoveSavedQuery($id: Int!) {
    removeSavedQuery(id: $id)
  }
`);
const HEADCOUNT = { name: 'Headcount', query: '{ employees { count } }' };

describeSubgraph(identity, { emptied: ['saved_query'] }, ({ as, database }) => {
  let noor: Actor;
  let abena: Actor;
  const analyst = async (firstName: string): Promise<Actor> => {
    const { id } = await makePerson(database, { firstName, lastName: 'Reed' });
    return as(viewer(['Analyst'], { userId: id }));
  };
  const save = async (who: Actor, input: Partial<typeof HEADCOUNT & { isShared: boolean }> = {}) =>
    (await who.ask(Create, { input: { ...HEADCOUNT, ...input } })).createSavedQuery.id;
  const names = async (who: Actor, asked = {}) =>
    (await who.ask(Saved, asked)).savedQueries.results.map(({ name }) => name);
  beforeEach(async () => {
    noor = await analyst('Noor');
    abena = await analyst('Abena');
  });

  test('a person who may not use the explorer neither reads nor saves queries', async () => {
    const id = await save(noor, { isShared: true });
    await expectRefusal(as.nobody.try(Saved), 'UNAUTHENTICATED');
    for (const who of [as.employee, as.manager]) {
      await expectRefusal(who.try(Saved), 'FORBIDDEN');
      await expectRefusal(who.try(Create, { input: HEADCOUNT }), 'FORBIDDEN');
      await expectRefusal(who.try(Update, { id, input: { name: 'Mine' } }), 'FORBIDDEN');
      await expectRefusal(who.try(Remove, { id }), 'FORBIDDEN');
    }
  });

  test('only its owner reads a query that is not shared; other analysts read a shared query and cannot change it', async () => {
    const own = await save(noor);
    const shared = await save(noor, { name: 'Hires', isShared: true });
    expect(await names(abena)).toEqual(['Hires']);
    await expectRefusal(abena.try(Update, { id: own, input: { name: 'Mine' } }), 'NOT_FOUND');
    await expectRefusal(abena.try(Remove, { id: own }), 'NOT_FOUND');
    const said = { message: 'Only its owner changes a saved query.' };
    await expectRefusal(abena.try(Update, { id: shared, input: { name: 'Mine' } }), 'FORBIDDEN', said);
    await expectRefusal(abena.try(Remove, { id: shared }), 'FORBIDDEN', said);
  });

  test.each([
    [{ name: ' ' }, 'name', 'This field may not be blank.'],
    [{ name: 'x'.repeat(101) }, 'name', 'Ensure this field has no more than 100 characters.'],
    [{ query: '\u200b' }, 'query', 'This field may not be blank.'],
    [{ query: 'x'.repeat(20_001) }, 'query', 'Ensure this field has no more than 20000 characters.'],
    [{ variables: 'x'.repeat(5001) }, 'variables', 'Ensure this field has no more than 5000 characters.'],
  ])('a saved query with %j is refused under %s', async (input, field, text) => {
    await expectRefusal(
      noor.try(Create, { input: { ...HEADCOUNT, ...input } }),
      'BAD_USER_INPUT',
      field,
      text,
    );
    await expectRefusal(noor.try(Update, { id: await save(noor), input }), 'BAD_USER_INPUT', field, text);
  });

  test('an analyst saves a query, shares it later and removes it; other analysts find the shared query by name', async () => {
    const id = await save(noor);
    await save(abena, { name: 'Leave by month' });
    const { updateSavedQuery } = await noor.ask(Update, {
      id,
      input: { isShared: true, query: '{ employees(pageSize: 1) { count } }' },
      version: 1,
    });
    expect(updateSavedQuery).toEqual({
      name: 'Headcount',
      query: '{ employees(pageSize: 1) { count } }',
      isShared: true,
      version: 2,
    });
    expect((await abena.ask(Saved, { search: 'HEADC' })).savedQueries).toEqual({
      count: 1,
      results: [
        {
          name: 'Headcount',
          query: '{ employees(pageSize: 1) { count } }',
          variables: '',
          isShared: true,
          ownerName: 'Noor Reed',
          isOwn: false,
        },
      ],
    });
    expect(await names(abena, { isOwn: true })).toEqual(['Leave by month']);
    expect(await names(abena, { isOwn: false })).toEqual(['Headcount']);
    await noor.ask(Remove, { id });
    expect(await names(abena)).toEqual(['Leave by month']);
    await expectRefusal(noor.try(Remove, { id }), 'NOT_FOUND');
  });

  test('a second query of the same name is refused, even at the same moment, and so is the change of an outdated query', async () => {
    await expectOneWinner(
      [
        noor.try(Create, { input: HEADCOUNT }),
        noor.try(Create, { input: { ...HEADCOUNT, name: 'HEADCOUNT' } }),
      ],
      'BAD_USER_INPUT',
      'name',
    );
    expect(await names(abena)).toEqual([]);
    const id = await save(abena);
    const change = (name: string) => abena.try(Update, { id, input: { name }, version: 1 });
    await expectOneWinner([change('One'), change('Two')], 'CONFLICT');
  });

  test('a person can save at most 200 queries', async () => {
    await database.query(
      `insert into saved_query (owner_id, name, query) select $1, 'Query ' || n, '{ me { id } }' from generate_series(1, 200) n`,
      [noor.userId],
    );
    await expectRefusal(noor.try(Create, { input: HEADCOUNT }), 'BAD_USER_INPUT', {
      message: 'You have 200 saved queries. Remove one that you no longer need.',
    });
  });
});
