import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { tickets } from '../subgraph.js';
import { loadingMany } from './bulk.js';

describeSubgraph(tickets, ({ database }) => {
  /** Whether someone is kept from a table or an index by the locks of another. */
  const isWaiting = async () => {
    const row = await database.one<{ waiting: boolean }>(
      `select exists (
         select from pg_locks
         where not granted and database = (select oid from pg_database where datname = current_database())
       ) as waiting`,
    );
    return row?.waiting;
  };

  test('many tickets are loaded while autovacuum processes the table', async () => {
    let isLoading = false;
    let loaded: Promise<string> | undefined;
    await database.system(async (caretaker) => {
      await caretaker.query('lock table ticket in share update exclusive mode'); // as autovacuum does first
      loaded = database.system((tx) =>
        loadingMany(tx, async () => {
          isLoading = true;
          return 'loaded';
        }),
      );
      loaded.catch(() => undefined); // told below
      while (!(isLoading || (await isWaiting())));
      await caretaker.query('analyze ticket'); // and continues with the indexes
    });
    await expect(loaded).resolves.toBe('loaded');
  });
});
