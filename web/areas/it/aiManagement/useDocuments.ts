import { useState } from 'react';

import { useViewer } from '../../../domain/session/SessionContext';
import { toast } from '../../../ui/feedback/toast';
import { saveBlob, saveText } from '../../../ui/file/saveFile';
import { useDateSettings } from '../../../ui/form/dates/DateSettings';
import { demoDocuments } from './demoDocuments';
import { edited, uploaded, type DocumentValues, type KnowledgeDocument } from './document';

export interface Documents {
  all: readonly KnowledgeDocument[];
  upload: (values: DocumentValues) => void;
  edit: (id: number, values: DocumentValues) => void;
  download: (document: KnowledgeDocument) => void;
  remove: (document: KnowledgeDocument) => void;
}

/** The documents of the demo and their changes until the page is left; nothing is sent. */
export function useDocuments(): Documents {
  const [all, setAll] = useState(demoDocuments);
  const { today } = useDateSettings();
  const author = useViewer().fullName;
  const change = (id: number, next: (document: KnowledgeDocument) => KnowledgeDocument) =>
    setAll((now) => now.map((document) => (document.id === id ? next(document) : document)));
  return {
    all,
    upload: (values) => {
      setAll((now) => {
        const id = Math.max(0, ...now.map((document) => document.id)) + 1;
        return [uploaded(values, { id, today, author }), ...now];
      });
      toast.success('Document uploaded', 'It stays on this page until you leave it.');
    },
    edit: (id, values) => {
      change(id, (document) => edited(document, values, today));
      toast.success('Document updated');
    },
    download: (document) => {
      save(document);
      change(document.id, (now) => ({ ...now, downloads: now.downloads + 1 }));
      toast.success('Download started');
    },
    remove: ({ id }) => {
      setAll((now) => now.filter((document) => document.id !== id));
      toast.success('Document deleted');
    },
  };
}

/** The file selected here; a document of the demo has none, and its fields are saved as text. */
function save({ file, title, description, category, version, author }: KnowledgeDocument): void {
  if (file) saveBlob(file, file.name);
  else
    saveText(
      [title, `${category}, version ${version}, by ${author}`, '', description, ''].join('\n'),
      `${title}.txt`,
      'text/plain;charset=utf-8',
    );
}
