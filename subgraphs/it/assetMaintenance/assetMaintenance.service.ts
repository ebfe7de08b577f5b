import type { RequestContext } from '../../kit/request/context.js';
import { checkAhead, FIRST_DAY } from '../../kit/request/input/days.js';
import { notFound } from '../../kit/request/errors.js';
import type { Problems } from '../../kit/request/errors.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { readTwoPlaces } from '../../kit/graphql/twoPlaces.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { readLine, readText } from '../../kit/request/input/text.js';
import { requireManager } from '../asset/asset.access.js';
import { lockAsset } from '../asset/asset.loader.js';
import { TOO_EARLY } from '../asset/assetInput.service.js';
import { database } from '../database.js';
import { AssetMaintenanceLimits } from '../generated/limits.js';
import type { AssetMaintenanceChanges, QueryAssetMaintenanceRecordsArgs } from '../generated/schema.js';
import { AssetMaintenance } from './assetMaintenance.entity.js';

/** A record of work as it is read, with what the asset is called now. */
export interface MaintenanceRow extends AssetMaintenance {
  assetTag: string;
  assetName: string;
}

const COLUMNS = selectOf<MaintenanceRow>({
  ...columnMapOf(AssetMaintenance, 'm'),
  assetTag: 'a.tag',
  assetName: 'a.name',
});
const JOINS = 'join asset a on a.id = m.asset_id';

/** One page of the work on assets, newest first. @throws FORBIDDEN, BAD_USER_INPUT */
export function listMaintenance(
  context: RequestContext,
  args: QueryAssetMaintenanceRecordsArgs,
): Promise<PlacedPage<MaintenanceRow>> {
  requireManager(context);
  refuseLongLists(args, 'asset', 'status', 'maintenanceType');
  const where = new Where()
    .anyOf('m.asset_id', 'int', args.asset)
    .anyOf('m.status', 'maintenance_status', args.status)
    .anyOf('m.maintenance_type', 'maintenance_type', args.maintenanceType)
    .search(args.search, 'm.search_text');
  return listRows<MaintenanceRow>(
    database,
    {
      select: COLUMNS,
      joins: JOINS,
      from: 'asset_maintenance m',
      where,
      order: { scheduledDate: 'm.scheduled_date', createdAt: 'm.created_at' },
      defaultOrder: '-createdAt',
      tie: 'm.id',
      hasPlaces: true,
      nullable: ['scheduledDate'],
    },
    args,
  );
}

/** @throws NOT_FOUND */
export async function readMaintenance(source: Queryable, id: number): Promise<MaintenanceRow> {
  const row = await source.one<MaintenanceRow>(
    `select ${COLUMNS} from asset_maintenance m ${JOINS} where m.id = $1`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}

/** @throws FORBIDDEN, NOT_FOUND */
export async function findMaintenance(context: RequestContext, id: number): Promise<MaintenanceRow> {
  requireManager(context);
  return readMaintenance(database, id);
}

/** Locks the asset of a record, then reads the record. @throws NOT_FOUND */
export async function lockMaintenance(tx: Queryable, id: number) {
  const { assetId } = await readMaintenance(tx, id);
  const asset = await lockAsset(tx, assetId);
  return { asset, record: await readMaintenance(tx, id) };
}

/** The columns of a record that people give. */
export type MaintenanceColumns = Omit<
  AssetMaintenance,
  'id' | 'assetId' | 'createdById' | 'createdByName' | 'createdAt' | 'updatedAt'
>;

/** The given columns, trimmed and checked; omitted ones are omitted. */
export function readColumns(
  input: Omit<AssetMaintenanceChanges, 'asset'>,
  problems: Problems,
): Partial<MaintenanceColumns> {
  const columns: Partial<MaintenanceColumns> = {};
  if (input.maintenanceType) columns.maintenanceType = input.maintenanceType;
  if (input.status) columns.status = input.status;
  for (const field of ['description', 'notes'] as const)
    if (input[field] !== undefined)
      columns[field] = readText(problems, field, input[field], AssetMaintenanceLimits[field]);
  if (input.performedBy !== undefined) {
    const { performedBy } = AssetMaintenanceLimits;
    columns.performedBy = readLine(problems, 'performedBy', input.performedBy, performedBy) || null;
  }
  for (const field of ['scheduledDate', 'completedDate'] as const)
    if (input[field] !== undefined) {
      if (input[field] && input[field] < FIRST_DAY) problems.add(field, TOO_EARLY);
      if (input[field]) checkAhead(problems, field, input[field]);
      columns[field] = input[field];
    }
  if (input.cost !== undefined)
    columns.cost =
      input.cost === null ? null : readTwoPlaces(problems, 'cost', input.cost, AssetMaintenanceLimits.cost);
  return columns;
}
