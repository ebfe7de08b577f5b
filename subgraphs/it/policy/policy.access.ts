import type { Where } from '../../kit/request/list.js';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** All rules about reading policies are in this file. */

/** HR and Administrators write, publish and withdraw policies, and see who has confirmed them. */
export const mayManage = (viewer: Viewer): boolean => can(viewer, 'policy.manage');

/**
 * SQL of the versions that a person may read: the one in force with its predecessors, and those that they were
 * asked to confirm; all with policy.manage, drafts included. `v` is the version in the query.
 */
export function readableVersions(where: Where, viewer: Viewer): string {
  if (viewer.mustChangePassword) return 'false';
  if (mayManage(viewer)) return 'true';
  return `v.status = 'in_force' or (v.status = 'superseded' and exists (select from policy_version now
    where now.policy_id = v.policy_id and now.status = 'in_force')) or (v.status <> 'draft' and exists (select from policy_ask own
    where own.version_id = v.id and own.user_id = ${where.param(viewer.userId)}))`;
}

/** The row rule of versions. */
export const narrowToReadable = (where: Where, viewer: Viewer): Where =>
  where.and(readableVersions(where, viewer));
