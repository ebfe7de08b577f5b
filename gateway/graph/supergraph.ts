import { readFileSync } from 'node:fs';
import { Kind, parse, print, visit } from 'graphql';
import type { DirectiveNode } from 'graphql';
import { ROOT } from '../run/root.js';

const SECURITY = new Set(['authenticated', 'requiresScopes', 'policy']);

const isSecurityLink = (node: DirectiveNode) =>
  node.name.value === 'link' &&
  node.arguments?.some(
    (argument) =>
      argument.name.value === 'for' &&
      argument.value.kind === Kind.ENUM &&
      argument.value.value === 'SECURITY',
  );

/**
 * The supergraph as @apollo/gateway accepts it: it refuses to start with the security features of the Router,
 * which our subgraphs enforce themselves. The committed schema/supergraph.graphql keeps them.
 */
export function withoutSecurityFeatures(supergraph: string): string {
  return print(
    visit(parse(supergraph), {
      Directive: (node) => (SECURITY.has(node.name.value) || isSecurityLink(node) ? null : undefined),
      DirectiveDefinition: (node) => (SECURITY.has(node.name.value) ? null : undefined),
      ScalarTypeDefinition: (node) =>
        /^(requiresScopes|policy|federation)__(Scope|Policy)$/.test(node.name.value) ? null : undefined,
    }),
  );
}

export const schemaFile = (name: string) => `${ROOT}schema/${name}`;

export function readSchemaFile(name: string): string {
  return readFileSync(schemaFile(name), 'utf8');
}
