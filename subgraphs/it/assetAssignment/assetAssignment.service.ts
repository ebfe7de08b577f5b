import type { RequestContext } from '../../kit/request/context.js';
import { badInput, notFound, Problems } from '../../kit/request/errors.js';
import { columnMapOf, selectOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { listRows, refuseLongLists, Where } from '../../kit/request/list.js';
import type { PlacedPage } from '../../kit/request/list.js';
import { readText } from '../../kit/request/input/text.js';
import { requireManager } from '../asset/asset.access.js';
import { lockAsset } from '../asset/asset.loader.js';
import { database } from '../database.js';
import { AssetAssignmentLimits } from '../generated/limits.js';
import type { AssetAssignmentChanges, QueryAssetAssignmentsArgs } from '../generated/schema.js';
import { AssetAssignment } from './assetAssignment.entity.js';

/** An assignment as it is read, with what the asset and the person are called now. */
export interface AssignmentRow extends AssetAssignment {
  assetTag: string;
  assetName: string;
  holderName: string;
  holderDepartment: string | null;
}

const COLUMNS = selectOf<AssignmentRow>({
  ...columnMapOf(AssetAssignment, 's'),
  assetTag: 'a.tag',
  assetName: 'a.name',
  holderName: 'h.full_name',
  holderDepartment: 'h.department_name',
});
const JOINS = 'join asset a on a.id = s.asset_id join holder h on h.user_id = s.user_id';

/**
 * One page of assignments, newest first; `asOf` selects those of a day (who had what on it). @throws FORBIDDEN,
 * BAD_USER_INPUT
 */
export function listAssignments(
  context: RequestContext,
  args: QueryAssetAssignmentsArgs,
): Promise<PlacedPage<AssignmentRow>> {
  requireManager(context);
  refuseLongLists(args, 'asset', 'assignedTo');
  const where = new Where()
    .anyOf('s.asset_id', 'int', args.asset)
    .anyOf('s.user_id', 'int', args.assignedTo)
    .andIf(args.asOf, 'daterange(s.assigned_date, s.returned_date) @> ?::date');
  if (args.isActive != null) where.and(`s.returned_date is ${args.isActive ? '' : 'not '}null`);
  return listRows<AssignmentRow>(
    database,
    {
      select: COLUMNS,
      joins: JOINS,
      from: 'asset_assignment s',
      where,
      order: { assignedDate: 's.assigned_date' },
      defaultOrder: '-assignedDate',
      tie: 's.id',
      hasPlaces: true,
    },
    args,
  );
}

async function readAssignment(source: Queryable, id: number): Promise<AssignmentRow> {
  const row = await source.one<AssignmentRow>(
    `select ${COLUMNS} from asset_assignment s ${JOINS} where s.id = $1`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}

/** @throws FORBIDDEN, NOT_FOUND */
export async function findAssignment(context: RequestContext, id: number): Promise<AssignmentRow> {
  requireManager(context);
  return readAssignment(database, id);
}

/** Locks the asset of an assignment, then reads the assignment. @throws NOT_FOUND */
export async function lockAssignment(tx: Queryable, id: number) {
  const { assetId } = await readAssignment(tx, id);
  const asset = await lockAsset(tx, assetId);
  return { asset, assignment: await readAssignment(tx, id) };
}

/**
 * Corrects the condition or the notes of an assignment; who has it is changed by assigning. @throws FORBIDDEN,
 * NOT_FOUND, BAD_USER_INPUT on `asset` or `assignedTo` for another one
 */
export async function updateAssignment(
  context: RequestContext,
  id: number,
  input: AssetAssignmentChanges,
): Promise<AssignmentRow> {
  requireManager(context);
  const problems = new Problems();
  const columns: Partial<AssetAssignment> = {};
  if (input.conditionOnAssignment) columns.conditionOnAssignment = input.conditionOnAssignment;
  if (input.notes !== undefined)
    columns.notes = readText(problems, 'notes', input.notes, AssetAssignmentLimits.notes);
  problems.throwIfAny();
  return database.write(context, async (tx) => {
    const { assignment } = await lockAssignment(tx, id);
    const other = 'Assign the asset to change this.';
    if (input.asset != null && input.asset !== assignment.assetId) throw badInput({ asset: [other] });
    if (input.assignedTo != null && input.assignedTo !== assignment.assignedTo)
      throw badInput({ assignedTo: [other] });
    const changed = Object.fromEntries(
      Object.entries(columns).filter(([name, value]) => value !== assignment[name as keyof AssignmentRow]),
    ) as Partial<AssetAssignment>;
    if (Object.keys(changed).length > 0) {
      await tx.manager.update(AssetAssignment, id, changed);
      await tx.audit({
        action: 'assetAssignment.update',
        objectType: 'assetAssignment',
        objectId: id,
        before: { conditionOnAssignment: assignment.conditionOnAssignment },
        after: { ...changed, ...(changed.notes !== undefined && { notes: 'changed' }) },
      });
    }
    return readAssignment(tx, id);
  });
}
