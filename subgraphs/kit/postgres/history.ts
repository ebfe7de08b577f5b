import type { RequestContext } from '../request/context.js';
import { listRows, Where } from '../request/list.js';
import type { ListArgs, Page } from '../request/list.js';
import type { FieldChange, Queryable } from './queryable.js';

/** A change of one field of a record, as it is read. */
export interface RecordChange<Field extends string = string> extends FieldChange {
  field: Field;
  id: number;
  changedAt: string;
  /** Null for what the portal did by itself. */
  changedById: number | null;
}

/** Adds changes to the record's timeline, inside the transaction that makes them; one statement for all. */
export async function writeHistory(
  tx: Queryable,
  context: RequestContext | null,
  objectType: string,
  objectId: number | string,
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await tx.query(
    `insert into history (object_type, object_id, changed_by_id, field, before, after)
     select $1, $2, $3, * from unnest($4::text[], $5::text[], $6::text[])`,
    [
      objectType,
      String(objectId),
      context?.viewer?.userId ?? null,
      changes.map(({ field }) => field),
      changes.map(({ before }) => before),
      changes.map(({ after }) => after),
    ],
  );
}

/**
 * A page of a record's timeline, newest first. The caller has made sure that the reader may see the record.
 * @param fields that the reader may read; other fields are neither shown nor counted
 */
export function listHistory<Field extends string>(
  database: Queryable,
  {
    objectType,
    objectId,
    fields,
  }: { objectType: string; objectId: number | string; fields: readonly Field[] },
  args: Pick<ListArgs, 'page' | 'pageSize'>,
): Promise<Page<RecordChange<Field>>> {
  const where = new Where()
    .and('h.object_type = ?', objectType)
    .and('h.object_id = ?', String(objectId))
    .and('h.field = any(?::text[])', fields);
  return listRows<RecordChange<Field>>(
    database,
    {
      select:
        'h.id, h.field, h.before, h.after, h.changed_at as "changedAt", h.changed_by_id as "changedById"',
      from: 'history h',
      where,
      order: { changed: 'h.id' },
      defaultOrder: '-changed',
      tie: 'h.id',
    },
    args,
  );
}
