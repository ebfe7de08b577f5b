import { useListView, type ListViewControls } from '../../../domain/list/useListView';
import { folded } from '../../../ui/form/folded';
import type { KnowledgeDocument } from './document';
import { documentCategories, documentsPerPage } from './pinned';

type Narrowing = 'category' | 'status';

/** The controls above the list; the order is one of them. */
export type DocumentFilter = Narrowing | 'sort';

/** What documents can be sorted by, first to last and last to first. */
export const sortOptions = [
  { value: '-uploadDate', label: 'Date, newest first' },
  { value: 'uploadDate', label: 'Date, oldest first' },
  { value: 'title', label: 'Title, A to Z' },
  { value: '-title', label: 'Title, Z to A' },
  { value: '-downloads', label: 'Downloads, most first' },
  { value: 'downloads', label: 'Downloads, fewest first' },
  { value: 'category', label: 'Category, A to Z' },
  { value: '-category', label: 'Category, Z to A' },
] as const;

export interface DocumentList extends ListViewControls<DocumentFilter> {
  rows: readonly KnowledgeDocument[];
  count: number;
  failed: false;
  busy: false;
  retry: () => void;
}

/** The documents that a person looks at, as the address says. */
export function useDocumentList(all: readonly KnowledgeDocument[]): DocumentList {
  const { controls } = useListView<Narrowing>({
    filters: {
      category: { values: documentCategories, initial: 'all' },
      status: { values: ['active', 'processing', 'inactive'], initial: 'all' },
    },
    sort: { key: 'uploadDate', descending: true },
    pageSize: documentsPerPage,
  });
  const { filters, search, sort, page, pageSize } = controls;
  const word = folded(search.trim());
  const found = all.filter(
    (document) =>
      (filters.category === 'all' || document.category === filters.category) &&
      (filters.status === 'all' || document.status === filters.status) &&
      [document.title, document.description, document.author, ...document.tags].some((text) =>
        folded(text).includes(word),
      ),
  );
  const sorted = found.toSorted((a, b) => compare(a, b, sort.key) * (sort.descending ? -1 : 1));
  // The last page may have gone with its only row.
  const shownPage = Math.min(page, Math.max(1, Math.ceil(sorted.length / pageSize)));
  const from = (shownPage - 1) * pageSize;
  return {
    ...controls,
    filters: { ...filters, sort: controls.ordering },
    setFilter: (name, value) => {
      if (name === 'sort')
        controls.setSort({ key: value.replace('-', ''), descending: value.startsWith('-') });
      else controls.setFilter(name, value);
    },
    page: shownPage,
    rows: sorted.slice(from, from + pageSize),
    count: sorted.length,
    failed: false,
    busy: false,
    retry: () => undefined,
  };
}

function compare(a: KnowledgeDocument, b: KnowledgeDocument, key: string): number {
  switch (key) {
    case 'title':
      return a.title.localeCompare(b.title);
    case 'downloads':
      return a.downloads - b.downloads;
    case 'category':
      return a.category.localeCompare(b.category) || a.title.localeCompare(b.title);
    default:
      return a.uploadDate.localeCompare(b.uploadDate) || a.id - b.id;
  }
}
