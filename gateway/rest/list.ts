import { buildSchema } from 'graphql';
import { readSchemaFile } from '../graph/supergraph.js';
import { describeRows } from './describe.js';
import type { Described } from './describe.js';
import { elsewhere } from './rows.js';

const HEAD = `# Every path under /api. Made by \`npm run compose\` from gateway/rest/routes; a test fails when it is stale.
# method, path, status, who, operation of the graph; then what it takes (* = required; in the query for GET, in the body else)
# and its other addresses. Paths answer with and without the last slash, and with - and _ alike.
# Where a list takes \`after\`, \`after=\` begins and \`next\` leads on to the end, whatever is added meanwhile; it is not counted then.`;

function lines({ method, path, aliases, status, who, operation, takes }: Described): string[] {
  return [
    `${method.padEnd(6)} ${path}  ${status}  ${operation}  [${who}]`,
    ...(takes.length > 0 ? [`       takes ${takes.join('; ')}`] : []),
    ...aliases.map((alias) => `       also  ${alias}`),
  ];
}

/** The content of schema/rest.txt. */
export function listRoutes(schema = buildSchema(readSchemaFile('api.graphql'))): string {
  const families = describeRows(schema).flatMap(({ name, rows }) => [
    '',
    `## ${name}`,
    ...rows.flatMap(lines),
  ]);
  const others = elsewhere.flatMap(({ method, paths, who, answers }) =>
    paths.map((path) => `${method.padEnd(6)} ${path}  [${who}]  ${answers}`),
  );
  return [HEAD, ...families, '', '## Answered by the gateway itself', ...others, ''].join('\n');
}
