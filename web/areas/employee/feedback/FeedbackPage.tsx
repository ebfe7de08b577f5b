import { useRef } from 'react';

import { usePortalConfig } from '../../../domain/config/ConfigContext';
import { ExportButton } from '../../../domain/csv/ExportButton';
import { useExport } from '../../../domain/csv/useExport';
import { later } from '../../../ui/later';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { PageHeader } from '../../../ui/PageHeader';
import { Stack } from '../../../ui/Stack';
import { exportFeedback } from './exportFeedback';
import { FeedbackHistory } from './FeedbackHistory';
import { NewFeedback } from './NewFeedback';
import { exportDelay, promise } from './pinned';
import { useFeedbackList } from './useFeedbackList';

const FeedbackDialog = later(() => import('./FeedbackDialog').then((module) => module.FeedbackDialog));

/** Feedback: a form to give it [A2.90] and the history of one's own [A2.91]. */
export function FeedbackPage() {
  const { idOf, change } = useUrlQuery();
  const { timeZone } = usePortalConfig();
  const subject = useRef<HTMLInputElement>(null);
  const list = useFeedbackList();
  const opened = idOf('feedback');
  // Whatever is searched for, all of it is saved.
  const isEmpty = list.count === 0 && !list.isNarrowed;
  const file = useExport({
    read: (signal) => list.readAll({ whole: true, signal }),
    save: (rows) => exportFeedback(rows, timeZone),
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
          <ExportButton
            disabled={!list.rows || isEmpty}
            busy={file.busy}
            busyText="Preparing file..."
            onClick={() => void file.run()}
          >
            Export history
          </ExportButton>
        }
      />
      <Stack>
        <NewFeedback subject={subject} />
        <FeedbackHistory list={list} onGive={() => subject.current?.focus()} />
      </Stack>
      {opened !== null && (
        <FeedbackDialog
          key={opened}
          id={opened}
          onClose={() => change({ feedback: null }, { replace: true })}
        />
      )}
    </>
  );
}
