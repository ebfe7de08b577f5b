import { Download, FileUp, QrCode } from 'lucide-react';
import { useState } from 'react';

import { ExportButton } from '../../../../domain/csv/ExportButton';
import { Button } from '../../../../ui/form/Button';
import { lazyDialog } from '../../../../ui/overlay/lazyDialog';
import type { AssetRow } from '../assetRow';
import { narrowed, type AssetList } from '../list/useAssetList';
import { useAssetFile } from './useAssetFile';
import { usePrintLabels } from './usePrintLabels';

const ImportAssetsDialog = lazyDialog(() =>
  import('./ImportAssetsDialog').then((module) => module.ImportAssetsDialog),
);

/** Import, and export and labels of all assets that the list is narrowed to. */
export function AssetFiles({ list }: { list: AssetList }) {
  const file = useAssetFile(() => narrowed(list));
  const labels = usePrintLabels(() => narrowed(list));
  const isEmpty = list.count === 0;
  const [importing, setImporting] = useState(false);
  return (
    <>
      <Button icon={FileUp} onClick={() => setImporting(true)}>
        Import CSV
      </Button>
      <ExportButton file={file} disabled={isEmpty}>
        Export
      </ExportButton>
      <Button
        icon={QrCode}
        disabled={isEmpty}
        busy={labels.busy}
        busyText="Making labels..."
        onClick={labels.run}
      >
        Print labels
      </Button>
      {importing && <ImportAssetsDialog onClose={() => setImporting(false)} />}
    </>
  );
}

interface ChosenProps {
  rows: readonly AssetRow[];
  /** Of the list that they were chosen in. */
  ordering: string;
}

/** The same of the assets that were chosen in the list. */
export function ChosenAssetFiles({ rows, ordering }: ChosenProps) {
  const chosen = () => ({ ids: rows.map(({ id }) => id), ordering });
  const file = useAssetFile(chosen);
  const labels = usePrintLabels(chosen);
  return (
    <>
      <Button icon={Download} busy={file.busy} busyText="Exporting..." onClick={file.run}>
        Export selected
      </Button>
      <Button icon={QrCode} busy={labels.busy} busyText="Making labels..." onClick={labels.run}>
        Print selected labels
      </Button>
    </>
  );
}
