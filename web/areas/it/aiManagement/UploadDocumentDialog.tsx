import { FormDialog } from '../../../domain/form/FormDialog';
import { FileDrop } from '../../../ui/form/files/FileDrop';
import type { DocumentValues } from './document';
import { DocumentFields, missing } from './DocumentFields';
import { documentCategories, fileHint } from './pinned';

const empty: DocumentValues = {
  title: '',
  category: documentCategories[0],
  description: '',
  tags: [],
  status: 'processing',
  file: null,
};

interface Props {
  onUpload: (values: DocumentValues) => void;
  onClose: () => void;
}

/** Adds a document to those of this page. */
export function UploadDocumentDialog({ onUpload, onClose }: Props) {
  return (
    <FormDialog
      draft="demo document"
      title="Upload Document"
      line="It stays on this page; nothing is sent."
      initialValues={empty}
      guard={missing}
      submitLabel="Upload"
      busyLabel="Uploading..."
      submit={(values) => {
        onUpload(values);
        return Promise.resolve(null);
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <DocumentFields form={form} />
          <FileDrop {...form.choice('file')} label="File" hint={`Optional. ${fileHint}`} />
        </>
      )}
    </FormDialog>
  );
}
