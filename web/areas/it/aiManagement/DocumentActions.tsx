import { ConfirmDialog } from '../../../ui/overlay/dialog/ConfirmDialog';
import type { KnowledgeDocument } from './document';
import { EditDocumentDialog } from './EditDocumentDialog';
import type { Documents } from './useDocuments';

export type DocumentAction = 'download' | 'edit' | 'delete';

interface Props {
  action: 'edit' | 'delete';
  document: KnowledgeDocument;
  documents: Documents;
  onClose: () => void;
}

/** The dialog of an action on a document. */
export function DocumentActions({ action, document, documents, onClose }: Props) {
  if (action === 'edit')
    return (
      <EditDocumentDialog
        document={document}
        onEdit={(values) => documents.edit(document.id, values)}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title="Delete Document"
      confirmLabel="Delete document"
      cancelLabel="Keep document"
      isOpen
      onConfirm={() => {
        documents.remove(document);
        onClose();
      }}
      onCancel={onClose}
    >
      <p>
        Are you sure you want to delete <bdi>{document.title}</bdi>? It is removed from this page.
      </p>
    </ConfirmDialog>
  );
}
