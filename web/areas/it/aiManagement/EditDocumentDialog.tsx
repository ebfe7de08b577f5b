import { FormDialog } from '../../../domain/form/FormDialog';
import { Select } from '../../../ui/form/choice/Select';
import {
  raisedVersion,
  statusWord,
  type DocumentStatus,
  type DocumentValues,
  type KnowledgeDocument,
} from './document';
import { DocumentFields, missing } from './DocumentFields';

interface Props {
  document: KnowledgeDocument;
  onEdit: (values: DocumentValues) => void;
  onClose: () => void;
}

/** Changes the fields of a document, which raises its version. */
export function EditDocumentDialog({ document, onEdit, onClose }: Props) {
  const { id, title, category, description, tags, status, version } = document;
  return (
    <FormDialog<DocumentValues>
      draft={`demo document ${String(id)}`}
      title="Edit Document"
      line={`Version ${version} becomes ${raisedVersion(version)}.`}
      initialValues={{ title, category, description, tags, status, file: null }}
      guard={missing}
      submitLabel="Save changes"
      busyLabel="Saving..."
      submit={(values) => {
        onEdit(values);
        return Promise.resolve(null);
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <DocumentFields form={form} />
          <Select
            {...form.choice('status')}
            onChange={(next) => form.choice('status').onChange(next as DocumentStatus)}
            label="Status"
            options={Object.entries(statusWord).map(([value, label]) => ({ value, label }))}
          />
        </>
      )}
    </FormDialog>
  );
}
