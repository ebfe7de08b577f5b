import type { RequestContext } from '../../kit/request/context.js';
import { badInput, Problems } from '../../kit/request/errors.js';
import type { FieldChange, Transaction } from '../../kit/postgres/queryable.js';
import { requireVersion } from '../../kit/request/version.js';
import { requireManager } from '../asset/asset.access.js';
import type { AssetRow } from '../asset/asset.columns.js';
import { Asset } from '../asset/asset.entity.js';
import { readColumns } from '../asset/assetInput.service.js';
import type { AssetColumns } from '../asset/assetInput.service.js';
import { findAsset, forgetAssets, lockAsset } from '../asset/asset.loader.js';
import { tellAssets } from '../asset/tellAssets.service.js';
import { mayBecome } from '../asset/asset.status.js';
import type { AssetStatus } from '../asset/asset.status.js';
import { categoryById, holdCategory, nextTag } from '../assetCategory/assetCategory.service.js';
import { database } from '../database.js';
import type { AssetInput, MutationUpdateAssetArgs } from '../generated/schema.js';
import { moveAsset } from './moveAsset.service.js';

/** The value of a column in a timeline; notes are not stored. */
const KEPT = {
  name: 'name',
  categoryId: 'category',
  brand: 'brand',
  model: 'model',
  serialNumber: 'serial_number',
  condition: 'condition',
  location: 'location',
  purchaseDate: 'purchase_date',
  purchaseCost: 'purchase_cost',
  warrantyExpiry: 'warranty_expiry',
} as const satisfies Partial<Record<keyof AssetColumns, string>>;

const DEFAULTS = { condition: 'excellent', notes: '' } as const;

/**
 * Puts an asset into the register, with its own tag. One called assigned is stored as available: the
 * assignment that follows makes it assigned. @throws FORBIDDEN, BAD_USER_INPUT
 */
export async function createAsset(context: RequestContext, input: AssetInput): Promise<AssetRow> {
  requireManager(context);
  const problems = new Problems();
  const columns = { ...DEFAULTS, ...readColumns(context, input, null, problems) };
  problems.throwIfAny();
  const wanted = input.status ?? 'available';
  const status = wanted === 'assigned' ? 'available' : wanted;
  const id = await database.write(context, async (tx) => {
    await holdCategory(tx, columns.categoryId ?? 0);
    const tag = await nextTag(tx, columns.categoryId ?? 0);
    const { id: made } = await tx.manager.save(Asset, {
      ...columns,
      tag,
      status: status === 'maintenance' ? 'available' : status,
    });
    if (status === 'maintenance')
      await moveAsset(tx, context, await lockAsset(tx, made), { status: 'maintenance' });
    await tellAssets(tx, 'a.id = $1', made);
    const { name, purchaseCost } = columns;
    await tx.audit({
      action: 'asset.create',
      objectType: 'asset',
      objectId: made,
      after: { tag, name, status, purchaseCost },
    });
    return made;
  });
  return findAsset(context, id);
}

async function categoryName(context: RequestContext, id: number): Promise<string> {
  return (await categoryById(context).load(id))?.name ?? '';
}

async function keepChanges(
  tx: Transaction,
  context: RequestContext,
  before: AssetRow,
  changed: Partial<AssetColumns>,
): Promise<void> {
  const changes: FieldChange[] = [];
  for (const [column, field] of Object.entries(KEPT)) {
    const name = column as keyof typeof KEPT;
    const after = changed[name];
    if (after === undefined) continue;
    const isCategory = name === 'categoryId';
    changes.push({
      field,
      before: isCategory ? before.categoryName : before[name],
      after: isCategory ? await categoryName(context, Number(after)) : (after as string | null),
    });
  }
  await tx.keep('asset', before.id, changes);
}

/** @throws BAD_USER_INPUT on `status` for a move that an edit cannot make */
function requireMove(asset: AssetRow, status: AssetStatus): void {
  if (mayBecome(asset.status, status)) return;
  const text =
    status === 'assigned'
      ? 'Assign the asset to an employee to make it assigned.'
      : `The status cannot change from ${asset.status} to ${status}.`;
  throw badInput({ status: [text] });
}

/**
 * Changes an asset; equal values change nothing. A status that allows no holder ends the assignment. @throws
 * FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT
 */
export async function updateAsset(
  context: RequestContext,
  { id, input, version }: MutationUpdateAssetArgs,
): Promise<AssetRow> {
  requireManager(context);
  await database.write(context, async (tx) => {
    const before = await lockAsset(tx, id);
    const problems = new Problems();
    const { status, ...rest } = input;
    const given = readColumns(context, rest, before, problems);
    problems.throwIfAny();
    requireVersion(version, before.version, before.status);
    if (status) requireMove(before, status);
    const changed = Object.fromEntries(
      Object.entries(given).filter(([name, value]) => value !== before[name as keyof AssetRow]),
    ) as Partial<AssetColumns>;
    if (changed.categoryId !== undefined) await holdCategory(tx, changed.categoryId);
    if (Object.keys(changed).length > 0) {
      await tx.manager.update(Asset, id, {
        ...changed,
        version: () => 'version + 1',
        updatedAt: () => 'now()',
      });
      await keepChanges(tx, context, before, changed);
      await tellAssets(tx, 'a.id = $1', id);
    }
    if (status) await moveAsset(tx, context, before, { status });
    if (Object.keys(changed).length > 0 || (status && status !== before.status)) {
      const names = [...Object.keys(changed), ...(status ? ['status'] : [])].filter((one) => one !== 'notes');
      const values = (row: object) =>
        Object.fromEntries(names.map((name) => [name, row[name as keyof typeof row] as unknown]));
      await tx.audit({
        action: 'asset.update',
        objectType: 'asset',
        objectId: id,
        before: values(before),
        after: values({ ...before, ...changed, ...(status && { status }) }),
      });
    }
    return true;
  });
  forgetAssets(context);
  return findAsset(context, id);
}

/**
 * Removes an asset for good, with its assignments and its work; its tag is never given again. @throws
 * FORBIDDEN, NOT_FOUND
 */
export async function deleteAsset(context: RequestContext, id: number): Promise<boolean> {
  requireManager(context);
  await database.write(context, async (tx) => {
    const { tag, name, status, holderId, purchaseCost, serialNumber } = await lockAsset(tx, id);
    await tx.manager.delete(Asset, id);
    await tx.audit({
      action: 'asset.delete',
      objectType: 'asset',
      objectId: id,
      before: { tag, name, status, assignedTo: holderId, purchaseCost, serialNumber },
    });
    return true;
  });
  forgetAssets(context);
  return true;
}
