import { useFragment } from '@apollo/client/react';

import { AssetRowPart, assetRow, type AssetRow } from '../assetRow';
import { AssignAssetDialog } from './AssignAssetDialog';
import type { Action } from './assetActions';
import { DeleteAssetDialog } from './DeleteAssetDialog';
import { EditAssetDialog } from './EditAssetDialog';
import { EndMaintenanceDialog } from './EndMaintenanceDialog';
import { MaintenanceDialog } from './MaintenanceDialog';
import { UnassignAssetDialog } from './UnassignAssetDialog';

interface Props {
  action: Action;
  asset: AssetRow;
  onDeleted: () => void;
  onClose: () => void;
}

/** The dialog of an action on an asset. */
export function AssetAction({ action, asset: first, onDeleted, onClose }: Props) {
  // As it is now: a colleague may change it while the dialog is open, and the next try is about that state.
  const present = useFragment({
    fragment: AssetRowPart,
    fragmentName: 'AssetRow',
    from: { __typename: 'Asset' as const, id: first.id },
  });
  const asset = present.complete ? assetRow(present.data as Parameters<typeof assetRow>[0]) : first;
  const shared = { asset, onClose };
  switch (action) {
    case 'edit':
      return <EditAssetDialog id={asset.id} onClose={onClose} />;
    case 'assign':
      return <AssignAssetDialog {...shared} />;
    case 'unassign':
      return <UnassignAssetDialog {...shared} />;
    case 'maintain':
      return <MaintenanceDialog {...shared} />;
    case 'endMaintenance':
      return <EndMaintenanceDialog {...shared} />;
    case 'delete':
      return <DeleteAssetDialog {...shared} onDeleted={onDeleted} />;
  }
}
