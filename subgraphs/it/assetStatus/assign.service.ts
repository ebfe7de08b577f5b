import type { RequestContext } from '../../kit/request/context.js';
import { badInput, conflict, Problems } from '../../kit/request/errors.js';
import { readText } from '../../kit/request/input/text.js';
import { requireManager } from '../asset/asset.access.js';
import type { AssetRow } from '../asset/asset.columns.js';
import { findAsset, forgetAssets, lockAsset } from '../asset/asset.loader.js';
import { cannotAssign, isAssignable } from '../asset/asset.status.js';
import { AssetAssignment } from '../assetAssignment/assetAssignment.entity.js';
import { findAssignment, lockAssignment } from '../assetAssignment/assetAssignment.service.js';
import type { AssignmentRow } from '../assetAssignment/assetAssignment.service.js';
import { database } from '../database.js';
import { AssetAssignmentLimits } from '../generated/limits.js';
import type { MutationAssignAssetArgs, MutationReturnAssetArgs } from '../generated/schema.js';
import { findHolder } from '../holder/holder.service.js';
import { moveAsset } from './moveAsset.service.js';

const CHOOSE = 'Please select an employee to assign the asset to';

/** @throws CONFLICT when someone else has the asset than the caller saw (A1) */
function requireExpected(asset: AssetRow, expected: number | null | undefined): void {
  if (expected === undefined || expected === asset.holderId) return;
  throw conflict(
    asset.holderName === null ? 'No one has this asset now.' : `Asset is assigned to ${asset.holderName}.`,
    asset.status,
  );
}

function readNotes(text: string | null | undefined): string {
  const problems = new Problems();
  const notes = readText(problems, 'notes', text, AssetAssignmentLimits.notes);
  problems.throwIfAny();
  return notes;
}

/**
 * Gives an asset to a person, from another one when someone has it; to the same person again nothing
 * changes. A lost one that keeps its status only says who had it.
 * @throws FORBIDDEN, NOT_FOUND; BAD_USER_INPUT on `assignedTo`; CONFLICT for a status that is not assigned
 * from and when the holder is not the expected one
 */
export async function assignAsset(
  context: RequestContext,
  { id, input }: MutationAssignAssetArgs,
): Promise<AssetRow> {
  requireManager(context);
  const { assignedTo, conditionOnAssignment, keepStatus, expectedAssignedTo } = input;
  await findAsset(context, id);
  if (assignedTo == null) throw badInput({ assignedTo: [CHOOSE] });
  const notes = readNotes(input.notes);
  const repeated = await database.stored<boolean>(context);
  const holder = repeated ? null : await findHolder(context, assignedTo);
  await database.write(context, async (tx) => {
    const asset = await lockAsset(tx, id);
    if (!isAssignable(asset.status)) throw conflict(cannotAssign(asset.status), asset.status);
    requireExpected(asset, expectedAssignedTo);
    const status = asset.status === 'lost' && keepStatus ? 'lost' : 'assigned';
    await moveAsset(tx, context, asset, {
      status,
      holder,
      given: { conditionOnAssignment: conditionOnAssignment ?? 'good', notes },
    });
    if (asset.holderId !== assignedTo || asset.status !== status)
      await tx.audit({
        action: 'asset.assign',
        objectType: 'asset',
        objectId: id,
        before: { assignedTo: asset.holderId, status: asset.status },
        after: { assignedTo, status },
      });
    return true;
  });
  forgetAssets(context);
  return findAsset(context, id);
}

/**
 * Ends an assignment: the asset is available again; notes on the return are added below those of the handover.
 * @throws FORBIDDEN, NOT_FOUND; CONFLICT if it was already returned
 */
export async function returnAsset(
  context: RequestContext,
  { id, input }: MutationReturnAssetArgs,
): Promise<AssignmentRow> {
  requireManager(context);
  const notes = input?.notes == null ? undefined : readNotes(input.notes);
  await database.write(context, async (tx) => {
    const { asset, assignment } = await lockAssignment(tx, id);
    if (assignment.returnedDate !== null)
      throw conflict('This asset has been returned already.', asset.status);
    await moveAsset(tx, context, asset, {
      status: 'available',
      holder: null,
      returned: {
        conditionOnReturn: input?.conditionOnReturn ?? null,
        ...(notes && { notes: [assignment.notes, notes].filter(Boolean).join('\n') }),
      },
    });
    await tx.audit({
      action: 'asset.return',
      objectType: 'asset',
      objectId: asset.id,
      before: { assignedTo: asset.holderId, status: asset.status },
      after: { status: 'available' },
    });
    return true;
  });
  return findAssignment(context, id);
}

/**
 * Removes a record of who had an asset; an asset that is still assigned is returned first. @throws FORBIDDEN,
 * NOT_FOUND
 */
export async function deleteAssignment(context: RequestContext, id: number): Promise<boolean> {
  requireManager(context);
  await database.write(context, async (tx) => {
    const { asset, assignment } = await lockAssignment(tx, id);
    if (assignment.returnedDate === null)
      await moveAsset(tx, context, asset, {
        status: asset.status === 'assigned' ? 'available' : asset.status,
        holder: null,
      });
    await tx.manager.delete(AssetAssignment, id);
    await tx.audit({
      action: 'assetAssignment.delete',
      objectType: 'assetAssignment',
      objectId: id,
      before: {
        assetId: asset.id,
        assignedTo: assignment.assignedTo,
        assignedDate: assignment.assignedDate,
        returnedDate: assignment.returnedDate,
      },
    });
    return true;
  });
  return true;
}
