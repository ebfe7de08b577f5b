import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import { operationHash } from './limits/operationHash.js';
import { restDocuments } from './rest/documents.js';
import { ROOT } from './root.js';

/** One document for each operation of a text, with the fragments it may use. */
function eachOperation(document: DocumentNode): DocumentNode[] {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return document.definitions.flatMap((definition) => (definition.kind === Kind.OPERATION_DEFINITION ? [{ kind: Kind.DOCUMENT, definitions: [definition, ...fragments] }] : []));
}

function webDocuments(): DocumentNode[] {
  const persisted = `${ROOT}web/generated/persisted-documents.json`;
  if (!existsSync(persisted)) return [];
  return Object.values(JSON.parse(readFileSync(persisted, 'utf8')) as Record<string, string>).map((text) => parse(text));
}

/** What subgraphs ask of each other: the exported strings of every *.calls.ts. */
async function subgraphCalls(): Promise<DocumentNode[]> {
  const folder = new URL('../subgraphs/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.calls\.[jt]s$/.test(name));
  const documents: DocumentNode[] = [];
  for (const name of files) {
    const module = (await import(new URL(name, folder).href)) as Record<string, string>;
    documents.push(...Object.values(module).map((text) => parse(text)));
  }
  return documents;
}

/** Everything the portal itself asks the graph: the web app, the REST rows and the subgraphs. */
export async function knownDocuments(): Promise<DocumentNode[]> {
  return [...webDocuments(), ...restDocuments().flatMap(eachOperation), ...(await subgraphCalls())];
}

/** schema/operations.json: hashes of the operations known at build time, which the size limits do not bind (decisions 5j). */
export async function listOperations(): Promise<string[]> {
  return [...new Set((await knownDocuments()).map(operationHash))].sort();
}
