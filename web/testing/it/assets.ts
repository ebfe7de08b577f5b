import type { RequestHandler } from 'msw';

import {
  AssetCategoriesDocument,
  AssetDetailsDocument,
  AssetFiguresDocument,
  AssetPeopleCountsDocument,
  AssetTabsDocument,
  AssetTimelineDocument,
  AssetToEditDocument,
  DepartmentsDocument,
  FindAssetPeopleDocument,
  PickedAssetPersonDocument,
  type AssetDetailsQuery,
  type AssetFiguresQuery,
  type AssetsQuery,
  type AssetTimelineQuery,
  type AssetToEditQuery,
} from '../../generated/graphql';
import { answers, person, type DataOf } from '../graph';

type Details = NonNullable<DataOf<AssetDetailsQuery>['asset']>;
type Edited = NonNullable<DataOf<AssetToEditQuery>['asset']>;

/** An asset with all that any screen asks for. */
export type TestAsset = Omit<Details & Edited, 'category' | 'currentAssignment'> &
  Pick<Details, 'category' | 'currentAssignment'>;

/** A laptop without a holder, except for the given fields. */
export const asset = (given: Partial<TestAsset> = {}): TestAsset => ({
  id: 42,
  version: 3,
  assetTag: 'LAP-042',
  name: 'MacBook Pro 14',
  category: { id: 1, name: 'Laptop' },
  brand: 'Apple',
  model: 'M4 Pro',
  serialNumber: 'C02XK0AJ',
  status: 'AVAILABLE',
  condition: 'EXCELLENT',
  location: 'Office Floor 2',
  purchaseDate: '2025-03-01',
  purchaseCost: '2399.00',
  warrantyExpiry: '2028-03-01',
  notes: 'Has a dent.',
  createdAt: '2025-03-02T17:00:00.000Z',
  updatedAt: '2026-10-02T16:30:00.000Z',
  currentAssignment: null,
  ...given,
});

/** Amara has it, but for what the test says. */
export const heldBy = (
  given: Partial<NonNullable<TestAsset['currentAssignment']>> = {},
): NonNullable<TestAsset['currentAssignment']> => ({
  id: 900,
  assignedTo: 121,
  holderName: 'Amara Nwosu',
  holderDepartment: 'Engineering',
  assignedDate: '2026-02-03',
  assignedByName: 'Diego Fuentes',
  conditionOnAssignment: 'GOOD',
  notes: '',
  ...given,
});

/** A page of the register. */
export const assetsPage = (results: TestAsset[], count = results.length): DataOf<AssetsQuery> => ({
  assets: { count, results },
});

/** Diego of IT. */
export const itPerson = (roles = ['Employee', 'IT Staff']) =>
  person({ id: 9, firstName: 'Diego', lastName: 'Fuentes', departmentName: 'IT', roles });

export const assetFigures: AssetFiguresQuery['assetStatistics'] = {
  totalAssets: 1240,
  assignedAssets: 620,
  availableAssets: 500,
  maintenanceAssets: 14,
  totalValue: '418902.50',
  byCondition: [
    { condition: 'GOOD', count: 900 },
    { condition: 'POOR', count: 340 },
  ],
  byType: [
    { category: 1, name: 'Laptop', count: 1000 },
    { category: 2, name: 'Monitor', count: 240 },
  ],
};

/** Possible holders of an asset. */
const people = [
  { id: 121, fullName: 'Amara Nwosu' },
  { id: 122, fullName: 'Tomas Herrera' },
];

const employeeOf = ({ id, fullName }: { id: number; fullName: string }) => ({
  id: id - 100,
  fullName,
  position: 'Engineer',
  departmentName: 'Engineering',
  user: { id, profilePicture: null },
});

type History = Partial<{
  [Name in keyof AssetTimelineQuery]: NonNullable<AssetTimelineQuery[Name]>['results'];
}>;

/** The history of an asset. */
export const assetTimeline = (given: History = {}, extra = 0): RequestHandler => {
  const page = <Row>(results: Row[] = []) => ({ count: results.length + extra, results });
  return answers(AssetTimelineDocument, () => ({
    assetHistory: page(given.assetHistory),
    assetAssignments: page(given.assetAssignments),
    assetMaintenanceRecords: page(given.assetMaintenanceRecords),
  }));
};

const work = { id: 70, maintenanceType: 'REPAIR', status: 'COMPLETED' } as const;

/** The details and the form of an asset as it is when it is asked for. */
export const assetDetails = (record: () => TestAsset | null): RequestHandler[] => [
  answers(AssetDetailsDocument, () => ({
    asset: record(),
    assetAssignments: { count: 3 },
    assetMaintenanceRecords: { count: 1, results: [work] },
  })),
  answers(AssetToEditDocument, () => ({ asset: record() })),
];

/** What the page asks for besides the list. Put other answers before it. */
export const assetsBackground: RequestHandler[] = [
  answers(AssetFiguresDocument, () => ({ assetStatistics: assetFigures })),
  answers(AssetTabsDocument, () => ({
    all: { count: 1240 },
    assigned: { count: 620 },
    available: { count: 500 },
    maintenance: { count: 14 },
  })),
  answers(AssetCategoriesDocument, () => ({
    assetCategories: {
      results: [
        { id: 1, name: 'Laptop' },
        { id: 2, name: 'Monitor' },
      ],
    },
  })),
  answers(DepartmentsDocument, () => ({
    departments: {
      results: [
        { id: 3, name: 'Engineering' },
        { id: 4, name: 'Human Resources' },
      ],
    },
  })),
  answers(AssetPeopleCountsDocument, () => ({ active: { count: 200 }, everybody: { count: 210 } })),
  answers(FindAssetPeopleDocument, ({ search }) => {
    const found = people.filter(({ fullName }) =>
      fullName.toLowerCase().includes((search ?? '').toLowerCase()),
    );
    return { employees: { count: found.length, results: found.map(employeeOf) } };
  }),
  answers(PickedAssetPersonDocument, ({ id }) => ({
    employees: { results: people.filter((one) => one.id === id).map(employeeOf) },
  })),
  assetTimeline(),
  ...assetDetails(asset),
];
