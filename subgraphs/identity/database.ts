import { defineDatabase } from '../kit/postgres/database.js';
import { badInput } from '../kit/request/errors.js';
import { Identity1762900100000 } from './migrations/1762900100000-identity.js';
import { Employment1764700000000 } from './migrations/1764700000000-employment.js';
import { Places1766000000000 } from './migrations/1766000000000-places.js';
import { EmailChange1766000100000 } from './migrations/1766000100000-emailChange.js';
import { FoldedSearch1769000000000 } from './migrations/1769000000000-foldedSearch.js';
import { ImportedAccounts1770200000000 } from './migrations/1770200000000-importedAccounts.js';
import { Notifications1771000000000 } from './migrations/1771000000000-notifications.js';
import { AccessTokens1772000000000 } from './migrations/1772000000000-accessTokens.js';
import { SavedQueries1773200000000 } from './migrations/1773200000000-savedQueries.js';
import { PersonalAccessToken } from './accessToken/accessToken.entity.js';
import { Permission } from './permission/permission.entity.js';
import { Role, RolePermission, UserRole } from './role/role.entity.js';
import { SavedQuery } from './savedQuery/savedQuery.entity.js';
import { PasswordReset } from './session/passwordReset.entity.js';
import { Session } from './session/session.entity.js';
import { UserAccount } from './user/user.entity.js';

export const emailTaken = () => badInput({ email: ['A user with this email already exists.'] });

export const database = defineDatabase({
  schema: 'identity',
  entities: [
    UserAccount,
    Session,
    PersonalAccessToken,
    PasswordReset,
    Role,
    RolePermission,
    UserRole,
    Permission,
    SavedQuery,
  ],
  migrations: [
    Identity1762900100000,
    Employment1764700000000,
    Places1766000000000,
    EmailChange1766000100000,
    FoldedSearch1769000000000,
    ImportedAccounts1770200000000,
    Notifications1771000000000,
    AccessTokens1772000000000,
    SavedQueries1773200000000,
  ],
  constraints: {
    user_account_email_taken: emailTaken,
    personal_access_token_name: () => badInput({ name: ['You have an access token with this name.'] }),
    saved_query_name: () => badInput({ name: ['You have a saved query with this name.'] }),
    role_name_taken: () => badInput({ name: ['A role with this name already exists.'] }),
    user_role_held: () => badInput({ nonFieldErrors: ['This person already holds this role.'] }),
  },
});
