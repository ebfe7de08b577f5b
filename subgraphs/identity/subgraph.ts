import { createFileSweep } from '../kit/files/files.js';
import { together } from '../kit/graphql/resolvers.js';
import type { Complete } from '../kit/graphql/resolvers.js';
import { defineSubgraph } from '../kit/service/subgraph.js';
import type { Resolvers } from './generated/resolvers.js';
import { accessTokenResolvers } from './accessToken/accessToken.resolvers.js';
import { noteTokenUses, sweepAccessTokens, tokenOwner } from './accessToken/tokenOwner.service.js';
import { accountResolvers } from './account/account.resolvers.js';
import { database } from './database.js';
import { importedAccountResolvers } from './importedAccount/importedAccount.resolvers.js';
import { importEvents } from './importedAccount/importedAccount.service.js';
import { inviteImported } from './importedAccount/invitation.service.js';
import { mailNotifications } from './notification/notificationMail.service.js';
import { notificationResolvers } from './notification/notification.resolvers.js';
import { sweepNotifications } from './notification/notification.service.js';
import { notificationEvents } from './notification/notify.service.js';
import { permissionResolvers } from './permission/permission.resolvers.js';
import { profileResolvers } from './profile/profile.resolvers.js';
import { roleResolvers } from './role/role.resolvers.js';
import { savedQueryResolvers } from './savedQuery/savedQuery.resolvers.js';
import { ensureRoles } from './seed.js';
import { sweepAttempts } from './session/attempt.service.js';
import { prepareDummy } from './session/hash.service.js';
import { sweepPlaces } from './session/place.service.js';
import { sessionResolvers } from './session/session.resolvers.js';
import { noteUses, sessionOwner, sweepSessions } from './session/session.service.js';
import { missedOf, readStream, sweepStream } from './stream/stream.service.js';
import { refuseDemoAccounts } from './user/demoAccounts.service.js';
import { employmentEvents } from './user/employment.service.js';
import { userResolvers } from './user/user.resolvers.js';

const sweepOwnFiles = createFileSweep(database, 'identity');

export const identity = defineSubgraph({
  name: 'identity',
  folder: import.meta.url,
  resolvers: together(
    userResolvers,
    accountResolvers,
    sessionResolvers,
    accessTokenResolvers,
    roleResolvers,
    permissionResolvers,
    profileResolvers,
    importedAccountResolvers,
    notificationResolvers,
    savedQueryResolvers,
  ) satisfies Complete<Resolvers>,
  database,
  consumes: { ...employmentEvents, ...importEvents, ...notificationEvents },
  internal: {
    session: ({ tokenHash, isWatched }) => sessionOwner(String(tokenHash), { isUse: isWatched !== true }),
    accessToken: ({ tokenHash, isWatched }) => tokenOwner(String(tokenHash), { isUse: isWatched !== true }),
    stream: readStream,
    missed: missedOf,
  },
  start: async (config) => {
    await refuseDemoAccounts(config);
    await ensureRoles(database);
    await prepareDummy();
  },
  sweep: async (config) => {
    await sweepAttempts();
    await sweepPlaces();
    await noteUses();
    await sweepSessions();
    await noteTokenUses();
    await sweepAccessTokens();
    await inviteImported(config);
    await mailNotifications(config);
    await sweepNotifications();
    await sweepStream();
    await sweepOwnFiles(config);
  },
});
