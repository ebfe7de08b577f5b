import type { AssetStatus } from '../../generated/graphql';
import { StatusBadge } from '../../ui/data/StatusBadge';
import { assetStatusTone, assetStatusWord } from './assetStatus';

/** Where an asset stands. */
export const AssetStatusBadge = ({ status }: { status: AssetStatus }) => (
  <StatusBadge tone={assetStatusTone[status]}>{assetStatusWord[status]}</StatusBadge>
);
