import { buildSchema, isObjectType, isSpecifiedScalarType } from 'graphql';
import { composePortal } from './composition.js';
import { listCalls, listOperations } from './operations.js';
import { listRoutes } from '../rest/list.js';
import { readSchemaFile } from './supergraph.js';

const HINT = 'run npm run compose and commit schema/';

test('the committed supergraph and API equal the present composition of the subgraphs', async () => {
  const { supergraph, api } = await composePortal();
  expect({ HINT, text: readSchemaFile('supergraph.graphql') }).toEqual({ HINT, text: supergraph });
  expect({ HINT, text: readSchemaFile('api.graphql') }).toEqual({ HINT, text: api });
});

test('the committed list of REST paths equals the paths that REST answers', () => {
  expect({ HINT, text: readSchemaFile('rest.txt') }).toEqual({ HINT, text: listRoutes() });
});

test('the committed list of known operations equals the operations of the web app and the subgraphs', async () => {
  expect({ HINT, list: JSON.parse(readSchemaFile('operations.json')) as unknown }).toEqual({
    HINT,
    list: await listOperations(),
  });
});

test('the committed list of queries between subgraphs equals their present queries', async () => {
  expect({ HINT, list: JSON.parse(readSchemaFile('calls.json')) as unknown }).toEqual({
    HINT,
    list: await listCalls(),
  });
});

test('every type of the API has a description, and so has every field whose name does not explain it', () => {
  const schema = buildSchema(readSchemaFile('api.graphql'));
  const plain = new Set(['id', 'count', 'results']);
  const bare = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__') || isSpecifiedScalarType(type)) return [];
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
    const own = type.description || isRoot ? [] : [type.name];
    if (!isObjectType(type)) return own;
    return [
      ...own,
      ...Object.values(type.getFields()).flatMap((field) =>
        field.description || plain.has(field.name) ? [] : [`${type.name}.${field.name}`],
      ),
    ];
  });
  expect(bare).toEqual([]);
});
