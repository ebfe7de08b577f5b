import { Kind } from 'graphql';
import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** Columns of a statement, and the joins they need. */
export interface Selected {
  /** Ready for SELECT; each column named as in the row. */
  select: string;
  /** Starts with a line break to follow the table; '' for none. */
  joins: string;
  /** Names of the row's values, in the order of the table. */
  names: readonly string[];
}

/** SQL of a value; one that is in a joined table names the join. */
type Column = string | { sql: string; join: string };

interface ColumnsOf<Row> {
  /** Every value of a row. */
  columns: { [Name in keyof Row]-?: Column };
  /** SQL of each join, by its name; each finds at most one row. */
  joins: Record<string, string>;
  /** Read whatever is asked: what resolvers of any field look at. */
  always: readonly (keyof Row & string)[];
  /** The columns that a field of the graph needs; a field that is not listed needs the value of its own name. */
  fields: Record<string, readonly (keyof Row & string)[]>;
}

/** Sets of columns that have their own statement. */
const MOST_SETS = 200;

/**
 * The columns and joins that a statement needs for the selected fields. Each set has one text, so that it is one
 * prepared statement.
 */
export class Columns<Row> {
  readonly all: Selected;
  private readonly names: readonly string[];
  private readonly made = new Map<string, Selected>();
  /** By the fields of a document that is compiled once and runs many times. */
  private readonly known = new WeakMap<readonly FieldNode[], Map<string, Selected>>();

  constructor(private readonly definition: ColumnsOf<Row>) {
    this.names = Object.keys(definition.columns);
    this.all = this.selected(new Set(this.names));
  }

  /**
   * The fields that the query selects of rows under the resolver's field. @param path from there to the rows:
   * ['results'] in a page
   */
  asked(info: GraphQLResolveInfo, path: readonly string[] = []): Selected {
    const key = path.join('.');
    const byPath = this.known.get(info.fieldNodes) ?? new Map<string, Selected>();
    this.known.set(info.fieldNodes, byPath);
    const known = byPath.get(key);
    if (known) return known;
    const asked = this.forFields(namesUnder(info.fieldNodes, path, info));
    byPath.set(key, asked);
    return asked;
  }

  /** Says what one more field of the graph is made of, before the first query. */
  addField(field: string, names: readonly (keyof Row & string)[]): void {
    this.definition.fields[field] = names;
  }

  /** These and the columns that are always read. */
  named(names: readonly string[]): Selected {
    return this.selected(new Set([...this.definition.always, ...names]));
  }

  private forFields(fields: ReadonlySet<string>): Selected {
    const { always, fields: made } = this.definition;
    const wanted = new Set<string>(always);
    for (const field of fields) for (const name of made[field] ?? [field]) wanted.add(name);
    return this.selected(wanted);
  }

  private selected(wanted: ReadonlySet<string>): Selected {
    const { joins } = this.definition;
    const columns: Record<string, Column> = this.definition.columns;
    const names = this.names.filter((name) => wanted.has(name));
    const key = names.join();
    const known = this.made.get(key);
    if (known) return known;
    // A caller could create a text for every subset; after this many texts, whole rows are read.
    if (this.made.size >= MOST_SETS) return this.all;
    const parts = names.map((name) => {
      const column = columns[name] ?? '';
      return typeof column === 'string' ? { name, sql: column, join: null } : { name, ...column };
    });
    const needed = new Set(parts.map(({ join }) => join));
    const selected = {
      select: parts.map(({ name, sql }) => `${sql} as "${name}"`).join(', '),
      joins: Object.entries(joins)
        .filter(([name]) => needed.has(name))
        .map(([, sql]) => sql)
        .join(' '),
      names,
    };
    this.made.set(key, selected);
    return selected;
  }
}

/** Whether a query asks for this field of what the resolver answers. */
export const isAsked = (info: GraphQLResolveInfo, field: string): boolean =>
  namesUnder(info.fieldNodes, [], info).has(field);

/** Names of the fields asked for at the end of a path. Whatever is skipped by a variable counts as asked. */
function namesUnder(
  nodes: readonly FieldNode[],
  [next, ...further]: readonly string[],
  info: GraphQLResolveInfo,
): Set<string> {
  const fields = nodes.flatMap((node) => fieldsOf(node.selectionSet, info));
  if (next === undefined) return new Set(fields.map((field) => field.name.value));
  return namesUnder(
    fields.filter((field) => field.name.value === next),
    further,
    info,
  );
}

function fieldsOf(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, info);
    return fieldsOf(info.fragments[selection.name.value]?.selectionSet, info);
  });
}
