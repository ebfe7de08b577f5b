import type { RequestContext } from '../../kit/context.js';
import { unauthenticated } from '../../kit/errors.js';
import { linkPath, steadyExpiry } from '../../kit/files.js';
import type { Resolvers } from '../../kit/subgraph.js';
import { requireViewer } from '../../kit/viewer.js';
import { userRolesOf } from '../role/role.loader.js';
import { setUserActive, updateUser } from './account.service.js';
import { fullName } from './person.service.js';
import type { PersonFacts } from './person.service.js';
import { register, signUp } from './register.service.js';
import type { NewAccount } from './register.service.js';
import { isHidden, readsPrivately, readsResume } from './user.access.js';
import { usersById } from './user.loader.js';
import { listHolders, listUsers } from './user.service.js';
import type { PermissionHolders, UserFilters, UserRow } from './user.service.js';

const RESUME_SECONDS = 300;

const privately = <Value>(read: (user: UserRow) => Value) => (user: UserRow, _: unknown, context: RequestContext) => (readsPrivately(context, user.id) ? read(user) : null);

export const userResolvers: Resolvers = {
  Query: {
    me: async (_: unknown, __: unknown, context: RequestContext) => {
      const me = await usersById(context).load(requireViewer(context).userId);
      if (!me) throw unauthenticated();
      return me;
    },
    user: async (_: unknown, { id }: { id: number }, context: RequestContext) => {
      const user = await usersById(context).load(id);
      return user && !isHidden(context, user) ? user : null;
    },
    users: (_: unknown, args: UserFilters) => listUsers(args),
    usersWithPermission: (_: unknown, args: PermissionHolders, context: RequestContext) => listHolders(requireViewer(context), args),
  },
  User: {
    __resolveReference: ({ id }: { id: number }, context: RequestContext) => usersById(context).load(Number(id)),
    fullName,
    email: (user: UserRow, _: unknown, context: RequestContext) => (isHidden(context, user) ? '' : user.email),
    profilePicture: (user: UserRow, _: unknown, context: RequestContext) =>
      user.photo && !isHidden(context, user) ? linkPath('identity', { ...user.photo, inline: true, expires: steadyExpiry() }, context.config) : null,
    resume: ({ id, resume }: UserRow, _: unknown, context: RequestContext) =>
      resume && readsResume(context, id) ? linkPath('identity', { ...resume, inline: false, expires: Math.floor(Date.now() / 1000) + RESUME_SECONDS }, context.config) : null,
    resumeName: ({ id, resume }: UserRow, _: unknown, context: RequestContext) => (resume && readsResume(context, id) ? resume.name : null),
    dateJoined: privately((user) => user.dateJoined),
    lastLogin: privately((user) => user.lastLogin),
    mustChangePassword: privately((user) => user.mustChangePassword),
    roles: (user: UserRow, _: unknown, context: RequestContext) => (readsPrivately(context, user.id) ? userRolesOf(context, user.id) : null),
  },
  Mutation: {
    register: (_: unknown, { input }: { input: NewAccount }, context: RequestContext) => register(context, input),
    signUp: (_: unknown, { input }: { input: NewAccount }, context: RequestContext) => signUp(context, input),
    updateUser: (_: unknown, { id, input }: { id: number; input: Partial<PersonFacts> }, context: RequestContext) => updateUser(context, id, input),
    setUserActive: (_: unknown, { id, isActive }: { id: number; isActive: boolean }, context: RequestContext) => setUserActive(context, id, isActive),
  },
};
