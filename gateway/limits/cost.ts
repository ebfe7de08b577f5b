import { getNamedType, isListType, isNonNullType, isObjectType, Kind } from 'graphql';
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { MAX_PAGE_SIZE } from '../../subgraphs/kit/request/list.js';

/** What one operation asks for, counted before anything runs (S-60). */
export interface Measure {
  depth: number;
  aliases: number;
  directives: number;
  rootFields: number;
  /** Fields to be resolved if every list is as long as it may be. */
  cost: number;
  introspects: boolean;
  /** The variables that are page sizes, as they were: with others the cost is another. */
  sizes: Map<string, unknown>;
}

/** Whether an operation that was measured costs the same with these variables. */
export const isFor = ({ sizes }: Measure, variables: Record<string, unknown>): boolean =>
  [...sizes].every(([name, value]) => variables[name] === value);

/**
 * Selections looked at before a query is called too large; fragments that spread fragments grow without end
 * otherwise.
 */
const MOST_SELECTIONS = 4_000;

/** The query is larger than anyone would write; counting it to the end would itself be the harm. */
export class TooLarge extends Error {}

/** Assumed length of a list without a page size, such as a person's roles. */
const OTHER_LIST = 10;

/**
 * Lists without a page size that are longer: each at the most it may have, and the chart, which has
 * everyone, as that of a large company.
 */
const LONG_LISTS: Readonly<Record<string, number>> = {
  'OrgChart.people': 2000,
  'Employee.directReports': 200,
  'Employee.managerChain': 50,
  'Timesheet.timeEntries': 200,
  'KbArticle.questions': 100,
};

/**
 * Fields that are more work than looking something up: a picture that is drawn, of which a document may ask
 * two, everyone read, a long text searched for its places.
 */
const DEAR_FIELDS: Readonly<Record<string, number>> = {
  'Mutation.previewPhoto': 20_000,
  'Mutation.updateProfile': 20_000,
  'Query.orgChart': 5_000,
  'KbArticle.highlights': 200,
};

/** Figures are grouped over all records of the organisation. */
const DEAR_TYPES: Readonly<Record<string, number>> = { Figure: 5_000 };

const isList = (type: GraphQLOutputType): boolean =>
  isListType(type) || (isNonNullType(type) && isList(type.ofType));

/**
 * Measures an operation; sees through fragments, and reads page sizes from literals and variables alike.
 * @throws TooLarge
 */
export function measure(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Record<string, FragmentDefinitionNode>,
  variables: Record<string, unknown>,
): Measure {
  const total: Measure = {
    depth: 0,
    aliases: 0,
    directives: operation.directives?.length ?? 0,
    rootFields: 0,
    cost: 0,
    introspects: false,
    sizes: new Map(),
  };

  let looked = 0;

  const pageSizeOf = (node: FieldNode, field: GraphQLField<unknown, unknown>): number | null => {
    const argument = field.args.find(({ name }) => name === 'pageSize');
    if (!argument) return null;
    const value = node.arguments?.find(({ name }) => name.value === 'pageSize')?.value;
    if (value?.kind === Kind.VARIABLE) total.sizes.set(value.name.value, variables[value.name.value]);
    const given =
      value?.kind === Kind.INT
        ? Number(value.value)
        : value?.kind === Kind.VARIABLE
          ? variables[value.name.value]
          : undefined;
    return Math.min(
      typeof given === 'number' && given > 0 ? given : Number(argument.defaultValue ?? MAX_PAGE_SIZE),
      MAX_PAGE_SIZE,
    );
  };

  const visitField = (
    node: FieldNode,
    parent: GraphQLObjectType,
    depth: number,
    times: number,
    page: number | null,
  ): void => {
    if (node.name.value.startsWith('__')) {
      total.introspects ||= node.name.value !== '__typename';
      return;
    }
    total.depth = Math.max(total.depth, depth);
    if (node.alias) total.aliases += 1;
    total.directives += node.directives?.length ?? 0;
    if (depth === 1) total.rootFields += 1;
    const name = `${parent.name}.${node.name.value}`;
    const field = parent.getFields()[node.name.value];
    const type = field && getNamedType(field.type);
    total.cost += times * (DEAR_FIELDS[name] ?? DEAR_TYPES[type?.name ?? ''] ?? 1);
    if (!field || !node.selectionSet || !isObjectType(type)) return;
    const length = isList(field.type) ? (page ?? LONG_LISTS[name] ?? OTHER_LIST) : 1;
    visitSet(node.selectionSet, type, depth + 1, times * length, pageSizeOf(node, field));
  };

  const visitSet = (
    set: SelectionSetNode,
    parent: GraphQLObjectType,
    depth: number,
    times: number,
    page: number | null,
  ): void => {
    for (const selection of set.selections) {
      looked += 1;
      if (looked > MOST_SELECTIONS) throw new TooLarge();
      if (selection.kind === Kind.FIELD) visitField(selection, parent, depth, times, page);
      else {
        total.directives += selection.directives?.length ?? 0;
        const target = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
        const type = target?.typeCondition ? schema.getType(target.typeCondition.name.value) : parent;
        if (target) visitSet(target.selectionSet, isObjectType(type) ? type : parent, depth, times, page);
      }
    }
  };

  const root = schema.getRootType(operation.operation);
  if (root) visitSet(operation.selectionSet, root, 1, 1, null);
  return total;
}
