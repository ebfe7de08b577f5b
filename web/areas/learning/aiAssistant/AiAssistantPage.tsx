import { PageHeader } from '../../../ui/layout/PageHeader';

/** The placeholder that the specification gives. */
export function AiAssistantPage() {
  return <PageHeader title="AI Learning Assistant" line="Coming soon..." />;
}
