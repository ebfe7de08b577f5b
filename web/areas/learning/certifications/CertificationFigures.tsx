import { Award, CircleDashed, Layers, Timer } from 'lucide-react';

import { numberText } from '../../../ui/numbers';
import { StatCard } from '../../../ui/data/figures/StatCard';
import { StatGrid } from '../../../ui/layout/CardGrid';
import type { CertificationData } from './useCertifications';

/** The four figures. */
export function CertificationFigures({
  data,
  failed,
}: {
  data: CertificationData | undefined;
  failed: boolean;
}) {
  const offered = data?.certifications.filter(({ isActive }) => isActive) ?? [];
  const completed = offered.filter(({ certificate }) => certificate !== null).length;
  const known = { loading: data === undefined && !failed, error: failed, hue: 'learning' } as const;
  return (
    <StatGrid>
      <StatCard
        {...known}
        icon={Layers}
        label="Total"
        value={numberText(offered.length)}
        hint="Available certifications"
      />
      <StatCard
        {...known}
        icon={Award}
        label="Completed"
        value={numberText(completed)}
        hint="Certifications earned"
      />
      <StatCard
        {...known}
        icon={Timer}
        label="In Progress"
        value={numberText(data?.inProgress ?? 0)}
        hint="Exams that are running"
      />
      <StatCard
        {...known}
        icon={CircleDashed}
        label="Available"
        value={numberText(offered.length - completed)}
        hint="Yet to be earned"
      />
    </StatGrid>
  );
}
