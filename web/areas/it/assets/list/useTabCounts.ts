import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../../generated/gql';
import { narrowedButStatus, type AssetList } from './useAssetList';

/** A tab by the word of the status that it shows in the address. */
export type AssetTab = 'all' | 'assigned' | 'available' | 'maintenance';

/** The number of assets of each tab with the present search and filters; missing after a failure. */
export function useTabCounts(list: AssetList): Readonly<Record<AssetTab, number>> | undefined {
  const { data, previousData, error } = useQuery(AssetTabsDocument, { variables: narrowedButStatus(list) });
  const counts = error ? undefined : (data ?? previousData);
  return (
    counts && {
      all: counts.all.count,
      assigned: counts.assigned.count,
      available: counts.available.count,
      maintenance: counts.maintenance.count,
    }
  );
}

const AssetTabsDocument = graphql(`
  query AssetTabs(
    $search: String
    $category: [String!]
    $condition: [AssetCondition!]
    $location: [String!]
    $department: [String!]
    $employee: [Int!]
    $heldByLeavers: Boolean
  ) {
    all: assets(
      search: $search
      category: $category
      condition: $condition
      location: $location
      department: $department
      employee: $employee
      heldByLeavers: $heldByLeavers
      pageSize: 1
    ) {
      count
    }
    assigned: assets(
      status: [ASSIGNED]
      search: $search
      category: $category
      condition: $condition
      location: $location
      department: $department
      employee: $employee
      heldByLeavers: $heldByLeavers
      pageSize: 1
    ) {
      count
    }
    available: assets(
      status: [AVAILABLE]
      search: $search
      category: $category
      condition: $condition
      location: $location
      department: $department
      employee: $employee
      heldByLeavers: $heldByLeavers
      pageSize: 1
    ) {
      count
    }
    maintenance: assets(
      status: [MAINTENANCE]
      search: $search
      category: $category
      condition: $condition
      location: $location
      department: $department
      employee: $employee
      heldByLeavers: $heldByLeavers
      pageSize: 1
    ) {
      count
    }
  }
`);
