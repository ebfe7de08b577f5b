import { dayText } from '../../../domain/calendar/day';
import type { OpeningLink } from '../../../domain/list/useOpenItem';
import { RowLink } from '../../../ui/data/table/RowLink';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import type { TableColumn } from '../../../ui/data/table/tableColumn';
import { TwoLineCell } from '../../../ui/data/cells/TwoLineCell';
import { fileSizeText } from '../../../ui/form/files/fileSizeText';
import { countText, numberText } from '../../../ui/numbers';
import { statusTone, statusWord, type KnowledgeDocument } from './document';

/** Document, Category, Upload Date, Size, Status, Downloads. @param linkTo where a title leads */
export const documentColumns = (
  linkTo: (row: KnowledgeDocument) => OpeningLink,
): TableColumn<KnowledgeDocument>[] => [
  {
    key: 'title',
    head: 'Document',
    cell: (row) => (
      <TwoLineCell
        name={<RowLink {...linkTo(row)}>{row.title}</RowLink>}
        line={`Version ${row.version} · ${row.author}`}
      />
    ),
    sortable: true,
    width: '40%',
  },
  { key: 'category', head: 'Category', cell: (row) => row.category, sortable: true },
  {
    key: 'uploadDate',
    head: 'Upload Date',
    cell: (row) => dayText(row.uploadDate),
    sortable: true,
    whole: true,
    quiet: true,
  },
  {
    key: 'size',
    head: 'Size',
    cell: (row) => sizeText(row),
    align: 'end',
    whole: true,
    quiet: true,
    sparse: true,
  },
  { key: 'status', head: 'Status', cell: (row) => <DocumentStatusBadge document={row} />, narrow: 'badge' },
  {
    key: 'downloads',
    head: 'Downloads',
    cell: (row) => numberText(row.downloads),
    inCard: (row) => countText(row.downloads, 'download'),
    align: 'end',
    sortable: true,
  },
];

/** A document that was added without a file has no size. */
export const sizeText = ({ size }: KnowledgeDocument): string => (size > 0 ? fileSizeText(size) : 'No file');

export const DocumentStatusBadge = ({ document: { status } }: { document: KnowledgeDocument }) => (
  <StatusBadge tone={statusTone[status]}>{statusWord[status]}</StatusBadge>
);
