import { assetConditionWord } from '../../../../domain/assets/assetCondition';
import { assetStatusWord } from '../../../../domain/assets/assetStatus';
import { useListQuery, type List, type ListView } from '../../../../domain/list/useListQuery';
import { graphql } from '../../../../generated/gql';
import type { AssetCondition, AssetsQueryVariables, AssetStatusFilter } from '../../../../generated/graphql';
import { assetRow, type AssetRow } from '../assetRow';
import { assetLocations, assetsPerPage } from '../pinned';

/** What the register is narrowed by, under its names in the address. */
export type AssetFilter = 'type' | 'status' | 'location' | 'department' | 'employee' | 'condition' | 'left';

export type AssetList = List<AssetRow, AssetFilter>;

const lowerCase = <Word extends string>(words: Readonly<Record<Word, string>>) =>
  Object.entries<string>(words).map(([word, label]) => ({ value: word.toLowerCase(), label }));

/** A status, or one of three words that mean something else. */
const statusFilterWord: Readonly<Record<AssetStatusFilter, string>> = {
  ...assetStatusWord,
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  DAMAGED: 'Damaged',
};

export const statusOptions = [{ value: 'all', label: 'All statuses' }, ...lowerCase(statusFilterWord)];
export const conditionOptions = [{ value: 'all', label: 'All conditions' }, ...lowerCase(assetConditionWord)];
export const locationOptions = [
  { value: 'all', label: 'All locations' },
  ...assetLocations.map((name) => ({ value: name, label: name })),
];

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);
const id = /^[1-9]\d{0,8}$/;

/** The register, the newest first; what it is narrowed by is kept in the address. */
export function useAssetList(): AssetList {
  return useListQuery(AssetsDocument, {
    filters: {
      type: { values: id, initial: 'all' },
      status: { values: valuesOf(statusOptions), initial: 'all' },
      location: { values: valuesOf(locationOptions), initial: 'all' },
      department: { values: id, initial: 'all' },
      employee: { values: id, initial: 'all' },
      condition: { values: valuesOf(conditionOptions), initial: 'all' },
      left: { values: ['yes'], initial: 'all' },
    },
    sort: { key: 'createdAt', descending: true },
    pageSize: assetsPerPage,
    variables: (view) => ({ ...narrowed(view), page: view.page, pageSize: view.pageSize }),
    read: ({ assets: { count, results } }) => ({ count, results: results.map(assetRow) }),
  });
}

const oneOf = (word: string): string[] | null => (word === 'all' ? null : [word]);
const idOf = (word: string): number[] | null => (word === 'all' ? null : [Number(word)]);
const codeOf = <Code extends string>(word: string): Code[] | null =>
  word === 'all' ? null : [word.toUpperCase() as Code];

/** What of the register is wanted but for its status, which the tabs choose. */
export const narrowedButStatus = ({
  filters,
  search,
}: Pick<ListView<AssetFilter>, 'filters' | 'search'>) => ({
  search: search || null,
  category: oneOf(filters.type),
  location: oneOf(filters.location),
  department: oneOf(filters.department),
  employee: idOf(filters.employee),
  condition: codeOf<AssetCondition>(filters.condition),
  heldByLeavers: filters.left === 'yes' ? true : null,
});

/** What of the register is wanted, and in which order, for the list and for its file. */
export const narrowed = (
  view: Pick<ListView<AssetFilter>, 'filters' | 'search' | 'ordering'>,
): Omit<AssetsQueryVariables, 'page' | 'pageSize'> => ({
  ...narrowedButStatus(view),
  status: codeOf<AssetStatusFilter>(view.filters.status),
  ordering: view.ordering,
});

const AssetsDocument = graphql(`
  query Assets(
    $search: String
    $category: [String!]
    $status: [AssetStatusFilter!]
    $condition: [AssetCondition!]
    $location: [String!]
    $department: [String!]
    $employee: [Int!]
    $heldByLeavers: Boolean
    $ordering: String
    $page: Int!
    $pageSize: Int!
  ) {
    assets(
      search: $search
      category: $category
      status: $status
      condition: $condition
      location: $location
      department: $department
      employee: $employee
      heldByLeavers: $heldByLeavers
      ordering: $ordering
      page: $page
      pageSize: $pageSize
    ) {
      count
      results {
        ...AssetRow
      }
    }
  }
`);
