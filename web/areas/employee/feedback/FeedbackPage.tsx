import { useRef } from 'react';

import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { ExportButton } from '../../../domain/csv/ExportButton';
import { useExport } from '../../../domain/csv/useExport';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Stack } from '../../../ui/layout/Stack';
import { FeedbackHistory } from './FeedbackHistory';
import { NewFeedback } from './NewFeedback';
import { exportDelay, promise } from './pinned';
import { useFeedbackList } from './useFeedbackList';

const FeedbackPanel = lazyDialog(() => import('./FeedbackPanel').then((module) => module.FeedbackPanel));

/** Feedback: a form to give it and the viewer's own history. */
export function FeedbackPage() {
  const opened = useOpenItem('feedback');
  const { timeZone } = usePortalConfig();
  const subject = useRef<HTMLInputElement>(null);
  const list = useFeedbackList();
  // Whatever is searched for, all of it is saved.
  const isEmpty = list.count === 0 && !list.isNarrowed;
  const file = useExport({
    read: (signal) => list.readAll({ whole: true, signal }),
    file: async () => (await import('./feedbackFile')).feedbackFile(timeZone),
    done: 'Feedback history exported successfully!',
    failed: 'Failed to export feedback history. Please try again.',
    delay: exportDelay,
  });

  return (
    <>
      <PageHeader
        title="Feedback System"
        line={`Tell us what works and what could be better. ${promise}`}
        back={{ to: '/employee', label: 'Back to Employee Portal' }}
        actions={
          <ExportButton file={file} disabled={!list.rows || isEmpty} busyText="Preparing file...">
            Export history
          </ExportButton>
        }
      />
      <Stack>
        <NewFeedback subject={subject} />
        <FeedbackHistory list={list} onGive={() => subject.current?.focus()} />
      </Stack>
      {opened.id !== null && (
        <FeedbackPanel
          id={opened.id}
          listed={list.rows?.find(({ id }) => id === opened.id)}
          steps={opened.stepsIn(list.rows, list)}
          onClose={opened.close}
        />
      )}
    </>
  );
}
