import type { Subgraph } from '../service/subgraph.js';
import { createActors } from './actors.js';
import type { As } from './actors.js';
import { openTestSubgraph } from './subgraph.js';
import type { TestOptions, TestSubgraph } from './subgraph.js';

interface Options extends TestOptions {
  /** Tables that are emptied before each test, with all that refers to them. */
  emptied?: string[];
}

/** What tests of a subgraph are given. `config` and `latest` are there once a test or hook runs. */
export interface SubgraphTests extends Omit<TestSubgraph, 'close'> {
  as: As;
}

type Tests = (subgraph: SubgraphTests) => void;

/**
 * Tests of a subgraph, run against their own database: `describeSubgraph(tickets, ({ as, database }) =>
 * { test(…) })`. It is opened before their hooks and closed after them.
 */
export function describeSubgraph(subgraph: Subgraph, ...[first, second]: [Tests] | [Options, Tests]): void {
  const [options, tests] = second ? [first as Options, second] : [{}, first as Tests];
  const { emptied = [] } = options;
  describe(subgraph.name, () => {
    let open: TestSubgraph | null = null;
    const opened = () => {
      if (!open) throw new Error('The subgraph is open only while tests and hooks run.');
      return open;
    };
    const run: TestSubgraph['run'] = (...args) => opened().run(...args);
    beforeAll(async () => {
      open = await openTestSubgraph(subgraph, options);
    });
    if (emptied.length > 0)
      beforeEach(() => subgraph.database.query(`truncate ${emptied.join(', ')} cascade`));
    tests({
      as: createActors(run),
      database: subgraph.database,
      get config() {
        return opened().config;
      },
      run,
      latest: () => opened().latest(),
    });
    afterAll(() => open?.close());
  });
}
