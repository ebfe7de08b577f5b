import { loadConfig } from '../kit/config/config.js';
import { defineDatabase } from '../kit/postgres/database.js';
import { createTestDatabase } from '../kit/testing/databases.js';
import { database } from './database.js';
import { FoldedSearch1769000000000 } from './migrations/1769000000000-foldedSearch.js';

test('people, postings and time entries of an older database are found by their folded text', async () => {
  const { url, drop } = await createTestDatabase();
  const config = loadConfig();
  const { definition } = database;
  const migrations = Object.values(definition.migrations).filter((one) => one !== FoldedSearch1769000000000);
  const older = defineDatabase({ ...definition, migrations });
  await older.open(url, config);
  await older.query(`insert into employee (user_id, first_name, last_name, email, job_title, hire_date)
    values (7, 'İbrahim', 'Müller', 'ibrahim@portal.example', 'Chef', '2024-01-01')`);
  await older.query(`insert into job_posting (title, department_id, department_name, location, posted_date)
    select 'Émile’s Apprentice', id, name, 'Łódź', '2024-01-01' from department where name = 'Design'`);
  await older.close();
  const now = defineDatabase(definition);
  await now.open(url, config);
  expect(
    await now.query('select search_text from employee union all select search_text from job_posting'),
  ).toEqual([
    { search_text: expect.stringMatching(/^ibrahim muller\nibrahim@portal\.example\nemp\d+\nchef\n$/) },
    { search_text: "emile's apprentice\ndesign\nlodz" },
  ]);
  await now.close();
  await drop();
});
