import type { Tone } from '../../../ui/theme';
import type { documentCategories } from './pinned';

export type DocumentCategory = (typeof documentCategories)[number];

/** The status of a document. */
export type DocumentStatus = 'active' | 'processing' | 'inactive';

/** A document of the demo: it exists on this page alone. */
export interface KnowledgeDocument {
  id: number;
  title: string;
  category: DocumentCategory;
  /** A day: "2026-03-08". */
  uploadDate: string;
  /** In bytes; 0 if no file was selected. */
  size: number;
  status: DocumentStatus;
  downloads: number;
  description: string;
  tags: readonly string[];
  /** A day. */
  lastModified: string;
  author: string;
  version: string;
  /** The file selected on this page; the documents of the demo have none. */
  file: File | null;
}

/** The fields of a document that a person writes. */
export interface DocumentValues {
  title: string;
  category: string;
  description: string;
  tags: readonly string[];
  /** Chosen when a document is edited; a new one waits for processing. */
  status: DocumentStatus;
  /** Chosen when a document is uploaded. */
  file: File | null;
}

export const statusWord: Readonly<Record<DocumentStatus, string>> = {
  active: 'Active',
  processing: 'Processing',
  inactive: 'Inactive',
};

export const statusTone: Readonly<Record<DocumentStatus, Tone>> = {
  active: 'success',
  processing: 'warning',
  inactive: 'neutral',
};

/** The next version, counted in tenths: 1.0, 1.1, … 1.9, 2.0. */
export function raisedVersion(version: string): string {
  const [whole = '0', tenths = '0'] = version.split('.');
  const next = Number(whole) * 10 + Number(tenths) + 1;
  return `${String(Math.floor(next / 10))}.${String(next % 10)}`;
}

/** The texts of a form, trimmed. */
const written = ({ title, category, description, tags }: DocumentValues) => ({
  title: title.trim(),
  category: category as DocumentCategory,
  description: description.trim(),
  tags,
});

/** A new document waits for processing, in version 1.0 and without downloads. */
export const uploaded = (
  values: DocumentValues,
  { id, today, author }: { id: number; today: string; author: string },
): KnowledgeDocument => ({
  ...written(values),
  id,
  uploadDate: today,
  size: values.file?.size ?? 0,
  status: 'processing',
  downloads: 0,
  lastModified: today,
  author,
  version: '1.0',
  file: values.file,
});

/** A change raises the version by 0.1. */
export const edited = (
  document: KnowledgeDocument,
  values: DocumentValues,
  today: string,
): KnowledgeDocument => ({
  ...document,
  ...written(values),
  status: values.status,
  lastModified: today,
  version: raisedVersion(document.version),
});
