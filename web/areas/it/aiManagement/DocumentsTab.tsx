import { Download, Eye, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

import { ListCard } from '../../../domain/list/ListCard';
import { useOpenItem } from '../../../domain/list/useOpenItem';
import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Button } from '../../../ui/form/Button';
import { Card } from '../../../ui/layout/Card';
import { Stack } from '../../../ui/layout/Stack';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import type { MenuAction } from '../../../ui/overlay/menu/menuAction';
import { theme } from '../../../ui/theme';
import { statusWord, type KnowledgeDocument } from './document';
import { documentColumns } from './documentColumns';
import type { DocumentAction } from './DocumentActions';
import { documentCategories } from './pinned';
import { sortOptions, useDocumentList } from './useDocumentList';
import type { Documents } from './useDocuments';

const UploadDocumentDialog = lazyDialog(() =>
  import('./UploadDocumentDialog').then((module) => module.UploadDocumentDialog),
);
const DocumentActions = lazyDialog(() =>
  import('./DocumentActions').then((module) => module.DocumentActions),
);
const DocumentPanel = lazyDialog(() => import('./DocumentPanel').then((module) => module.DocumentPanel));

/** The documents that the assistant knows, with what can be done with them. */
export function DocumentsTab({ documents }: { documents: Documents }) {
  const list = useDocumentList(documents.all);
  const { change } = useUrlQuery();
  const opened = useOpenItem('document');
  const [isUploading, setUploading] = useState(false);
  const [asked, setAsked] = useState<{ action: 'edit' | 'delete'; document: KnowledgeDocument } | null>(null);
  const shown = documents.all.find(({ id }) => id === opened.id);
  const upload = () => setUploading(true);
  const act = (action: DocumentAction, document: KnowledgeDocument) => {
    if (action === 'download') documents.download(document);
    else setAsked({ action, document });
  };
  const actions = (row: KnowledgeDocument): readonly MenuAction[] => [
    { label: 'View', icon: Eye, onAction: () => opened.open(row.id) },
    { label: 'Download', icon: Download, onAction: () => act('download', row) },
    { label: 'Edit', icon: Pencil, onAction: () => act('edit', row) },
    { label: 'Delete', icon: Trash2, danger: true, onAction: () => act('delete', row) },
  ];
  const start = { search: null, category: null, status: null, sort: null, page: null };

  return (
    <Stack>
      <Card title="Quick actions">
        <Buttons>
          <Button icon={Plus} variant="primary" onClick={upload}>
            Upload Document
          </Button>
          <Button onClick={() => change({ ...start, status: 'processing' })}>Review Processing</Button>
          <Button onClick={() => change({ ...start, sort: '-downloads' })}>Popular Documents</Button>
        </Buttons>
      </Card>
      <ListCard
        list={list}
        label="Documents"
        nouns={['document', 'documents']}
        searchHint="Search documents..."
        filters={[
          {
            name: 'category',
            label: 'Category',
            options: withAll(
              'All categories',
              documentCategories.map((name) => [name, name]),
            ),
          },
          { name: 'status', label: 'Status', options: withAll('All statuses', Object.entries(statusWord)) },
          { name: 'sort', label: 'Sort by', options: sortOptions },
        ]}
        columns={documentColumns((row) => opened.linkTo(row.id))}
        actions={actions}
        view="demo documents"
        current={opened.id}
        failed="Failed to load documents"
        advice="Try another word, or fewer filters."
        nothing={
          <EmptyState
            title="No documents"
            text="Everything on this page was deleted. The demo is back when you open the page again."
            action={<Button onClick={upload}>Upload Document</Button>}
          />
        }
      />
      {shown && (
        <DocumentPanel
          document={shown}
          steps={opened.stepsIn(list.rows, list)}
          onAct={act}
          onClose={opened.close}
        />
      )}
      {isUploading && (
        <UploadDocumentDialog onUpload={documents.upload} onClose={() => setUploading(false)} />
      )}
      {asked && <DocumentActions {...asked} documents={documents} onClose={() => setAsked(null)} />}
    </Stack>
  );
}

const withAll = (label: string, options: readonly (readonly [value: string, label: string])[]) => [
  { value: 'all', label },
  ...options.map(([value, name]) => ({ value, label: name })),
];

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
