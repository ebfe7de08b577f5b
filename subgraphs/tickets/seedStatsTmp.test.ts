import { demoOrganisation } from '../people/demo/organisation.js';
test('t', () => {
  for (const size of [60, 240]) {
    const org = demoOrganisation('2026-11-21', size).filter((p) => p.isActive);
    const t = new Map<string, number>();
    for (const p of org) if (p.managerEmail) t.set(p.managerEmail, (t.get(p.managerEmail) ?? 0) + 1);
    process.stderr.write(`${size} ${[...t.values()].sort().join(' ')}\n`);
  }
});
