import type { Resolvers } from '../generated/resolvers.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { fullName } from '../user/person.service.js';
import { usersById } from '../user/user.loader.js';
import { linkOf, NOTIFICATION_KINDS, textOf } from './notification.kinds.js';
import { listNotifications, markRead, unreadCount } from './notification.service.js';
import type { NotificationRow } from './notification.service.js';
import { listPreferences, setPreference } from './preference.service.js';

/** Record types whose lines link to a ticket. */
const TICKETS = new Set(['leave', 'ticket', 'feedback', 'work']);

/** Of a version, numbered `12-3`, the policy. */
const numbered = (row: NotificationRow, isOf: boolean) =>
  isOf ? { id: Number(row.thingId.split('-')[0]) } : null;

export const notificationResolvers = {
  Query: {
    notifications: (_, args, context) => listNotifications(context, args),
    unreadNotificationCount: (_, __, context) => unreadCount(context),
    notificationPreferences: (_, __, context) => listPreferences(context),
  },
  Mutation: {
    markNotificationsRead: (_, args, context) => markRead(context, args),
    setNotificationPreference: (_, args, context) => setPreference(context, args),
  },
  Notification: {
    text: async ({ kind, actorId, count }, _, context) => {
      const known = NOTIFICATION_KINDS.get(kind);
      const actor = actorId === null ? null : await usersById(context).load(actorId);
      return known ? textOf(known, actor ? fullName(actor) : null, count) : kind;
    },
    link: ({ kind, thingId }, _, context) => {
      const known = NOTIFICATION_KINDS.get(kind);
      return known ? linkOf(known, thingId, requireViewer(context).permissions) : '/home';
    },
    actor: ({ actorId }, _, context) => (actorId === null ? null : usersById(context).load(actorId)),
    ticket: (row) => numbered(row, TICKETS.has(row.thing)),
    timesheet: (row) => numbered(row, row.thing === 'timesheet'),
    equipment: (row) => numbered(row, row.thing === 'equipment'),
    certificate: (row) => numbered(row, row.thing === 'certificate'),
    policy: (row) => numbered(row, row.thing === 'policy'),
    review: (row) => numbered(row, row.thing === 'review'),
    reviewCycle: (row) => numbered(row, row.thing === 'reviewCycle'),
    application: ({ thing, thingId }) => (thing === 'application' ? { id: thingId } : null),
  },
} satisfies Resolvers;
