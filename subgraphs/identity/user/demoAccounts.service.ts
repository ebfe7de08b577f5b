import type { Config } from '../../kit/config/config.js';
import { fail } from '../../kit/service/startFailure.js';
import { database } from '../database.js';

/**
 * Production does not start over a database with the demo people, because everyone can read their
 * password (S-70). @throws StartFailure
 */
export async function refuseDemoAccounts({ production }: Pick<Config, 'production'>): Promise<void> {
  if (!production) return;
  const known = await database.one(
    `select 1 from user_account where is_active and email like '%@portal.example' limit 1`,
  );
  if (known)
    fail(
      'This database holds the demo organisation, whose password is public. Give production a database of its own in DATABASE_URL or DATA_DIR.',
    );
}
