// npm run requirements: writes docs/requirements.md and prints the statements that no test names.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE, pageOf, readStatements, readTests, testsById } from './lib/checks/requirements.mjs';
import { root } from './lib/process.mjs';
import { line, runScript } from './lib/say.mjs';

await runScript('Not written', () => {
  const statements = readStatements();
  const tests = testsById(readTests());
  writeFileSync(join(root, PAGE), pageOf(statements, tests));
  const rules = statements.filter(({ sort }) => sort === 'rule');
  const unnamed = rules.filter(({ id }) => !tests.has(id));
  for (const { id, line: words } of unnamed) line(id, words);
  line('all', `${rules.length - unnamed.length} of ${rules.length} rules are named by a test`);
});
