import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { identity } from '../subgraph.js';
import { refuseDemoAccounts } from './demoAccounts.service.js';

let portal: TestSubgraph;
beforeAll(async () => {
  portal = await openTestSubgraph(identity);
});
afterAll(() => portal.close());

test('production does not start while the published demo password can sign someone in', async () => {
  await expect(refuseDemoAccounts({ production: true })).resolves.toBeUndefined();
  await portal.database.query(
    `insert into user_account (email, first_name, last_name, password_hash) values ('admin@portal.example', 'Ada', 'Demo', 'x')`,
  );
  await expect(refuseDemoAccounts({ production: true })).rejects.toThrow('holds the demo organisation');
  await expect(refuseDemoAccounts({ production: false })).resolves.toBeUndefined();
});
