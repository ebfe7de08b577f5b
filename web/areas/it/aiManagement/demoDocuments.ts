import documents from './demoDocuments.json';
import type { KnowledgeDocument } from './document';

/** The documents that the page starts with: demo data that no server knows. */
export const demoDocuments: readonly KnowledgeDocument[] = (
  documents as Omit<KnowledgeDocument, 'file'>[]
).map((document) => ({ ...document, file: null }));
