import type { Queryable } from '../../kit/postgres/queryable.js';
import type { Viewer } from '../../kit/request/viewer.js';
import type { Actor } from '../../kit/testing/actors.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import { graphql } from './graphql.js';

const FIELDS = graphql(`
  fragment AssetFields on Asset {
    id
    assetTag
    name
    category {
      id
      name
      prefix
    }
    brand
    status
    condition
    location
    purchaseCost
    warrantyExpiry
    version
    currentAssignment {
      id
      assignedTo
      holderName
      holderDepartment
      assignedDate
      conditionOnAssignment
      notes
    }
  }
`);

export const CreateAsset = graphql(
  `
    mutation CreateAsset($input: AssetInput!) {
      createAsset(input: $input) {
        ...AssetFields
      }
    }
  `,
  FIELDS,
);
export const UpdateAsset = graphql(
  `
    mutation UpdateAsset($id: Int!, $input: AssetChanges!, $version: Int) {
      updateAsset(id: $id, input: $input, version: $version) {
        ...AssetFields
      }
    }
  `,
  FIELDS,
);
export const DeleteAsset = graphql(`
  mutation DeleteAsset($id: Int!) {
    deleteAsset(id: $id)
  }
`);
export const AssignAsset = graphql(
  `
    mutation AssignAsset($id: Int!, $input: AssignAssetInput!) {
      assignAsset(id: $id, input: $input) {
        ...AssetFields
      }
    }
  `,
  FIELDS,
);
export const ReturnAsset = graphql(`
  mutation ReturnAsset($id: Int!, $input: ReturnAssetInput) {
    returnAsset(id: $id, input: $input) {
      id
      returnedDate
      conditionOnReturn
      notes
      isActive
    }
  }
`);
export const ReadAsset = graphql(
  `
    query ReadAsset($id: Int!) {
      asset(id: $id) {
        ...AssetFields
      }
    }
  `,
  FIELDS,
);
export const AssetTimeline = graphql(`
  query AssetTimeline($id: Int!) {
    assetHistory(assetId: $id) {
      results {
        field
        before
        after
      }
    }
  }
`);
export const MarkForMaintenance = graphql(`
  mutation MarkForMaintenance($id: Int!, $input: MarkForMaintenanceInput) {
    markAssetForMaintenance(id: $id, input: $input) {
      id
      status
      currentAssignment {
        id
      }
    }
  }
`);

/** The required fields of a new asset (C5.1). */
export const LAPTOP = {
  name: 'ThinkPad X1',
  category: 1,
  brand: 'Lenovo',
  model: 'X1 Carbon',
  serialNumber: 'SN-1',
  location: 'Storage Room',
  purchaseDate: '2026-01-05',
  purchaseCost: '2129.00',
  warrantyExpiry: '2029-01-05',
} as const;

/** People whom identity and people know, by user id; others may not sign in. */
const known = new Map<number, Viewer & { department: string }>();

export function knowPeople(...people: Viewer[]): void {
  known.clear();
  people.forEach((person, at) =>
    known.set(person.userId, { ...person, department: ['Engineering', 'Design'][at % 2] ?? '' }),
  );
}

const DEPARTMENTS = [
  { id: 1, name: 'Engineering', code: 'ENG' },
  { id: 2, name: 'Design', code: 'DES' },
];

/** Answers what the subgraph asks of identity and people. */
export function answerOfOthers<Data>(
  document: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  if (document.includes('ItDepartments'))
    return Promise.resolve({ departments: { results: DEPARTMENTS } } as Data);
  const person = known.get(Number(variables['id']));
  return Promise.resolve({
    user: person ? { id: person.userId, fullName: person.fullName, isActive: true } : null,
    employees: {
      results: person ? [{ department: DEPARTMENTS.find(({ name }) => name === person.department) }] : [],
    },
  } as Data);
}

/** The steps of an asset's life, as one person takes them; each must succeed. */
export const stepsOf = (who: Actor) => ({
  create: async (given: VariablesOf<typeof CreateAsset>['input'] = {}) =>
    (await who.ask(CreateAsset, { input: { ...LAPTOP, ...given } })).createAsset,
  assign: async (id: number, to: Viewer, given: VariablesOf<typeof AssignAsset>['input'] = {}) =>
    (await who.ask(AssignAsset, { id, input: { assignedTo: to.userId, ...given } })).assignAsset,
  read: async (id: number) => (await who.ask(ReadAsset, { id })).asset,
  /** What its timeline tells. */
  changesOf: async (id: number) => (await who.ask(AssetTimeline, { id })).assetHistory?.results,
});

/** For `describeSubgraph`: the subgraph with an empty register, and the people of `knowPeople`. */
export const emptyRegister = {
  graph: answerOfOthers,
  emptied: ['asset', 'asset_category', 'asset_tag_counter', 'holder'],
};

/** The two categories of the tests: laptops (1) and monitors (2). */
export const addCategories = (database: Queryable) =>
  database.query(
    `insert into asset_category (id, name, prefix) values (1, 'Laptop', 'LAP'), (2, 'Monitor', 'MON')`,
  );
