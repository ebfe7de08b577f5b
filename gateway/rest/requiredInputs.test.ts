import { ACCOUNTS } from '../testing/portal.js';
import type { Account } from '../testing/portal.js';
import { isNeeded } from './openapi/parameters.js';
import type { Row } from './route.js';
import { rows } from './rows.js';
import { restOf, usePortal } from './testing/rest.js';
import { endpoint, nameOf, pathFor, rowCalls } from './testing/rows/rowCalls.js';

const portal = usePortal();
const { call } = restOf(portal);
const { caseOf, made } = rowCalls(portal);

/** What the documents call required: the star of schema/rest.txt, `required` of schema/openapi.json. */
const documented = (row: Row) => endpoint(row).inputs.filter((input) => !input.isInPath && isNeeded(input));

const making = rows.flatMap((row): [string, Row][] => {
  const takes = endpoint(row).inputs.some(({ isInPath }) => !isInPath);
  return row.method === 'POST' && takes && !nameOf(row).includes('/api/auth/') ? [[nameOf(row), row]] : [];
});

/** A person to whom the row is not refused, the record of the call, and its inputs. */
async function half(row: Row) {
  const who: Account = ACCOUNTS[caseOf(row).who.indexOf('ok')] ?? 'admin';
  const found = await made(row, who);
  const sent = Object.entries(caseOf(row).sent(found)).filter(([name]) => !endpoint(row).files.has(name));
  const path = pathFor(row.paths[0] ?? '', found).replace('/api/', '');
  return (names: (name: string) => boolean) =>
    call(row.method, who, path, Object.fromEntries(sent.filter(([name]) => names(name))));
}

test.each(making)('%s refuses no call for a value that its document makes optional', async (_name, row) => {
  const names = new Set([...documented(row).map(({ name }) => name), 'non_field_errors']);
  const send = await half(row);
  const answers = [await send(() => false), await send((name) => names.has(name))];
  const unknown = answers.flatMap(({ status, body }) =>
    status === 400 ? Object.keys(body).filter((name) => !names.has(name)) : [],
  );
  expect(unknown).toEqual([]);
});

test.each(making)(
  "%s refuses a call without a value that the subgraph requires, with the subgraph's message",
  async (_name, row) => {
    const own = documented(row).filter(({ take }) => take.need === 'in its own words');
    const send = await half(row);
    for (const { name } of own) {
      const { status, body } = await send((other) => other !== name);
      expect([status, Object.keys(body)]).toEqual([400, [name]]);
    }
  },
);
