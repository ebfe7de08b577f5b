import { writeFileSync } from 'node:fs';
import { composePortal } from './graph/composition.js';
import { listCalls, listOperations } from './graph/operations.js';
import { listRoutes } from './rest/list.js';
import { openApiDocument } from './rest/openapi/document.js';
import { schemaFile } from './graph/supergraph.js';

// `npm run compose`: writes what schema/ commits. Tests fail when any of it is stale.
const { supergraph, api } = await composePortal();
writeFileSync(schemaFile('supergraph.graphql'), supergraph);
writeFileSync(schemaFile('api.graphql'), api);
writeFileSync(schemaFile('rest.txt'), listRoutes());
writeFileSync(schemaFile('openapi.json'), `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
writeFileSync(schemaFile('operations.json'), `${JSON.stringify(await listOperations(), null, 2)}\n`);
writeFileSync(schemaFile('calls.json'), `${JSON.stringify(await listCalls(), null, 2)}\n`);
process.stdout.write('schema/ is up to date.\n');
process.exit(0);
