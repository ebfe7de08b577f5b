import { useApolloClient } from '@apollo/client/react';

import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { useExport, type Export } from '../../../../domain/csv/useExport';
import type { WantedAssets } from './readAssets';

/**
 * Makes a file of assets, read by cursor; the code for it comes when it is first wanted.
 * @param wanted which shall are in it, asked for when it begins
 */
export function useAssetFile(wanted: () => WantedAssets): Export {
  const client = useApolloClient();
  const { timeZone } = usePortalConfig();
  return useExport({
    async *read(signal) {
      const asked = wanted();
      const { readAssets } = await import('./readAssets');
      yield* readAssets(client, asked, signal);
    },
    file: async () => (await import('./assetFile')).assetFile(timeZone),
    done: 'Export Complete',
    failed: 'Failed to export assets. Please try again.',
  });
}
