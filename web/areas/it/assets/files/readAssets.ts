import type { ApolloClient } from '@apollo/client';

import { newKey } from '../../../../domain/action/newKey';
import { readPages, type PageOfRows } from '../../../../domain/list/readPages';
import { getFragmentData } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { ExportAssetsMutationVariables } from '../../../../generated/graphql';
import type { FiledAsset } from './assetFile';

/** The exported assets: selected ones, or all of the filtered list. */
export type WantedAssets = Omit<ExportAssetsMutationVariables, 'pageSize'>;

/**
 * Reads assets part by part. The first part is returned once the server has stored who exports how many; otherwise
 * there is none.
 */
export function readAssets(
  client: ApolloClient,
  { ids, ...narrowed }: WantedAssets,
  signal: AbortSignal,
): AsyncIterable<PageOfRows<FiledAsset>> {
  const idempotencyKey = newKey();
  const fetchOptions = { signal };
  return readPages(async ({ after, pageSize }) => {
    const { data } = await (after === null
      ? client.mutate({
          mutation: ExportAssetsDocument,
          variables: { ids, ...narrowed, pageSize },
          context: { idempotencyKey, fetchOptions },
          fetchPolicy: 'no-cache',
        })
      : client.query({
          query: AssetsFileDocument,
          variables: { ...narrowed, after, pageSize },
          context: { fetchOptions },
          fetchPolicy: 'no-cache',
        }));
    if (!data) throw new Error('The answer to an export is empty.');
    return getFragmentData(FiledAssetsPart, data.page);
  }, signal);
}

const FiledAssetsPart = graphql(`
  fragment FiledAssets on AssetPage {
    count
    next
    results {
      id
      assetTag
      name
      category {
        id
        name
      }
      brand
      model
      serialNumber
      status
      condition
      location
      purchaseDate
      purchaseCost
      warrantyExpiry
      notes
      currentAssignment {
        id
        holderName
        assignedDate
      }
    }
  }
`);

const ExportAssetsDocument = graphql(`
  mutation ExportAssets(
    $ids: [Int!]
    $search: String
    $category: [String!]
    $status: [AssetStatusFilter!]
    $condition: [AssetCondition!]
    $location: [String!]
    $department: [String!]
    $employee: [Int!]
    $heldByLeavers: Boolean
    $ordering: String
    $pageSize: Int!
  ) {
    page: exportAssets(
      ids: $ids
      search: $search
      category: $category
      status: $status
      condition: $condition
      location: $location
      department: $department
      employee: $employee
      heldByLeavers: $heldByLeavers
      ordering: $ordering
      pageSize: $pageSize
    ) {
      ...FiledAssets
    }
  }
`);

const AssetsFileDocument = graphql(`
  query AssetsFile(
    $search: String
    $category: [String!]
    $status: [AssetStatusFilter!]
    $condition: [AssetCondition!]
    $location: [String!]
    $department: [String!]
    $employee: [Int!]
    $heldByLeavers: Boolean
    $ordering: String
    $after: String!
    $pageSize: Int!
  ) {
    page: assets(
      search: $search
      category: $category
      status: $status
      condition: $condition
      location: $location
      department: $department
      employee: $employee
      heldByLeavers: $heldByLeavers
      ordering: $ordering
      after: $after
      pageSize: $pageSize
    ) {
      ...FiledAssets
    }
  }
`);
