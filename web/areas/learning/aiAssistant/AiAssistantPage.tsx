import { PageHeader } from '../../../ui/layout/PageHeader';

/** The placeholder that the specification gives [A2.13, C2.10]. */
export function AiAssistantPage() {
  return <PageHeader title="AI Learning Assistant" line="Coming soon..." />;
}
