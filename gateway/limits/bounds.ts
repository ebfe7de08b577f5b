import { GraphQLError, Kind } from 'graphql';
import type { DocumentNode, FragmentDefinitionNode, SelectionNode, ValidationRule } from 'graphql';

/**
 * The limits of a document that is validated: its rules compare fields and fragments with each other, so that their
 * work grows with the square. Every operation known at build time is far below them (a test checks this), so there
 * are no exceptions.
 */
export const MOST = {
  /** Nodes of the parsed document, whatever they are: names, values, directives. */
  parts: 1_000,
  /** How deep they are nested in each other; a level of fields makes two. */
  depth: 100,
  /** Operations and fragments. */
  definitions: 30,
  /** Fields and fragments, as written. */
  selections: 300,
  /** The same when every fragment is put where it is asked for. */
  expanded: 2_000,
  /** Fields with arguments or fields of their own, and fragments, beside one of the same name. */
  repeats: 10,
  /** Plain fields beside one of the same name: each is compared with each. */
  plainRepeats: 60,
} as const;

/** What of a document grows the work of validating it. */
export type Extent = Record<keyof typeof MOST | 'rootFields', number>;

interface Node {
  kind?: string;
}

const SELECTIONS = new Set<string>([Kind.FIELD, Kind.FRAGMENT_SPREAD, Kind.INLINE_FRAGMENT]);

/** Thrown to look no further. */
class Enough extends Error {}

function countNodes(document: DocumentNode, found: Extent): void {
  const look = (node: Node, depth: number): void => {
    found.parts += 1;
    found.depth = Math.max(found.depth, depth);
    if (SELECTIONS.has(node.kind ?? '')) found.selections += 1;
    if (found.parts > MOST.parts || depth > MOST.depth || found.selections > MOST.selections)
      throw new Enough();
    for (const value of Object.values(node) as unknown[]) {
      for (const inner of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (typeof inner === 'object' && inner !== null && 'kind' in inner) look(inner as Node, depth + 1);
      }
    }
  };
  look(document, 0);
}

const isPast = ({ expanded, repeats, plainRepeats }: Extent) =>
  expanded > MOST.expanded || repeats > MOST.repeats || plainRepeats > MOST.plainRepeats;

function countExpanded({ definitions }: DocumentNode, found: Extent): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const around = new Set<string>();

  /** @param names of the fields that are answered together @param spread the fragments among them */
  const look = (
    selections: readonly SelectionNode[],
    names: Set<string>,
    spread: Set<string>,
    isRoot: boolean,
  ): void => {
    for (const selection of selections) {
      found.expanded += 1;
      if (isPast(found)) throw new Enough();
      if (selection.kind === Kind.INLINE_FRAGMENT)
        look(selection.selectionSet.selections, names, spread, isRoot);
      else if (selection.kind === Kind.FIELD) {
        if (isRoot) found.rootFields += 1;
        const { value } = selection.alias ?? selection.name;
        const isPlain = !selection.selectionSet && !selection.arguments?.length;
        if (names.has(value)) found[isPlain ? 'plainRepeats' : 'repeats'] += 1;
        names.add(value);
        if (selection.selectionSet) look(selection.selectionSet.selections, new Set(), new Set(), false);
      } else {
        const { value } = selection.name;
        const fragment = fragments.get(value);
        if (spread.has(value)) found.repeats += 1;
        if (!fragment || spread.has(value) || around.has(value)) continue;
        spread.add(value);
        around.add(value);
        look(fragment.selectionSet.selections, names, spread, isRoot);
        around.delete(value);
      }
    }
  };
  for (const definition of definitions) {
    const isOperation = definition.kind === Kind.OPERATION_DEFINITION;
    const rootFields = found.rootFields;
    found.rootFields = 0;
    if (isOperation || definition.kind === Kind.FRAGMENT_DEFINITION)
      look(definition.selectionSet.selections, new Set(), new Set(), isOperation);
    found.rootFields = Math.max(rootFields, found.rootFields);
  }
}

/** Counts a document that was parsed and nothing more; stops where it is past a bound. */
export function extentOf(document: DocumentNode): Extent {
  const found: Extent = {
    parts: 0,
    depth: 0,
    definitions: document.definitions.length,
    selections: 0,
    expanded: 0,
    repeats: 0,
    plainRepeats: 0,
    rootFields: 0,
  };
  try {
    countNodes(document, found);
    countExpanded(document, found);
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  return found;
}

/** The error of a document that is too large; null for any other. */
function problemOf(document: DocumentNode, rootFields: number): string | null {
  if (document.definitions.length > MOST.definitions) return 'The query is too large.';
  const found = extentOf(document);
  if (found.rootFields > rootFields) return `The query asks for more than ${rootFields} root fields.`;
  if (found.repeats > MOST.repeats)
    return `The query repeats fields; at most ${MOST.repeats} repeats are allowed.`;
  return Object.entries(MOST).some(([name, most]) => found[name as keyof Extent] > most)
    ? 'The query is too large.'
    : null;
}

/**
 * A rule of validation that comes before the others: a document past a bound is refused, and nothing of it is
 * looked at.
 */
export function withinBounds(rootFields: number): ValidationRule {
  return (context) => ({
    Document: (document) => {
      const problem = problemOf(document, rootFields);
      if (problem === null) return undefined;
      context.reportError(new GraphQLError(problem));
      return null;
    },
  });
}
