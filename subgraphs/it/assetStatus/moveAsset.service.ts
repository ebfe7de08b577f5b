import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import type { FieldChange, Transaction } from '../../kit/postgres/queryable.js';
import { notice, noticeGone } from '../../kit/request/notice.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { AssetRow } from '../asset/asset.columns.js';
import { Asset } from '../asset/asset.entity.js';
import type { AssetCondition } from '../asset/asset.kinds.js';
import type { AssetStatus } from '../asset/asset.status.js';
import { AssetAssignment } from '../assetAssignment/assetAssignment.entity.js';
import { AssetMaintenance } from '../assetMaintenance/assetMaintenance.entity.js';
import { keepHolder } from '../holder/holder.service.js';
import type { Holder } from '../holder/holder.entity.js';

/** Where an asset goes. */
interface Move {
  status: AssetStatus;
  /** Who has it then; as before when left out. */
  holder?: Holder | null;
  /** Of a new assignment. */
  given?: { conditionOnAssignment: AssetCondition; notes: string };
  /** Of the assignment that ends. */
  returned?: Pick<AssetAssignment, 'conditionOnReturn'> & { notes?: string };
  /** True when a record of work is written down by the caller. */
  hasRecord?: boolean;
}

const today = (context: RequestContext): string => dayIn(context.config.organisation.timeZone);

async function passOn(
  tx: Transaction,
  context: RequestContext,
  before: AssetRow,
  { holder, given, returned }: Move,
): Promise<void> {
  if (before.assignmentId !== null)
    await tx.manager.update(AssetAssignment, before.assignmentId, {
      returnedDate: today(context),
      ...returned,
    });
  if (before.holderId !== null)
    await tx.emit(...noticeGone({ things: ['equipment'], thing: before.id, of: before.holderId }));
  if (!holder) return;
  const viewer = requireViewer(context);
  const assigned = { thing: before.id, to: [holder.userId], by: viewer.userId };
  await tx.emit(...notice({ kind: 'equipment.assigned', ...assigned }));
  await keepHolder(tx, holder);
  await tx.manager.insert(AssetAssignment, {
    assetId: before.id,
    assignedTo: holder.userId,
    assignedById: viewer.userId,
    assignedByName: viewer.fullName,
    assignedDate: today(context),
    ...given,
  });
}

/** Entering maintenance creates a maintenance record, leaving it completes those in progress. */
async function repair(
  tx: Transaction,
  context: RequestContext,
  before: AssetRow,
  { status, hasRecord = false }: Move,
): Promise<void> {
  if (status === 'maintenance') {
    if (hasRecord) return;
    const { userId, fullName } = requireViewer(context);
    await tx.manager.insert(AssetMaintenance, {
      assetId: before.id,
      createdById: userId,
      createdByName: fullName,
    });
    return;
  }
  await tx.manager.update(
    AssetMaintenance,
    { assetId: before.id, status: 'in_progress' },
    { status: 'completed', completedDate: today(context), updatedAt: () => 'now()' },
  );
}

/**
 * The one place that writes the status of an asset and who has it, with what follows: assignments begin and
 * end, work begins and ends, and the timeline tells it. An asset that is assigned has a holder, and nothing
 * else but a lost one has (A2). An asset that came back is in the condition that was noted. The caller has locked the
 * asset and has asked whether it may.
 */
export async function moveAsset(
  tx: Transaction,
  context: RequestContext,
  before: AssetRow,
  move: Move,
): Promise<void> {
  const mayKeep = move.status === 'assigned' || move.status === 'lost';
  const holderId = move.holder === undefined ? (mayKeep ? before.holderId : null) : move.holder?.userId;
  const changes: FieldChange[] = [];
  const isPassedOn = (holderId ?? null) !== before.holderId;
  // A lost asset that is assigned to the same person again gets a new assignment with the given condition.
  if (isPassedOn || (move.given && move.status !== before.status)) await passOn(tx, context, before, move);
  if (isPassedOn) {
    changes.push({ field: 'holder', before: before.holderName, after: move.holder?.fullName ?? null });
  }
  if (move.status !== before.status) {
    if (move.status === 'maintenance' || before.status === 'maintenance')
      await repair(tx, context, before, move);
    changes.push({ field: 'status', before: before.status, after: move.status });
  }
  if (changes.length === 0) return;
  const condition = move.returned?.conditionOnReturn ?? before.condition;
  if (condition !== before.condition)
    changes.push({ field: 'condition', before: before.condition, after: condition });
  await tx.manager.update(Asset, before.id, {
    status: move.status,
    condition,
    holderId: holderId ?? null,
    version: () => 'version + 1',
    updatedAt: () => 'now()',
  });
  await tx.keep('asset', before.id, changes);
}
