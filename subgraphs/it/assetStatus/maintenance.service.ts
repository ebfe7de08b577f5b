import type { RequestContext } from '../../kit/request/context.js';
import { badInput, conflict, Problems } from '../../kit/request/errors.js';
import type { Transaction } from '../../kit/postgres/queryable.js';
import { notAnId } from '../../kit/request/input/refusalTexts.js';
import { requireManager } from '../asset/asset.access.js';
import type { AssetRow } from '../asset/asset.columns.js';
import { assetById, findAsset, forgetAssets, lockAsset } from '../asset/asset.loader.js';
import { isRepairable } from '../asset/asset.status.js';
import { AssetMaintenance } from '../assetMaintenance/assetMaintenance.entity.js';
import {
  findMaintenance,
  lockMaintenance,
  readColumns,
} from '../assetMaintenance/assetMaintenance.service.js';
import type { MaintenanceColumns, MaintenanceRow } from '../assetMaintenance/assetMaintenance.service.js';
import { endDay } from '../assetMaintenance/endDay.js';
import { database } from '../database.js';
import type {
  AssetMaintenanceChanges,
  AssetMaintenanceInput,
  MutationMarkAssetForMaintenanceArgs,
} from '../generated/schema.js';
import { moveAsset } from './moveAsset.service.js';

function read(input: Omit<AssetMaintenanceChanges, 'asset'>): Partial<MaintenanceColumns> {
  const problems = new Problems();
  const columns = readColumns(input, problems);
  problems.throwIfAny();
  return columns;
}

/** Puts an asset into maintenance, whose record the caller writes. @throws CONFLICT from retired or lost */
async function beginWork(tx: Transaction, context: RequestContext, asset: AssetRow): Promise<void> {
  if (!isRepairable(asset.status)) {
    const text = `An asset with status ${asset.status} cannot be marked for maintenance.`;
    throw conflict(text, asset.status);
  }
  await moveAsset(tx, context, asset, { status: 'maintenance', hasRecord: true });
}

/** Without any work in progress an asset in maintenance is available again. */
async function endWork(tx: Transaction, context: RequestContext, asset: AssetRow): Promise<void> {
  if (asset.status !== 'maintenance') return;
  const open = await tx.one(
    `select 1 from asset_maintenance where asset_id = $1 and status = 'in_progress' limit 1`,
    [asset.id],
  );
  if (!open) await moveAsset(tx, context, asset, { status: 'available' });
}

async function addRecord(
  tx: Transaction,
  context: RequestContext,
  assetId: number,
  columns: Partial<MaintenanceColumns>,
): Promise<number> {
  const { userId, fullName } = requireManager(context);
  const row = { ...columns, assetId, createdById: userId, createdByName: fullName };
  const { id } = await tx.manager.save(AssetMaintenance, row);
  const { maintenanceType, status, cost } = columns;
  await tx.audit({
    action: 'assetMaintenance.create',
    objectType: 'assetMaintenance',
    objectId: id,
    after: { assetId, maintenanceType, status, cost },
  });
  return id;
}

/**
 * Marks an asset for maintenance and begins one record of work; one that is in maintenance stays as it is.
 * @throws FORBIDDEN, NOT_FOUND, BAD_USER_INPUT from retired or lost
 */
export async function markForMaintenance(
  context: RequestContext,
  { id, input }: MutationMarkAssetForMaintenanceArgs,
): Promise<AssetRow> {
  requireManager(context);
  const columns = read(input ?? {});
  await database.write(context, async (tx) => {
    const asset = await lockAsset(tx, id);
    if (asset.status !== 'maintenance') {
      await beginWork(tx, context, asset);
      await addRecord(tx, context, id, { ...columns, status: 'in_progress' });
    }
    return true;
  });
  forgetAssets(context);
  return findAsset(context, id);
}

/**
 * Writes down work on an asset; work in progress puts it in maintenance. @throws FORBIDDEN; BAD_USER_INPUT on
 * `asset` or a day (`endDay`); CONFLICT from retired or lost
 */
export async function createMaintenance(
  context: RequestContext,
  { asset: assetId, ...input }: AssetMaintenanceInput,
): Promise<MaintenanceRow> {
  requireManager(context);
  const columns = read(input);
  if (!(await assetById(context).load(assetId))) throw badInput({ asset: [notAnId(String(assetId))] });
  const id = await database.write(context, async (tx) => {
    const asset = await lockAsset(tx, assetId);
    const status = columns.status ?? 'in_progress';
    if (status === 'in_progress') await beginWork(tx, context, asset);
    return addRecord(tx, context, assetId, {
      ...columns,
      status,
      completedDate: endDay(context, { ...columns, status }, null),
    });
  });
  return findMaintenance(context, id);
}

/**
 * Changes a record of work. When the last one in progress ends, the asset is available again. @throws
 * FORBIDDEN, NOT_FOUND; BAD_USER_INPUT on `asset` for another one or on a day (`endDay`); CONFLICT when work
 * begins on a retired or lost one
 */
export async function updateMaintenance(
  context: RequestContext,
  id: number,
  { asset: other, ...input }: AssetMaintenanceChanges,
): Promise<MaintenanceRow> {
  requireManager(context);
  const given = read(input);
  await database.write(context, async (tx) => {
    const { asset, record } = await lockMaintenance(tx, id);
    if (other != null && other !== asset.id) throw badInput({ asset: ['A record keeps its asset.'] });
    const status = given.status ?? record.status;
    const columns = { ...given, completedDate: endDay(context, given, record) };
    if (status === 'in_progress' && record.status !== status) await beginWork(tx, context, asset);
    if (Object.keys(given).length > 0) {
      await tx.manager.update(AssetMaintenance, id, { ...columns, updatedAt: () => 'now()' });
      await tx.audit({
        action: 'assetMaintenance.update',
        objectType: 'assetMaintenance',
        objectId: id,
        before: { status: record.status, cost: record.cost },
        after: { status, cost: columns.cost ?? record.cost },
      });
    }
    if (status !== 'in_progress') await endWork(tx, context, asset);
    return true;
  });
  return findMaintenance(context, id);
}

/**
 * Removes a record of work; when it was the last in progress, the asset is available again. @throws FORBIDDEN,
 * NOT_FOUND
 */
export async function deleteMaintenance(context: RequestContext, id: number): Promise<boolean> {
  requireManager(context);
  await database.write(context, async (tx) => {
    const { asset, record } = await lockMaintenance(tx, id);
    await tx.manager.delete(AssetMaintenance, id);
    await tx.audit({
      action: 'assetMaintenance.delete',
      objectType: 'assetMaintenance',
      objectId: id,
      before: { assetId: asset.id, status: record.status, cost: record.cost },
    });
    if (record.status === 'in_progress') await endWork(tx, context, asset);
    return true;
  });
  return true;
}
