import { Eye, Pencil } from 'lucide-react';
import { useState } from 'react';

import { ExportButton } from '../../../../domain/csv/ExportButton';
import { ListCard } from '../../../../domain/list/ListCard';
import { useOpenItem } from '../../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../../domain/list/useUrlQuery';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { Button } from '../../../../ui/form/Button';
import { lazyDialog } from '../../../../ui/overlay/lazyDialog';
import { applicationsFor } from './applicationsFor';
import { postingColumns } from './postingColumns';
import type { HrPosting } from './postingRow';
import { usePostingFile } from './usePostingFile';
import { priorityOptions, statusOptions, usePostingList } from './usePostingList';

const EditPostingDialog = lazyDialog(() =>
  import('./EditPostingDialog').then((module) => module.EditPostingDialog),
);
const PostingPanel = lazyDialog(() => import('./PostingPanel').then((module) => module.PostingPanel));
const RemovePosting = lazyDialog(() => import('./RemovePosting').then((module) => module.RemovePosting));

/** Search, priority, status, postings, pages; the open one beside them. */
export function PostingList({ onAdd }: { onAdd: () => void }) {
  const list = usePostingList();
  const file = usePostingFile(list);
  const opened = useOpenItem('posting');
  const { change } = useUrlQuery();
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<HrPosting | null>(null);

  return (
    <>
      <ListCard
        list={list}
        label="Job postings"
        nouns={['job posting', 'job postings']}
        filters={[
          { name: 'priority', label: 'Priority', options: priorityOptions },
          { name: 'status', label: 'Status', options: statusOptions },
        ]}
        tools={
          <ExportButton file={file} disabled={!list.rows || list.count === 0}>
            Export
          </ExportButton>
        }
        columns={postingColumns}
        view="postings of HR"
        current={opened.key}
        actions={(row) => [
          { label: 'View details', icon: Eye, onAction: () => opened.open(row.id) },
          ...(row.viewerCan.manage
            ? [{ label: 'Edit', icon: Pencil, onAction: () => setEditing(row.id) }]
            : []),
        ]}
        failed="Failed to load job postings. Please try again."
        noMatch="No job postings found"
        advice="Try another word, priority or status."
        nothing={
          <EmptyState
            title="No job postings found"
            text="Postings appear here once they are added, and colleagues can apply for them."
            action={<Button onClick={onAdd}>Add Posting</Button>}
          />
        }
      />
      {opened.key !== null && (
        <PostingPanel
          id={opened.key}
          listed={list.rows?.find(({ id }) => id === opened.key)}
          steps={opened.stepsIn(list.rows, list)}
          onApplications={(id) => change(applicationsFor(id))}
          onEdit={setEditing}
          onRemove={setRemoving}
          onClose={opened.close}
        />
      )}
      {editing !== null && <EditPostingDialog id={editing} onClose={() => setEditing(null)} />}
      {removing && (
        <RemovePosting posting={removing} onRemoved={opened.close} onClose={() => setRemoving(null)} />
      )}
    </>
  );
}
