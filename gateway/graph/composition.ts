import { composeServices } from '@apollo/composition';
import { Supergraph } from '@apollo/federation-internals';
import { parse, printSchema } from 'graphql';
import { withoutSecurityFeatures } from './supergraph.js';
import { loadSubgraphs } from './subgraphs.js';

export interface Composition {
  /** schema/supergraph.graphql */
  supergraph: string;
  /** schema/api.graphql: the schema for clients. */
  api: string;
}

/** Composes the five subgraphs as they are in this source tree. @throws Error naming every conflict */
export async function composePortal(): Promise<Composition> {
  const subgraphs = [...(await loadSubgraphs()).values()];
  const result = composeServices(
    subgraphs.map(({ name, sdl }) => ({ name, url: `http://${name}`, typeDefs: parse(sdl) })),
  );
  if (result.errors)
    throw new Error(
      `The subgraphs do not compose:\n  ${result.errors.map((error) => error.message).join('\n  ')}`,
    );
  const supergraph = `${result.supergraphSdl.trim()}\n`;
  const schema = Supergraph.build(withoutSecurityFeatures(supergraph)).apiSchema();
  return { supergraph, api: `${printSchema(schema.toGraphQLJSSchema()).trim()}\n` };
}
