import { HeaderMap } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import { getOperationAST, GraphQLError, Kind, parse } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode, SelectionNode } from 'graphql';
import type { RequestContext } from '../../subgraphs/kit/request/context.js';
import { unauthenticated } from '../../subgraphs/kit/request/errors.js';
import { extentOf } from './bounds.js';
import { isReadable, tooLarge } from './documents.js';
import { fragmentsOf } from './limitsPlugin.js';
import { requireFiniteLiterals } from './literals.js';

/** The text of a document by which one signs in, signs up or asks for a new password. */
const TEXT = { longest: 800, parts: 150 } as const;
/** The limits of such a document: nodes, their depth, operations and fragments. */
const MOST = { parts: 200, depth: 20, definitions: 5 } as const;
const FRAGMENT = /\bfragment\s+\w+\s+on\b/g;
/** A number so written may be larger than any. */
const MAY_BE_ENDLESS = /\d[eE]|\d{300}/;

/** Root fields that need no sign-in, as their subgraphs declare them; a test keeps the two alike. */
export const PUBLIC_FIELDS: ReadonlySet<string> = new Set([
  'login',
  'signUp',
  'requestPasswordReset',
  'resetPassword',
  'confirmEmailChange',
]);

const PUBLIC_WORD = new RegExp(`${[...PUBLIC_FIELDS].join('|')}|__`);

/** A text without a word of these asks for nothing that is open, whatever else it is. */
const mayBePublic = (text: string) => PUBLIC_WORD.test(text) || MAY_BE_ENDLESS.test(text);

/** Whether a text has more fragments than such a document, which is checked before parsing. */
const hasManyFragments = (text: string) => (text.match(FRAGMENT)?.length ?? 0) >= MOST.definitions;

/** Each fragment is looked at once, since a second spread asks for nothing new. */
function isPublic(
  selections: readonly SelectionNode[],
  fragments: Map<string, FragmentDefinitionNode>,
): boolean {
  return selections.every((selection) => {
    if (selection.kind === Kind.FIELD)
      return PUBLIC_FIELDS.has(selection.name.value) || selection.name.value.startsWith('__');
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return isPublic(selection.selectionSet.selections, fragments);
    const fragment = fragments.get(selection.name.value);
    fragments.delete(selection.name.value);
    return !fragment || isPublic(fragment.selectionSet.selections, fragments);
  });
}

const isAllowed = (document: DocumentNode, { selectionSet }: OperationDefinitionNode) =>
  isPublic(selectionSet.selections, new Map(Object.entries(fragmentsOf(document))));

/** Said in the body alone: a part of an answer may be refused so, too. */
function signInFirst(): GraphQLError {
  const { message, extensions } = unauthenticated();
  return new GraphQLError(message, {
    extensions: { ...extensions, http: { status: 200, headers: new HeaderMap() } },
  });
}

function parsed(text: string): DocumentNode | null {
  try {
    return parse(text, { noLocation: true });
  } catch {
    return null;
  }
}

/**
 * Refuses operations that need a sign-in before they are validated and planned, which costs many times as much as
 * refusing. The subgraphs would refuse them too: access to a field is decided there.
 * @param form the document and the selected operation
 * @param hasToken the request has a token, which is invalid
 * @throws UNAUTHENTICATED, or the error of the text
 */
export function requirePublic(
  { query, operationName }: { query?: unknown; operationName?: unknown },
  hasToken: boolean,
): void {
  if (typeof query !== 'string') return;
  if (query.length <= TEXT.longest && !mayBePublic(query)) throw signInFirst();
  if (!isReadable(query, TEXT) || hasManyFragments(query)) throw hasToken ? signInFirst() : tooLarge();
  const document = parsed(query);
  if (!document) return; // Apollo Server reports the error
  if (MAY_BE_ENDLESS.test(query)) requireFiniteLiterals(document);
  const meant = getOperationAST(document, typeof operationName === 'string' ? operationName : null);
  const asked = meant
    ? [meant]
    : document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (!asked.every((operation) => isAllowed(document, operation))) throw signInFirst();
  const { parts, depth, definitions } = extentOf(document);
  if (parts > MOST.parts || depth > MOST.depth || definitions > MOST.definitions) throw tooLarge();
}

/** The same for a document that came by its hash. */
export const signedOutPlugin: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ document, operation, contextValue, request }) => {
      if (!contextValue.viewer && operation && request.http && !isAllowed(document, operation))
        throw signInFirst();
    },
  }),
};
