import { PageHeader } from '../../ui/layout/PageHeader';

/** The placeholder that the specification gives. */
export function AnalyticsPage() {
  return <PageHeader title="Analytics" line="Coming soon..." />;
}
