import type { Database } from '../postgres/database.js';
import type { RequestContext } from './context.js';
import { badInput } from './errors.js';
import type { PlacedPage } from './list.js';

interface ExportArgs {
  ids?: readonly number[] | null;
  pageSize?: number | null;
  search?: string | null;
}

/** The exported records, and the filters stored in the audit trail. */
interface ExportOf<Args extends ExportArgs, Row> {
  /** Names it in the audit trail. */
  objectType: string;
  /** Key of their number there: "people". */
  counted: string;
  /** The message for an empty selection. */
  none: string;
  list: (args: Args) => Promise<PlacedPage<Row>>;
  /** Filters that are stored; the text of a search is a person's own words and is not. */
  filters: readonly (keyof Args & string)[];
}

/**
 * The first page of an export, returned only after the audit row with the person, the number of records and the
 * filters is written (S-40, S-73). The caller has checked the permission. @throws BAD_USER_INPUT on `ids` for an
 * empty selection, and what `list` throws
 */
export async function beginExport<Args extends ExportArgs, Row>(
  database: Database,
  context: RequestContext,
  args: Args,
  { objectType, counted, none, list, filters }: ExportOf<Args, Row>,
): Promise<PlacedPage<Row>> {
  const { ids } = args;
  if (ids?.length === 0) throw badInput({ ids: [none] });
  const first = await list(ids ? { ...args, pageSize: ids.length } : args);
  const count = await first.count();
  await database.write(context, async (tx) => {
    await tx.audit({
      action: `${objectType}.export`,
      objectType,
      after: {
        [counted]: count,
        isSearched: Boolean(args.search?.trim()),
        ids: ids ?? null,
        ...Object.fromEntries(filters.map((name) => [name, args[name] ?? null])),
      },
    });
    return true;
  });
  // A selection fits into one page: later rows of the list are not selected.
  return { ...first, next: ids ? null : first.next, count: () => Promise.resolve(count) };
}
