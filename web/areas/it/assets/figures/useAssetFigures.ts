import { useQuery } from '@apollo/client/react';

import { graphql } from '../../../../generated/gql';
import type { AssetFiguresQuery } from '../../../../generated/graphql';

export interface AssetFigures {
  figures: AssetFiguresQuery['assetStatistics'] | undefined;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** The figures of the whole register, whatever the list is narrowed to. */
export function useAssetFigures(): AssetFigures {
  const { data, loading, error, refetch } = useQuery(AssetFiguresDocument);
  return {
    figures: data?.assetStatistics,
    loading: loading && !data,
    failed: error !== undefined,
    retry: () => void refetch().catch(() => undefined),
  };
}

const AssetFiguresDocument = graphql(`
  query AssetFigures {
    assetStatistics {
      totalAssets
      assignedAssets
      availableAssets
      maintenanceAssets
      totalValue
      byCondition {
        condition
        count
      }
      byType {
        category
        name
        count
      }
    }
  }
`);
