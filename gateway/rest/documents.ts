import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Kind, parse, print, visit } from 'graphql';
import type {
  ASTNode,
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
} from 'graphql';
import { snakeCase } from './caseKeys.js';
import { isPlaced } from './answer/cursor.js';
import { VERSION } from './answer/version.js';

/** One named operation with the fragments it uses, ready to run. */
export interface Operation {
  name: string;
  text: string;
  /**
   * The same operation paged by `after`: it selects the next cursor instead of the count; null if it has no
   * `after`.
   */
  byCursor: string | null;
  document: DocumentNode;
  definition: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

const FOLDER = fileURLToPath(new URL('./routes/', import.meta.url));

function definitionsIn(folder: string): DocumentNode['definitions'] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.graphql'),
  );
  return files
    .sort()
    .flatMap((name) => parse(readFileSync(`${folder}/${name}`, 'utf8'), { noLocation: true }).definitions);
}

function usedBy(
  node: ASTNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Map<string, FragmentDefinitionNode>(),
): Map<string, FragmentDefinitionNode> {
  visit(node, {
    FragmentSpread: ({ name: { value: name } }) => {
      const fragment = all.get(name);
      if (!fragment) throw new Error(`gateway/rest/routes: no fragment ${name}.`);
      if (found.has(name)) return;
      found.set(name, fragment);
      usedBy(fragment, all, found);
    },
  });
  return found;
}

const isPage = ({ selectionSet }: OperationDefinitionNode) =>
  selectionSet.selections.some(
    (root) =>
      root.kind === Kind.FIELD &&
      root.selectionSet?.selections.some((one) => one.kind === Kind.FIELD && one.name.value === 'results'),
  );

/**
 * Asks for all that is within by its REST name (`created_at: createdAt`), so that no answer has to be
 * copied to be renamed. A page has no ETag, so no version is asked for.
 */
function inRestNames<Node extends ASTNode>(node: Node, withVersions: boolean): Node {
  const renamed = (field: FieldNode): FieldNode | null => {
    if (field.name.value === VERSION && !withVersions) return null;
    const key = (field.alias ?? field.name).value;
    return { ...field, alias: { kind: Kind.NAME, value: snakeCase(key) } };
  };
  return visit(node, { Field: { leave: renamed } });
}

/** Counting all rows for each page would make the last one dearer than the first. */
function withNext(definition: OperationDefinitionNode): OperationDefinitionNode {
  const next: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'next' } };
  const selections = definition.selectionSet.selections.map((root) => {
    if (root.kind !== Kind.FIELD || !root.selectionSet) return root;
    const others = root.selectionSet.selections.filter(
      (one) => one.kind !== Kind.FIELD || one.name.value !== 'count',
    );
    return { ...root, selectionSet: { ...root.selectionSet, selections: [next, ...others] } };
  });
  return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
}

function operationOf(
  name: string,
  written: OperationDefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
): Operation {
  const withVersions = !isPage(written);
  const fragments = new Map(
    [...usedBy(written, all)].map(([key, fragment]) => [key, inRestNames(fragment, withVersions)]),
  );
  // The root field keeps its name: an Idempotency-Key counts for one of that name, whatever the door.
  const selections = written.selectionSet.selections.map((root) =>
    root.kind === Kind.FIELD && root.selectionSet
      ? { ...root, selectionSet: inRestNames(root.selectionSet, withVersions) }
      : root,
  );
  const definition = { ...written, selectionSet: { ...written.selectionSet, selections } };
  const documentOf = (one: OperationDefinitionNode): DocumentNode => ({
    kind: Kind.DOCUMENT,
    definitions: [one, ...fragments.values()],
  });
  const document = documentOf(definition);
  const byCursor = isPage(written) && isPlaced(written) ? print(documentOf(withNext(definition))) : null;
  return { name, text: print(document), byCursor, document, definition, fragments };
}

/**
 * Every operation of routes/ by name; fragments are shared between the files. @throws Error when two
 * have one name
 */
export function loadOperations(folder = FOLDER): ReadonlyMap<string, Operation> {
  const definitions = definitionsIn(folder);
  const fragments = new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  );
  const operations = new Map<string, Operation>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const name = definition.name?.value ?? '';
    if (name === '' || operations.has(name))
      throw new Error(`gateway/rest/routes: the operation "${name}" needs a name of its own.`);
    operations.set(name, operationOf(name, definition, fragments));
  }
  return operations;
}

/**
 * Every operation that REST may run, for the list of operations known at build time, which ad-hoc limits do
 * not bind (decisions 5j).
 */
export function restDocuments(): DocumentNode[] {
  return [...loadOperations().values()].flatMap(({ document, byCursor }) =>
    byCursor === null ? [document] : [document, parse(byCursor)],
  );
}
