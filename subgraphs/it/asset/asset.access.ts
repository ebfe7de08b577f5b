import type { RequestContext } from '../../kit/request/context.js';
import type { Where } from '../../kit/request/list.js';
import { can, requirePermission } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** All rules about reading and changing assets are in this file. */

/** IT Staff and Administrators keep the register. */
export const mayManage = (viewer: Viewer): boolean => can(viewer, 'asset.manage');

/** @throws FORBIDDEN */
export const requireManager = (context: RequestContext): Viewer => requirePermission(context, 'asset.manage');

/** The row rule: people who manage the register read all of it, other people nothing. */
export const narrowToVisible = (where: Where, viewer: Viewer): Where =>
  mayManage(viewer) && !viewer.mustChangePassword ? where : where.and('false');
