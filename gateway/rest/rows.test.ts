import { buildSchema, validate } from 'graphql';
import { loadOperations } from './documents.js';
import { endpointOf, runnables } from './endpoint.js';
import { listRoutes } from './list.js';
import { readSchemaFile } from '../graph/supergraph.js';
import type { Shown } from './route.js';
import { rows } from './rows.js';
import { unusedFields } from './testing/shape/askedFields.js';

const schema = buildSchema(readSchemaFile('api.graphql'));

test('every operation of REST is valid in the graph', () => {
  for (const { name, document } of loadOperations().values())
    expect([name, validate(schema, document)]).toEqual([name, []]);
});

test('every row fits its operation, and every operation is used', () => {
  const known = runnables(schema);
  for (const row of rows) expect(endpointOf(row, known, schema).row).toBe(row);
  const second = ['ItTicketFigures', 'SignUp']; // run by a row after its own
  expect([...known.keys()].sort()).toEqual(
    [...new Set([...rows.map(({ operation }) => operation), ...second])].sort(),
  );
});

test('a row selects no field that its answer does not show', () => {
  const known = runnables(schema);
  // The tree is made of ids that name one another; orgChart.test.ts tells it.
  const shaped = rows.filter(({ present, operation }) => present && operation !== 'OrgChart');
  expect(shaped.length).toBeGreaterThan(40);
  for (const row of shaped) {
    const unused = unusedFields(endpointOf(row, known, schema), schema);
    expect([row.method, row.paths[0], unused]).toEqual([row.method, row.paths[0], []]);
  }
  const [row] = shaped.filter(({ operation }) => operation === 'LeaveRequest');
  if (!row) throw new Error('no row of leave');
  const bare = { ...row, present: ({ id, title }: Shown) => ({ id, title }) };
  expect(unusedFields(endpointOf(bare, known, schema), schema)).toContain('leave.reason');
});

test('exactly sign-in and the paths of mailed links are public [S-01]', () => {
  const open = rows.filter(({ isPublic }) => isPublic === true).map(({ paths }) => paths[0]);
  expect(open.sort()).toEqual([
    '/api/auth/confirm-email/',
    '/api/auth/forgot-password/',
    '/api/auth/login/',
    '/api/auth/reset-password/',
  ]);
});

test('the server does not start with a row that names a variable its operation lacks', () => {
  const [row] = rows;
  if (!row) throw new Error('no rows');
  const known = runnables(schema);
  expect(() => endpointOf({ ...row, takes: { colour: 'colour' } }, known, schema)).toThrow(
    'takes no "colour"',
  );
  expect(() => endpointOf({ ...row, operation: 'Nothing' }, known, schema)).toThrow('no operation Nothing');
});

test('schema/rest.txt is up to date', () => {
  // Stale? Run `npm run compose` and commit what it writes.
  expect(readSchemaFile('rest.txt')).toBe(listRoutes(schema));
});
