import type { TicketKind } from '../ticket/ticket.kinds.js';

/**
 * One ticket to insert, with the table's column names. Times are local times in the organisation's zone,
 * `YYYY-MM-DD HH:MM:SS`.
 */
export interface SeedRow {
  /** Only feedback has its own; the others take the next number. */
  id: number | null;
  kind: TicketKind;
  title: string;
  description: string;
  status: string;
  priority: string;
  created_by_id: number | null;
  created_by_name: string | null;
  created_by_department: string | null;
  is_anonymous: boolean;
  assigned_to_id: number | null;
  assigned_to_name: string | null;
  category_id: number | null;
  impact_level: string | null;
  leave_type: string | null;
  start_date: string | null;
  end_date: string | null;
  approved_by_id: number | null;
  approved_by_name: string | null;
  approved_at: string | null;
  details: string;
  created_at: string;
  updated_at: string;
  resolved_at: string | null;
  /** User id of the author, even of anonymous feedback; not a column of the table. */
  author: number;
  /** Its comments are fixed, not random; not a column either. */
  isTold?: boolean;
}

type Column = Exclude<keyof SeedRow, 'author' | 'isTold'>;

const TYPES: Record<Column, string> = {
  id: 'int',
  kind: 'ticket_kind',
  title: 'text',
  description: 'text',
  status: 'ticket_status',
  priority: 'ticket_priority',
  created_by_id: 'int',
  created_by_name: 'text',
  created_by_department: 'text',
  is_anonymous: 'bool',
  assigned_to_id: 'int',
  assigned_to_name: 'text',
  category_id: 'int',
  impact_level: 'impact_level',
  leave_type: 'leave_type',
  start_date: 'date',
  end_date: 'date',
  approved_by_id: 'int',
  approved_by_name: 'text',
  approved_at: 'timestamp',
  details: 'jsonb',
  created_at: 'timestamp',
  updated_at: 'timestamp',
  resolved_at: 'timestamp',
};
const COLUMNS = Object.keys(TYPES) as Column[];

const read = (column: Column) => {
  if (column === 'id') return `coalesce(id, nextval('ticket_id'))`;
  return TYPES[column] === 'timestamp' ? `${column} at time zone $${COLUMNS.length + 1}` : column;
};

/** Inserts a few thousand rows with one statement, which answers their ids in order. */
export const INSERT_ROWS = `insert into ticket (${COLUMNS.join(', ')}) select ${COLUMNS.map(read).join(', ')}
  from unnest(${COLUMNS.map((column, index) => `$${index + 1}::${TYPES[column]}[]`).join(', ')}) as given (${COLUMNS.join(', ')}) returning id`;

/** The statement's parameters: one array per column, then the time zone. */
export const insertParams = (rows: SeedRow[], timeZone: string): unknown[] => [
  ...COLUMNS.map((column) => rows.map((row) => row[column])),
  timeZone,
];
