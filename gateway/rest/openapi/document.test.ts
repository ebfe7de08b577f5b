import { createConfig, lintFromString } from '@redocly/openapi-core';
import { readSchemaFile } from '../../graph/supergraph.js';
import { nameOf } from '../testing/rows/rowCalls.js';
import { openApi } from '../testing/shape/openApi.js';
import { elsewhere, rows } from '../rows.js';
import { openApiDocument } from './document.js';

const text = readSchemaFile('openapi.json');
const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    ...(operation as typeof operation & {
      operationId: string;
      description: string;
      'x-who': string;
      requestBody?: { content: object };
    }),
  })),
);

test('schema/openapi.json is up to date', async () => {
  // Stale? Run `npm run compose` and commit what it writes.
  expect(text).toBe(`${JSON.stringify(await openApiDocument(), null, 2)}\n`);
});

test('a public linter finds no error in the document', async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // The documented form of a path ends in a slash, and words go before parameters (rest.md section 0).
      'no-path-trailing-slash': 'off',
      'no-ambiguous-paths': 'off',
    },
  });
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
}, 60_000);

test('every row and every other path is in the document once, with its roles and its refusals', () => {
  const names = [...rows.map(nameOf), ...elsewhere.map(({ method, paths }) => `${method} ${paths[0]}`)];
  expect(operations.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { name, description, responses, ...operation } of operations) {
    expect([name, operation['x-who']]).toEqual([name, expect.stringMatching(/./)]);
    expect([name, description]).toEqual([name, expect.stringContaining('**Who:**')]);
    expect([name, Object.keys(responses)]).toEqual([name, expect.arrayContaining(['429'])]);
  }
});

test('rows that accept files describe a form, and rows that accept only files describe no JSON', () => {
  const taking = (type: string) =>
    operations.filter(({ requestBody }) => type in (requestBody?.content ?? {})).map(({ name }) => name);
  expect(taking('multipart/form-data')).toContain('PATCH /api/auth/profile/');
  expect(taking('application/json')).toContain('PATCH /api/auth/profile/');
  expect(taking('application/json').length).toBeGreaterThan(80);
});

test('a tree is described as recursive, an enum by its values, and a list by its rows', () => {
  const { schemas } = openApi.components as { schemas: Record<string, Record<string, unknown>> };
  expect(schemas['TicketPriority']).toMatchObject({ enum: ['low', 'medium', 'high', 'urgent'] });
  expect(JSON.stringify(schemas['OrgChartNode'])).toContain('#/components/schemas/OrgChartNode');
  const list = JSON.stringify(openApi.paths['/api/tickets/leave-requests/']?.['get']);
  expect(list).toContain('#/components/schemas/LeaveRequest');
  expect(list).toContain('"after"');
});
