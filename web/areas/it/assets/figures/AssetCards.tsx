import { CircleCheck, CircleDollarSign, Package, UserCheck, Wrench } from 'lucide-react';

import { StatCard } from '../../../../ui/data/figures/StatCard';
import { QuietFailure } from '../../../../ui/feedback/QuietFailure';
import { StatGrid } from '../../../../ui/layout/CardGrid';
import { moneyText } from '../../../../ui/money';
import { countText, numberText, shareText } from '../../../../ui/numbers';
import type { AssetFigures } from './useAssetFigures';

/** Total Assets, Assigned, Available, Maintenance, Total Value. */
export function AssetCards({ figures, loading, failed, retry }: AssetFigures) {
  const state = { loading, error: failed, hue: 'it' } as const;
  const count = (assets: number | undefined) => numberText(assets ?? 0);
  const total = figures?.totalAssets ?? 0;
  const value = figures?.totalValue ?? '0';
  const isKnown = figures !== undefined && !failed;
  return (
    <>
      <StatGrid $columns={5}>
        <StatCard
          {...state}
          label="Total Assets"
          value={count(total)}
          hint={isKnown ? countText(figures.byType.length, 'type') : undefined}
          icon={Package}
        />
        <StatCard
          {...state}
          label="Assigned"
          value={count(figures?.assignedAssets)}
          hint={isKnown && total > 0 ? `${shareText(figures.assignedAssets, total)} of all` : undefined}
          icon={UserCheck}
        />
        <StatCard
          {...state}
          label="Available"
          value={count(figures?.availableAssets)}
          hint="Ready to hand out"
          icon={CircleCheck}
        />
        <StatCard
          {...state}
          label="Maintenance"
          value={count(figures?.maintenanceAssets)}
          hint="Being worked on"
          icon={Wrench}
        />
        <StatCard
          {...state}
          label="Total Value"
          value={<span title={moneyText(value)}>{shortMoney(value)}</span>}
          hint="Sum of purchase costs"
          icon={CircleDollarSign}
        />
      </StatGrid>
      {failed && (
        <QuietFailure busy={loading} onRetry={retry}>
          The figures are not available at the moment.
        </QuietFailure>
      )}
    </>
  );
}

/** "$473,585"; from ten millions on "$12.4M", which fits into a card. The exact value is shown on hover. */
function shortMoney(value: string): string {
  const dollars = Math.round(Number(value));
  const inUnits = (unit: number) => numberText(Math.round((dollars / unit) * 10) / 10);
  if (dollars < 1e7) return `$${numberText(dollars)}`;
  return dollars < 1e9 ? `$${inUnits(1e6)}M` : `$${inUnits(1e9)}B`;
}
