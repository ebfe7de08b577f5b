import { PageHeader } from '../../ui/layout/PageHeader';

/** The placeholder that the specification gives [A2.10, C2.5]. */
export function AnalyticsPage() {
  return <PageHeader title="Analytics" line="Coming soon..." />;
}
