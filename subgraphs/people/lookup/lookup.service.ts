import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { database } from '../database.js';
import type { Lookup, LookupKind } from './lookup.fixed.js';

/** One page of a fixed list, by number. @throws BAD_USER_INPUT, NOT_FOUND past the end */
export function listLookups(kind: LookupKind, args: Omit<ListArgs, 'search'>): Promise<Page<Lookup>> {
  const where = new Where().and('l.kind = ?', kind);
  return listRows<Lookup>(
    database,
    {
      select: 'l.id, l.code, l.label',
      from: 'lookup l',
      where,
      order: { id: 'l.id' },
      defaultOrder: 'id',
      tie: 'l.id',
    },
    args,
  );
}

/** One entry of a fixed list, or null. */
export const findLookup = (kind: LookupKind, id: number): Promise<Lookup | null> =>
  database.one<Lookup>('select l.id, l.code, l.label from lookup l where l.kind = $1 and l.id = $2', [
    kind,
    id,
  ]);
