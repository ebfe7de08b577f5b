import { openTestSubgraph } from '../kit/testing/subgraph.js';
import { viewer } from '../kit/testing/viewers.js';
import { seedTickets } from './seed.js';
import { tickets } from './subgraph.js';
const people = Array.from({ length: 2000 }, (_, index) => ({ userId: index + 1, fullName: `Person ${index + 1}`, departmentName: 'Sales', managerUserId: index === 0 ? null : Math.floor(index / 8) + 1, isActive: true }));
test('x', async () => {
  const subgraph = await openTestSubgraph(tickets);
  for (const count of [20_000, 200_000]) {
    await subgraph.database.query('truncate ticket restart identity'); await subgraph.database.query('truncate ticket_tally');
    const t = Date.now();
    await subgraph.database.system((tx) => seedTickets(tx, { people, itStaff: [3, 7], hrStaff: [5, 6], today: '2026-11-21', count }));
    console.log(count, 'seed', Date.now() - t, process.memoryUsage().rss / 1e6);
    const db = subgraph.database;
    for (const [who, person] of [['hr', viewer(['HR'])], ['it', viewer(['IT Staff'])], ['emp', viewer([], { userId: 5 })]] as const) {
      for (const search of [null, 'receipt', 'projector', 'laptop', 'Person 77']) {
        const doc = 'query($s:String){ masterTickets(pageSize: 50, search: $s) { results { id title createdByName assignedToName } } }';
        let sent: [string, unknown[]] = ['', []];
        const orig = db.query.bind(db);
        db.query = (sql: string, p: unknown[] = []) => { sent = [sql, p]; return orig(sql, p); };
        await subgraph.run(person, doc, { s: search });
        db.query = orig;
        const times: number[] = [];
        for (let i = 0; i < 30; i++) { const a = performance.now(); await subgraph.run(person, doc, { s: search }); times.push(performance.now() - a); }
        times.sort((a, b) => a - b);
        const plan = await db.query<{ 'QUERY PLAN': string }>(`explain analyze ${sent[0]}`, sent[1]);
        const text = plan.map((r) => r['QUERY PLAN']);
        console.log(count, who, search, times[15]?.toFixed(2), text.filter((l) => /on ticket|Execution|Planning Time/.test(l)).map((l) => l.trim().slice(0, 120)).join(' | '));
      }
    }
  }
  await subgraph.close();
}, 300_000);
