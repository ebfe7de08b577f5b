import { loadConfig } from '../kit/config/config.js';
import { defineDatabase } from '../kit/postgres/database.js';
import { createTestDatabase } from '../kit/testing/databases.js';
import { database } from './database.js';
import { FoldedSearch1769000000000 } from './migrations/1769000000000-foldedSearch.js';
import { SearchStatistics1770800000000 } from './migrations/1770800000000-searchStatistics.js';
import { AssetTag1773500000000 } from './migrations/1773500000000-assetTag.js';
import { SEARCHED } from './ticket/ticket.service.js';

test('tickets of an older database are found by their folded text and by the asset they name', async () => {
  const { url, drop } = await createTestDatabase();
  const config = loadConfig();
  const { definition } = database;
  const later: unknown[] = [FoldedSearch1769000000000, SearchStatistics1770800000000, AssetTag1773500000000];
  const migrations = Object.values(definition.migrations).filter((one) => !later.includes(one));
  const older = defineDatabase({ ...definition, migrations });
  await older.open(url, config);
  await older.query(`insert into ticket (kind, title, description, category_id, details, created_by_id, created_by_name)
    values ('it-support', 'Drucker', 'Größer', 1, '{"affectedSystem": "Büro", "assetTag": "LAP‑7"}', 7, 'Ana Müller')`);
  await older.close();
  const now = defineDatabase(definition);
  await now.open(url, config);
  const texts = Object.values(SEARCHED).join(', ');
  expect(await now.query(`select array[${texts}] as found, t.asset_tag as asset from ticket t`)).toEqual([
    { found: ['drucker\ngrosser', 'ana muller', '\nburo\nlap-7'], asset: 'lap-7' },
  ]);
  await now.close();
  await drop();
});
