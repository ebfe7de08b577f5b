import { Bot, CircleCheck, MessageSquare, Timer, UsersRound } from 'lucide-react';

import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { StatCard } from '../../../ui/data/figures/StatCard';
import { Banner } from '../../../ui/feedback/Banner';
import { StatGrid } from '../../../ui/layout/CardGrid';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { Tabs } from '../../../ui/layout/Tabs';
import { AnalyticsTab } from './AnalyticsTab';
import { ConversationsTab } from './ConversationsTab';
import { DocumentsTab } from './DocumentsTab';
import { demoConversations, demoMetrics } from './pinned';
import { useDocuments } from './useDocuments';

const icons = [MessageSquare, CircleCheck, Timer, UsersRound] as const;

/** AI Assistant Management: a demo, whose documents live on this page alone. */
export function AiManagementPage() {
  const { query, change } = useUrlQuery();
  const documents = useDocuments();
  return (
    <>
      <PageHeader
        title="AI Assistant Management"
        line="Conversations, documents and figures of the assistant."
        back={{ to: '/it', label: 'Back to IT Portal' }}
      />
      <Stack>
        <Banner tone="success" icon={Bot} title="Online & Active">
          Everything on this page is demo data. Changes stay on this page until you leave it; nothing is sent.
        </Banner>
        <StatGrid>
          {demoMetrics.map((metric, at) => (
            <StatCard key={metric.label} {...metric} icon={icons[at]} hue="it" />
          ))}
        </StatGrid>
        <Tabs
          label="Parts of the assistant"
          value={query.get('tab') ?? 'conversations'}
          onChange={(tab) => change({ ...nothing, tab: tab === 'conversations' ? null : tab })}
          items={[
            {
              id: 'conversations',
              label: 'Conversations',
              count: demoConversations.length,
              content: <ConversationsTab />,
            },
            {
              id: 'documents',
              label: 'Knowledge Base',
              count: documents.all.length,
              content: <DocumentsTab documents={documents} />,
            },
            { id: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
          ]}
        />
      </Stack>
    </>
  );
}

/** Another tab has no search, filters or open document. */
const nothing = { search: null, category: null, status: null, sort: null, page: null, document: null };
