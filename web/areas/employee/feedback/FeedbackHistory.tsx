import { CircleX, Eye } from 'lucide-react';
import { useState } from 'react';

import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { ExportSelected } from '../../../domain/csv/ExportSelected';
import { ListCard } from '../../../domain/list/ListCard';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { Button } from '../../../ui/form/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { feedbackColumns } from './feedbackColumns';
import { feedbackFile } from './feedbackFile';
import type { FeedbackRow } from './feedbackRow';
import { statusOptions, type FeedbackList } from './useFeedbackList';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';

const CancelFeedbackDialog = lazyDialog(() =>
  import('./CancelFeedbackDialog').then((module) => module.CancelFeedbackDialog),
);

interface Props {
  list: FeedbackList;
  /** Someone wants to write. */
  onGive: () => void;
}

/** The viewer's own feedback, with the status of each piece. */
export function FeedbackHistory({ list, onGive }: Props) {
  const opened = useOpenItem('feedback');
  const { timeZone } = usePortalConfig();
  const [cancelling, setCancelling] = useState<FeedbackRow | null>(null);

  return (
    <>
      <ListCard
        list={list}
        title="Your feedback"
        label="Feedback history"
        nouns={['entry', 'entries']}
        filters={[{ name: 'status', label: 'Status', options: statusOptions }]}
        columns={feedbackColumns((row) => opened.linkTo(row.id))}
        view="feedback"
        current={opened.id}
        actions={(row) => [
          { label: 'View details', icon: Eye, onAction: () => opened.open(row.id) },
          ...(row.viewerCan.cancel
            ? [{ label: 'Cancel feedback', icon: CircleX, danger: true, onAction: () => setCancelling(row) }]
            : []),
        ]}
        bulk={(chosen) => (
          <ExportSelected
            rows={chosen}
            file={() => feedbackFile(timeZone)}
            done="Feedback history exported successfully!"
          />
        )}
        failed="Failed to load feedback history. Please try again."
        advice="Try another word or another status."
        nothing={
          <EmptyState
            title="No feedback yet"
            text="What you send is listed here with its status and the answers to it. Anonymous feedback is listed for you alone."
            action={<Button onClick={onGive}>Give feedback</Button>}
          />
        }
      />
      {cancelling && <CancelFeedbackDialog feedback={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}
