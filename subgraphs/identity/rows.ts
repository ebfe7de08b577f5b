import type { Page, PlacedPage } from '../kit/request/list.js';
import type { AccessTokenRow } from './accessToken/accessToken.service.js';
import type { NotificationRow } from './notification/notification.service.js';
import type { PermissionRow } from './permission/permission.service.js';
import type { RoleRow } from './role/role.service.js';
import type { UserRoleRow } from './role/userRole.service.js';
import type { SavedQueryRow } from './savedQuery/savedQuery.service.js';
import type { SessionRow } from './session/session.service.js';
import type { UserPowers } from './user/user.access.js';
import type { UserRow } from './user/user.service.js';

// What resolvers hand on for a type of the graph: its name here, its row there. Types that are not here
// hand on their fields.
export type Certificate = { id: number };
export type Equipment = { id: number };
export type JobApplication = { id: string };
export type Notification = NotificationRow;
export type NotificationPage = PlacedPage<NotificationRow>;
export type PerformanceReview = { id: number };
export type Permission = PermissionRow;
export type PermissionPage = Page<PermissionRow>;
export type PersonalAccessToken = AccessTokenRow;
export type PersonalAccessTokenPage = Page<AccessTokenRow>;
export type Policy = { id: number };
export type ReviewCycle = { id: number };
export type Role = RoleRow;
export type RolePage = Page<RoleRow>;
export type SavedQuery = SavedQueryRow;
export type SavedQueryPage = Page<SavedQueryRow>;
export type Session = SessionRow;
export type SessionPage = Page<SessionRow>;
export type Ticket = { id: number };
export type Timesheet = { id: number };
export type User = UserRow;
export type UserActions = UserPowers;
export type UserPage = Page<UserRow>;
export type UserRole = UserRoleRow;
export type UserRolePage = Page<UserRoleRow>;
