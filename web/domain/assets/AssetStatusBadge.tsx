import type { AssetStatus } from '../../generated/graphql';
import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { assetStatusTone, assetStatusWord } from './assetStatus';

/** The status of an asset. */
export const AssetStatusBadge = ({ status }: { status: AssetStatus }) => (
  <StatusBadge tone={assetStatusTone[status]}>{assetStatusWord[status]}</StatusBadge>
);
