import { loadConfig } from '../kit/config/config.js';
import { defineDatabase } from '../kit/postgres/database.js';
import { createTestDatabase } from '../kit/testing/databases.js';
import { database } from './database.js';
import { ItTables1763000000100 } from './migrations/1763000000100-itTables.js';

test('articles of an older database are kept, found and sorted like new articles', async () => {
  const { url, drop } = await createTestDatabase();
  const config = loadConfig();
  const older = defineDatabase({ schema: 'it', entities: [], migrations: [ItTables1763000000100] });
  await older.open(url, config);
  await older.query(`insert into article_category (name) values ('Network')`);
  await older.query(`insert into article (title, content, category_id, author_id, author_name, is_published)
    values ('Guest network', 'Ask at the help-desk, desk@northwind.example.', 1, 3, 'Ida Tech', true), ('Draft', 'Zanzibar', 1, 3, 'Ida Tech', false)`);
  await older.close();
  const now = defineDatabase(database.definition);
  await now.open(url, config);
  expect(
    await now.query(
      `select title, version from article where search @@ to_tsquery('english', 'networks & desks')`,
    ),
  ).toEqual([{ title: 'Guest network', version: 1 }]);
  expect(await now.query('select word, articles from article_word order by word')).toEqual(
    [
      'ask',
      'at',
      'desk',
      'example',
      'guest',
      'help',
      'help-desk',
      'helpdesk',
      'network',
      'northwind',
      'the',
    ].map((word) => ({ word, articles: 1 })),
  );
  // Their history begins with what they say.
  expect(
    await now.query('select version, title, editor_name as editor from article_version order by article_id'),
  ).toEqual([
    { version: 1, title: 'Guest network', editor: 'Ida Tech' },
    { version: 1, title: 'Draft', editor: 'Ida Tech' },
  ]);
  // Their questions are not written yet.
  expect(await now.query('select distinct questions from article')).toEqual([{ questions: [] }]);
  await now.close();
  await drop();
});
