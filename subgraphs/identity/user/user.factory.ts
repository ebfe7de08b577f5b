import type { Queryable } from '../../kit/postgres/queryable.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { hashPassword } from '../session/hash.service.js';
import { hashOfSecret, newSecret, sessionOwner } from '../session/session.service.js';
import { seedUsers } from '../seed.js';

/** Every made person's password unless they are given another. */
export const PASSWORD = 'Harbor-Lantern-42';

let lastNumber = 0;
let commonHash: Promise<string> | null = null;

export interface MadePerson {
  id: number;
  email: string;
  /** The person signed in, as the gateway would compose it. */
  viewer: Viewer;
  /** Token of that session. */
  token: string;
}

export interface PersonGiven {
  roles?: string[];
  firstName?: string;
  lastName?: string;
  email?: string;
  password?: string;
  hasEmployee?: boolean;
}

/** A person who can sign in, with one open session. */
export async function makePerson(database: Queryable, given: PersonGiven = {}): Promise<MadePerson> {
  lastNumber += 1;
  const {
    roles = [],
    firstName = 'Robin',
    lastName = `Brook${lastNumber}`,
    email = `robin${lastNumber}@portal.example`,
    hasEmployee = true,
  } = given;
  commonHash ??= hashPassword(PASSWORD);
  const passwordHash = await (given.password === undefined ? commonHash : hashPassword(given.password));
  const id = Number(
    (
      await seedUsers(
        database,
        [{ email, firstName, lastName, roles, dateJoined: '2024-03-04' }],
        passwordHash,
      )
    ).get(email),
  );
  if (!hasEmployee) await database.query('update user_account set has_employee = false where id = $1', [id]);
  const { secret, secretHash } = newSecret();
  await database.query(
    `insert into session (user_id, token_hash, user_agent, idle_minutes, expires_at) values ($1, $2, 'Firefox', 720, now() + interval '12 hours')`,
    [id, secretHash],
  );
  const owner = await sessionOwner(secretHash);
  if (!owner) throw new Error('The session that was just made is not known.');
  return {
    id,
    email,
    token: secret,
    viewer: {
      ...owner,
      employeeId: id,
      departmentName: 'Engineering',
      managerEmployeeId: null,
      managerUserId: null,
      reportUserIds: [],
    },
  };
}

/** What the gateway asks with for a token. */
export const lookUp = (token: string) => ({ tokenHash: hashOfSecret(token) });
