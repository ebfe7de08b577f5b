import { newNotices } from '../../kit/testing/notices.js';
import { openTestSubgraph } from '../../kit/testing/subgraph.js';
import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { people } from '../subgraph.js';
import { TestIdentity } from '../testing/identity.js';
import { csvOf, hr, imports } from '../testing/imports.js';
import { importRunner } from './importEvents.service.js';

const identity = new TestIdentity();
let subgraph: TestSubgraph;
const { start, send, makeAccounts, openAccounts } = imports(() => subgraph, identity);

beforeAll(async () => {
  subgraph = await openTestSubgraph(people, { graph: identity.graph, config: { LOG_LEVEL: 'fatal' } });
});
afterAll(async () => {
  await importRunner.idle();
  await subgraph.close();
});

test('a running import sends no notice; when it is ready or has failed, the person who started it gets one', async () => {
  const ready = await start(csvOf(['Nia,Obi,nia@portal.example,Engineer']));
  await makeAccounts();
  expect(await newNotices(subgraph.database)).toEqual([]);
  await openAccounts();
  const failed = await start(csvOf(['Ana,Lopez,ana@portal.example,Engineer']));
  identity.add({ email: 'ana@portal.example', isActive: false });
  await makeAccounts();
  await send('importedAccounts.removed', { importId: failed.data.start.id });
  expect(await newNotices(subgraph.database)).toEqual([
    { kind: 'employeeImport.done', thing: ready.data.start.id, to: [hr.userId] },
    { kind: 'employeeImport.failed', thing: failed.data.start.id, to: [hr.userId] },
  ]);
});
