import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import type { SubgraphName } from '../../subgraphs/kit/graphql/link.js';
import { operationHash } from '../limits/operationHash.js';
import { restDocuments } from '../rest/documents.js';
import { ROOT } from '../run/root.js';
import { SUBGRAPH_NAMES } from './subgraphs.js';

/** One document for each operation of a text, with the fragments it may use. */
function eachOperation(document: DocumentNode): DocumentNode[] {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{ kind: Kind.DOCUMENT, definitions: [definition, ...fragments] }]
      : [],
  );
}

function webDocuments(): DocumentNode[] {
  const persisted = `${ROOT}web/generated/persisted-documents.json`;
  if (!existsSync(persisted)) return [];
  return Object.values(JSON.parse(readFileSync(persisted, 'utf8')) as Record<string, string>).map((text) =>
    parse(text),
  );
}

/** What one subgraph asks of the others: the exported strings of its *.calls.ts. */
async function callsOf(subgraph: SubgraphName): Promise<DocumentNode[]> {
  const folder = new URL(`../../subgraphs/${subgraph}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.calls\.[jt]s$/.test(name),
  );
  const documents: DocumentNode[] = [];
  for (const name of files) {
    const module = (await import(new URL(name, folder).href)) as Record<string, string>;
    documents.push(...Object.values(module).map((text) => parse(text)));
  }
  return documents;
}

const hashesOf = (documents: DocumentNode[]) => [...new Set(documents.map(operationHash))].sort();

/**
 * schema/calls.json: hashes of what each subgraph asks of the others; the gateway answers it nothing else.
 */
export async function listCalls(): Promise<Record<string, string[]>> {
  const listed = SUBGRAPH_NAMES.map(async (name) => [name, hashesOf(await callsOf(name))] as const);
  return Object.fromEntries(await Promise.all(listed));
}

/** Everything the portal itself asks the graph: the web app, the REST rows and the subgraphs. */
export async function knownDocuments(): Promise<DocumentNode[]> {
  const calls = await Promise.all(SUBGRAPH_NAMES.map(callsOf));
  return [...webDocuments(), ...restDocuments().flatMap(eachOperation), ...calls.flat()];
}

/**
 * schema/operations.json: hashes of the operations known at build time, which the size limits do not bind
 * (decisions 5j).
 */
export async function listOperations(): Promise<string[]> {
  return hashesOf(await knownDocuments());
}
