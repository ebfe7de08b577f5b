import type { RequestContext } from '../../kit/request/context.js';
import { unauthenticated } from '../../kit/request/errors.js';
import { linkPath, steadyExpiry } from '../../kit/files/files.js';
import type { ResolverFn, Resolvers } from '../generated/resolvers.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { userRolesOf } from '../role/role.loader.js';
import { fullName } from './person.service.js';
import { isHidden, powersOver, readsPrivately, readsResume } from './user.access.js';
import { permissionsByUser, usersById } from './user.loader.js';
import { listHolders, listUsers } from './user.service.js';
import type { UserRow } from './user.service.js';

const RESUME_SECONDS = 300;

const privately =
  <Value>(read: (user: UserRow) => Value): ResolverFn<Value | null, UserRow, RequestContext, object> =>
  (user, _, context) =>
    readsPrivately(context, user.id) ? read(user) : null;

export const userResolvers = {
  Query: {
    me: async (_, __, context) => {
      const me = await usersById(context).load(requireViewer(context).userId);
      if (!me) throw unauthenticated();
      return me;
    },
    user: async (_, { id }, context) => {
      const user = await usersById(context).load(id);
      return user && !isHidden(context, user) ? user : null;
    },
    users: (_, args) => listUsers(args),
    usersWithPermission: (_, args, context) => listHolders(requireViewer(context), args),
  },
  User: {
    __resolveReference: ({ id }, context) => usersById(context).load(Number(id)),
    fullName,
    email: (user, _, context) => (isHidden(context, user) ? '' : user.email),
    profilePicture: (user, _, context) =>
      user.photo && !isHidden(context, user)
        ? linkPath('identity', { ...user.photo, inline: true, expires: steadyExpiry() }, context.config)
        : null,
    resume: ({ id, resume }, _, context) =>
      resume && readsResume(context, id)
        ? linkPath(
            'identity',
            { ...resume, inline: false, expires: Math.floor(Date.now() / 1000) + RESUME_SECONDS },
            context.config,
          )
        : null,
    resumeName: ({ id, resume }, _, context) => (resume && readsResume(context, id) ? resume.name : null),
    dateJoined: privately((user) => user.dateJoined),
    lastLogin: privately((user) => user.lastLogin),
    mustChangePassword: privately((user) => user.mustChangePassword),
    roles: (user, _, context) => (readsPrivately(context, user.id) ? userRolesOf(context, user.id) : null),
    viewerCan: async ({ id }, _, context) =>
      powersOver(requireViewer(context), id, (await permissionsByUser(context).load(id)) ?? []),
  },
} satisfies Resolvers;
