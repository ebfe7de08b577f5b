import type { ApolloServerPlugin, GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import { Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import type { Config } from '../../subgraphs/kit/config/config.js';
import type { RequestContext } from '../../subgraphs/kit/request/context.js';
import { forbidden, PortalError } from '../../subgraphs/kit/request/errors.js';
import { can } from '../../subgraphs/kit/request/viewer.js';
import { wholeRequest } from '../doors/httpStatus.js';
import { isFor, measure, TooLarge } from './cost.js';
import type { Measure } from './cost.js';
import { costAnswer, wantsCostOnly } from './costOnly.js';
import { requireFiniteLiterals } from './literals.js';
import { operationHash } from './operationHash.js';

/**
 * Fields that check a credential or start an exam: one of them a document, or a single request could try a
 * thousand (I8, S-21).
 */
const ONE_OF = new Set([
  'login',
  'changePassword',
  'resetPassword',
  'requestPasswordReset',
  'confirmEmailChange',
  'startExam',
]);

const refuse = (message: string) => new PortalError(message, 'GRAPHQL_VALIDATION_FAILED');

/** The fragments of a document by name. */
export function fragmentsOf(document: DocumentNode): Record<string, FragmentDefinitionNode> {
  return Object.fromEntries(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
}

/**
 * Fields of the operation that check a credential; each fragment is looked at once, since a second spread
 * asks for nothing new.
 */
function countCredentialFields(
  operation: OperationDefinitionNode,
  fragments: Record<string, FragmentDefinitionNode>,
): number {
  const seen = new Set<string>();
  const count = (set: OperationDefinitionNode['selectionSet']): number =>
    set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + (ONE_OF.has(selection.name.value) ? 1 : 0);
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + count(selection.selectionSet);
      const target = seen.has(selection.name.value) ? undefined : fragments[selection.name.value];
      seen.add(selection.name.value);
      return sum + (target ? count(target.selectionSet) : 0);
    }, 0);
  return count(operation.selectionSet);
}

function measured(...args: Parameters<typeof measure>): Measure {
  try {
    return measure(...args);
  } catch (error) {
    throw error instanceof TooLarge ? refuse('The query is too large.') : error;
  }
}

function checkMeasure(found: Measure, limits: Config['graph']): void {
  if (found.depth > limits.depth)
    throw refuse(`The query is ${found.depth} levels deep; at most ${limits.depth} are allowed.`);
  if (found.aliases > limits.aliases)
    throw refuse(`The query uses ${found.aliases} aliases; at most ${limits.aliases} are allowed.`);
  if (found.directives > limits.directives)
    throw refuse(`The query uses ${found.directives} directives; at most ${limits.directives} are allowed.`);
  if (found.rootFields > limits.rootFields)
    throw refuse(
      `The query asks for ${found.rootFields} root fields; at most ${limits.rootFields} are allowed.`,
    );
  if (found.cost > limits.cost)
    throw refuse(
      `The query may resolve ${found.cost} fields; at most ${limits.cost} are allowed. Ask for smaller pages.`,
    );
}

/**
 * Bounds on ad-hoc GraphQL. Operations of the web app and of the REST rows are known at build time and exempt
 * from size limits; the one-credential rule and the introspection right bind everyone.
 * @param known hashes of schema/operations.json
 */
export function limitsPlugin(
  config: Config,
  known: ReadonlySet<string>,
  onUnknown: (hash: string) => void,
): ApolloServerPlugin<RequestContext> {
  const hashes = new WeakMap<DocumentNode, string>();
  const hashOf = (document: DocumentNode) => {
    const found = hashes.get(document) ?? operationHash(document);
    hashes.set(document, found);
    return found;
  };

  // A document that comes again is measured again only for other page sizes.
  const looked = new WeakSet<DocumentNode>();
  const measures = new WeakMap<OperationDefinitionNode, Measure>();
  const measureOf = (...asked: Parameters<typeof measure>): Measure => {
    const [, operation, , variables] = asked;
    const known = measures.get(operation);
    if (known && isFor(known, variables)) return known;
    const found = measured(...asked);
    measures.set(operation, found);
    return found;
  };

  const check = ({
    document,
    operation,
    request,
    contextValue,
    schema,
  }: GraphQLRequestContextDidResolveOperation<RequestContext>) => {
    if (!operation) throw refuse('Say which of the operations is meant.');
    if (operation.operation === 'subscription') throw refuse('Subscriptions are not offered.');
    const fragments = fragmentsOf(document);
    if (operation.operation === 'mutation' && countCredentialFields(operation, fragments) > 1) {
      throw refuse('Only one credential can be checked in one request.');
    }
    if (known.has(hashOf(document))) return;
    if (!looked.has(document)) requireFiniteLiterals(document);
    looked.add(document);
    const mayExplore = contextValue.viewer !== null && can(contextValue.viewer, 'graph.explore');
    const found = measureOf(schema, operation, fragments, request.variables ?? {});
    if (found.introspects && !mayExplore)
      throw forbidden('Reading the schema needs the permission graph.explore.');
    checkMeasure(found, config.graph);
    if (config.graph.safelist === 'off' || mayExplore) return;
    onUnknown(hashOf(document));
    if (config.graph.safelist === 'enforce')
      throw forbidden('Only the operations of the portal itself may be run.');
  };
  return {
    requestDidStart: async () => ({
      didResolveOperation: async (context) => {
        try {
          check(context);
        } catch (error) {
          throw wholeRequest(error);
        }
      },
      responseForOperation: async ({ document, operation, request, schema }) => {
        if (!wantsCostOnly(request)) return null;
        const { cost } = measureOf(schema, operation, fragmentsOf(document), request.variables ?? {});
        return costAnswer(cost, config.graph.cost);
      },
    }),
  };
}
