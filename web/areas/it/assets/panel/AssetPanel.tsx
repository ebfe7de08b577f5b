import { useQuery } from '@apollo/client/react';
import { QrCode } from 'lucide-react';

import { AssetStatusBadge } from '../../../../domain/assets/AssetStatusBadge';
import { readFailure } from '../../../../domain/failure/failure';
import { graphql } from '../../../../generated/gql';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Button } from '../../../../ui/form/Button';
import { Menu } from '../../../../ui/overlay/menu/Menu';
import { SidePanel } from '../../../../ui/overlay/sidePanel/SidePanel';
import type { PanelSteps } from '../../../../ui/overlay/sidePanel/steps';
import { tagAndSerial } from '../list/assetColumns';
import { AssetFacts } from './AssetFacts';
import { assetRow, type AssetRow } from '../assetRow';
import { AssetTimeline } from './AssetTimeline';
import { offersOf, type Action } from '../actions/assetActions';
import { usePrintLabels } from '../files/usePrintLabels';

interface Props {
  id: number;
  /** As the list knows it, where it does. */
  listed: AssetRow | undefined;
  steps: PanelSteps | undefined;
  onAct: (action: Action, asset: AssetRow) => void;
  onClose: () => void;
}

/** All fields of an asset, its history, and its actions. */
export function AssetPanel({ id, listed, steps, onAct, onClose }: Props) {
  const { data, previousData, error, loading, refetch } = useQuery(AssetDetailsDocument, {
    variables: { id },
  });
  const known = (data ?? previousData)?.asset;
  const asset = !error && known?.id === id ? known : null;
  const isMissing = !asset && !loading;
  const row = asset ? assetRow(asset) : isMissing ? undefined : listed;
  // Without an error the answer was null.
  const isGone = error === undefined || readFailure(error).code === 'NOT_FOUND';

  return (
    <SidePanel
      item={id}
      title={row?.name ?? 'Asset Details'}
      head={
        row && (
          <>
            <AssetStatusBadge status={row.status} />
            <span>{tagAndSerial(row)}</span>
          </>
        )
      }
      isText
      steps={steps}
      onClose={onClose}
      talk={asset && <AssetTimeline key={id} id={id} madeAt={asset.createdAt} />}
      footer={row && <Actions asset={row} onAct={onAct} />}
    >
      {asset && data && <AssetFacts asset={asset} data={data} />}
      {!asset && loading && <Skeleton steps={40} shape="block" />}
      {isMissing && (
        <ErrorState
          text={isGone ? 'Asset not found' : 'Failed to load the asset. Please try again.'}
          retryLabel="Retry"
          onRetry={isGone ? undefined : () => void refetch().catch(() => undefined)}
        />
      )}
    </SidePanel>
  );
}

/** The most used actions have their own buttons. */
const inMenu = new Set<Action>(['maintain', 'delete']);

function Actions({ asset, onAct }: { asset: AssetRow; onAct: Props['onAct'] }) {
  const offers = offersOf(asset);
  const label = usePrintLabels(() => ({ ids: [asset.id] }));
  return (
    <>
      <Menu
        label={`More for ${asset.title}`}
        actions={[
          { label: 'Print label', icon: QrCode, onAction: label.run },
          ...offers
            .filter(({ action }) => inMenu.has(action))
            .map(({ action, ...item }) => ({ ...item, onAction: () => onAct(action, asset) })),
        ]}
      >
        More
      </Menu>
      {offers
        .filter(({ action }) => !inMenu.has(action) && action !== 'edit')
        .map(({ action, label, icon }) => (
          <Button key={label} icon={icon} onClick={() => onAct(action, asset)}>
            {label}
          </Button>
        ))}
      <Button variant="primary" onClick={() => onAct('edit', asset)}>
        Edit
      </Button>
    </>
  );
}

const AssetDetailsDocument = graphql(`
  query AssetDetails($id: Int!) {
    asset(id: $id) {
      id
      createdAt
      ...AssetRow
      ...AssetFacts
    }
    ...AssetActivity
  }
`);
