import type { Selected } from '../../kit/postgres/columns.js';
import type { RequestContext } from '../../kit/request/context.js';
import { Problems } from '../../kit/request/errors.js';
import { listRows, refuseLongLists, searchPattern, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { asNamed, Names } from '../../kit/request/input/names.js';
import { notAChoice } from '../../kit/request/input/refusalTexts.js';
import type { MutationExportAssetsArgs, QueryAssetsArgs } from '../generated/schema.js';
import { readCategories } from '../assetCategory/assetCategory.service.js';
import { database } from '../database.js';
import { DEPARTMENTS } from '../holder/holder.calls.js';
import type { KnownDepartments } from '../holder/holder.calls.js';
import { narrowToVisible, requireManager } from './asset.access.js';
import type { AssetRow } from './asset.columns.js';
import { ALIASES, ASSET_STATUS } from './asset.status.js';
import type { AssetStatus, AssetStatusFilter } from './asset.status.js';

const ORDER = {
  assetTag: 'a.tag_order',
  name: 'a.name',
  status: 'a.status',
  purchaseDate: 'a.purchase_date',
  purchaseCost: 'a.purchase_cost',
  warrantyExpiry: 'a.warranty_expiry',
  updatedAt: 'a.updated_at',
  createdAt: 'a.created_at',
};
const STATUSES = new Set<string>(Object.values(ASSET_STATUS));

/** Numbers of departments named by number, name or code, as HR for Human Resources (H5).
 * @throws BAD_USER_INPUT on `department` for one unknown */
async function readDepartments(
  context: RequestContext,
  given: readonly string[] | null | undefined,
): Promise<number[] | null> {
  const words = (given ?? []).map(asNamed).filter((word) => word !== '');
  if (words.length === 0) return null;
  const { departments } = await context.graph<KnownDepartments>(DEPARTMENTS, {});
  const known = new Names<number>();
  for (const { id, name, code } of departments.results)
    for (const called of [String(id), name, code]) known.add(called, id);
  const problems = new Problems();
  const ids = words.flatMap((word) => {
    const [found] = known.find(word);
    if (found === undefined) problems.add('department', notAChoice(word));
    return found ?? [];
  });
  problems.throwIfAny();
  return ids;
}

/** A status is compared with the column; active, inactive and damaged are conditions of their own. */
function narrowToStatus(where: Where, given: readonly AssetStatusFilter[] | null | undefined): Where {
  const words = [...new Set(given ?? [])];
  if (words.length === 0) return where;
  const statuses = words.filter((word): word is AssetStatus => STATUSES.has(word));
  const others = words.flatMap((word) => (STATUSES.has(word) ? [] : ALIASES[word as keyof typeof ALIASES]));
  if (others.length === 0) return where.among('a.status', 'asset_status', statuses);
  if (statuses.length > 0) others.push(`a.status = any(${where.param(statuses)}::asset_status[])`);
  return where.and(others.join(' or '));
}

const HOLDERS = 'select h.user_id from holder h where';

/** The holders of the filter: certain people, or a department. */
function narrowToHolders(where: Where, args: QueryAssetsArgs, departments: readonly number[] | null): Where {
  where.anyOf('a.holder_id', 'int', args.employee);
  return departments
    ? where.and(`a.holder_id in (${HOLDERS} h.department_id = any(?::int[]))`, departments)
    : where;
}

/** Text in the tag, the name, brand, model, serial number, or in the name of the holder. */
function search(where: Where, text: string | null | undefined): Where {
  const wanted = searchPattern(text);
  if (wanted === null) return where;
  const pattern = where.param(wanted);
  // Each part by its own index: joined by "or", all assets are read.
  return where.and(
    `a.id in (select f.id from asset f where f.search_text like ${pattern}
      union select f.id from asset f join holder h on h.user_id = f.holder_id where h.name_folded like ${pattern})`,
  );
}

/**
 * One page of the register. @throws FORBIDDEN; BAD_USER_INPUT for an unknown category or department or a list
 * of over 200 values; NOT_FOUND past the end
 */
export async function listAssets(
  context: RequestContext,
  args: QueryAssetsArgs & Pick<MutationExportAssetsArgs, 'ids'>,
  { select, joins }: Selected,
): Promise<PlacedPage<AssetRow>> {
  const viewer = requireManager(context);
  refuseLongLists(args, 'ids', 'category', 'status', 'condition', 'location', 'department', 'employee');
  const [categories, departments] = await Promise.all([
    readCategories(args.category),
    readDepartments(context, args.department),
  ]);
  const found = search(new Where(), args.search);
  if (args.heldByLeavers) found.and(`a.holder_id = any(array(${HOLDERS} not h.works_here))`);
  const where = new Where();
  where.params.push(...found.params); // one list of parameters for both
  narrowToHolders(narrowToStatus(narrowToVisible(where, viewer), args.status), args, departments)
    .anyOf('a.id', 'int', args.ids)
    .anyOf('a.category_id', 'int', categories)
    .anyOf('a.condition', 'asset_condition', args.condition)
    .anyOf('lower(a.location)', 'text', args.location?.map(asNamed));
  return listRows<AssetRow>(
    database,
    {
      select,
      joins,
      // What few assets have is looked up first: left to itself the planner may walk all of them by date.
      from: found.sql === 'true' ? 'asset a' : `(select a.* from asset a where ${found.sql} offset 0) a`,
      where,
      order: ORDER,
      defaultOrder: '-createdAt',
      tie: 'a.id',
      hasPlaces: true,
      nullable: ['purchaseDate', 'warrantyExpiry'],
    },
    args,
  );
}
