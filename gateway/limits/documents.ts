import { parse, specifiedRules, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Config } from '../../subgraphs/kit/config/config.js';
import { PortalError } from '../../subgraphs/kit/request/errors.js';
import { MOST, withinBounds } from './bounds.js';
import { extentOfText } from './textExtent.js';

/** Characters of a document. */
export const LONGEST = 20_000;
/** Depth of nested brackets; a deeper document is refused after parsing, and the parser has its own limit. */
const DEEPEST = 200;
/** The portal's own operations have this many root fields, whatever the limit for other clients. */
const OWN_ROOT_FIELDS = 20;
/**
 * Every fault found is looked up among all names of the schema; a handful is enough to mend a document by.
 */
const MOST_FAULTS = 5;

/** How documents are parsed and validated, wherever they come from. */
export function documentRules({ graph }: Config) {
  return {
    // Without places: to find the line of a fault the whole text is read once more for each.
    parseOptions: { maxTokens: graph.tokens, noLocation: true },
    validationRules: [withinBounds(Math.max(graph.rootFields, OWN_ROOT_FIELDS))],
    // Nor what may have been meant: it is looked for among all names of the schema, and would not be said.
    validationOptions: { maxErrors: MOST_FAULTS, hideSuggestions: true },
  };
}

export const tooLarge = () => new PortalError('The query is too large.', 'GRAPHQL_VALIDATION_FAILED');

/** Characters of a text, and words and signs in it, that are parsed at most. */
interface TextLimits {
  longest: number;
  parts: number;
}

const USUAL: TextLimits = { longest: LONGEST, parts: MOST.parts };

/** Whether a text is short and simple enough to be parsed. */
export function isReadable(text: string, most = USUAL): boolean {
  if (text.length > most.longest) return false;
  const { depth, parts } = extentOfText(text, { depth: DEEPEST, parts: most.parts });
  return depth <= DEEPEST && parts <= most.parts;
}

/**
 * Refuses a text before it is parsed: one too long, nested deeper than the parser goes, or of more parts than
 * validation is given.
 * @throws GRAPHQL_VALIDATION_FAILED
 */
export function requireReadable(text: unknown, most = USUAL): void {
  if (typeof text === 'string' && !isReadable(text, most)) throw tooLarge();
}

/** The document, when the graph could run it; else null. */
export function runnable(text: unknown, schema: GraphQLSchema, config: Config): DocumentNode | null {
  if (typeof text !== 'string') return null;
  const { parseOptions, validationRules, validationOptions } = documentRules(config);
  const rules = [...specifiedRules, ...validationRules];
  try {
    const document = parse(text, parseOptions);
    return validate(schema, document, rules, validationOptions).length === 0 ? document : null;
  } catch {
    return null;
  }
}
