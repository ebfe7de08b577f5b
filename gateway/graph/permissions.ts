import type { ApolloServerPlugin } from '@apollo/server';
import { getVariableValues, Kind, parse, valueFromASTUntyped } from 'graphql';
import type {
  FieldDefinitionNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import type { RequestContext } from '../../subgraphs/kit/request/context.js';
import { can, lacking } from '../../subgraphs/kit/request/viewer.js';
import type { Viewer } from '../../subgraphs/kit/request/viewer.js';
import { wholeRequest } from '../doors/httpStatus.js';
import { fragmentsOf } from '../limits/limitsPlugin.js';

/**
 * Root fields that need permissions, each with its groups of permissions, of which the viewer needs one whole, as
 * its subgraph enforces it.
 */
export type Needed = ReadonlyMap<string, readonly (readonly string[])[]>;

const ROOTS = new Set(['Query', 'Mutation']);

function scopesOf({ directives }: FieldDefinitionNode): string[][] {
  const scopes = directives?.find(({ name }) => name.value === 'requiresScopes')?.arguments?.[0]?.value;
  return scopes ? (valueFromASTUntyped(scopes) as string[][]) : [];
}

/** What the root fields of the supergraph need. @param supergraph its SDL, with the security features */
export function neededFor(supergraph: string): Needed {
  const fields = parse(supergraph).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && ROOTS.has(definition.name.value)
      ? (definition.fields ?? [])
      : [],
  );
  return new Map(
    fields
      .map((field) => [field.name.value, scopesOf(field)] as const)
      .filter(([, scopes]) => scopes.length > 0),
  );
}

/**
 * Whether a signed-in person lacks the permission for a root field; a person who has to change the password is told
 * that first.
 */
export function lacks(needed: Needed, viewer: Viewer | null, field: string): boolean {
  if (!viewer || viewer.mustChangePassword) return false;
  const groups = needed.get(field);
  return groups !== undefined && !groups.some((group) => group.every((scope) => can(viewer, scope)));
}

/** Names of the root fields of an operation, wherever in its fragments they are. */
export function rootFields(
  { selectionSet }: OperationDefinitionNode,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const look = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) found.add(selection.name.value);
      else if (selection.kind === Kind.INLINE_FRAGMENT) look(selection.selectionSet);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = fragments[selection.name.value];
        if (fragment) look(fragment.selectionSet);
      }
    }
  };
  look(selectionSet);
  return found;
}

/** A person without the permission is refused for that, before errors of the variables are reported. */
export function permissionFirstPlugin(needed: Needed): ApolloServerPlugin<RequestContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, schema, request, contextValue: { viewer } }) => {
        if (!operation) return;
        if (![...rootFields(operation, fragmentsOf(document))].some((field) => lacks(needed, viewer, field)))
          return;
        const { errors } = getVariableValues(
          schema,
          operation.variableDefinitions ?? [],
          request.variables ?? {},
          { maxErrors: 1 },
        );
        if (errors) throw wholeRequest(lacking(viewer));
      },
    }),
  };
}
