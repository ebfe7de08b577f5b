// npm run jest -- <arguments of Jest>: some of the tests, as `npm run jest -- --selectProjects server
// subgraphs/tickets`.
import { jestEnvironment, jestProgram } from './lib/jest.mjs';
import { show } from './lib/process.mjs';

if (!(await show(process.execPath, [jestProgram, ...process.argv.slice(2)], jestEnvironment())))
  process.exit(1);
