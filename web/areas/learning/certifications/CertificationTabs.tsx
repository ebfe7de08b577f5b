import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import type { OpenItem } from '../../../domain/list/useOpenItem';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Card } from '../../../ui/layout/Card';
import { ModuleGrid } from '../../../ui/layout/CardGrid';
import { Tabs } from '../../../ui/layout/Tabs';
import type { CertificationRow } from './certification';
import { CertificationCard } from './CertificationCard';

interface Props {
  certifications: readonly CertificationRow[];
  details: OpenItem;
  mayManage: boolean;
  onStart: (id: number) => void;
}

/** The three tabs with what each says when it is empty. */
const tabs = [
  {
    id: 'all',
    label: 'All Certifications',
    has: () => true,
    empty: 'No certifications are currently available.',
  },
  {
    id: 'completed',
    label: 'Completed',
    has: ({ certificate }: CertificationRow) => certificate !== null,
    empty: "You haven't completed any certifications yet.",
  },
  {
    id: 'available',
    label: 'Available',
    has: ({ certificate, isActive }: CertificationRow) => certificate === null && isActive,
    empty: 'No certifications available to start.',
  },
] as const;

/** The certifications, by tab. */
export function CertificationTabs({ certifications, ...card }: Props) {
  const { query, change } = useUrlQuery();
  return (
    <Tabs
      label="Certifications"
      value={query.get('tab') ?? 'all'}
      onChange={(id) => change({ tab: id === 'all' ? null : id })}
      items={tabs.map(({ id, label, has, empty }) => {
        const shown = certifications.filter(has);
        return {
          id,
          label,
          count: shown.length,
          content:
            shown.length === 0 ? (
              <Card>
                <EmptyState drawing="done" title="No certifications found" text={empty} />
              </Card>
            ) : (
              <ModuleGrid>
                {shown.map((certification) => (
                  <CertificationCard key={certification.id} certification={certification} {...card} />
                ))}
              </ModuleGrid>
            ),
        };
      })}
    />
  );
}
