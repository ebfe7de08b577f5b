import { z } from 'zod';
import { readJson, someText } from '../../kit/files/data.js';
import type { Position } from './positions.js';

/** One of the six sign-ins that people try the portal with. */
const Account = z.strictObject({
  email: z.email('is no address'),
  firstName: someText,
  lastName: someText,
  /** Roles besides Employee. */
  roles: z.array(someText),
  title: someText,
  department: someText,
  /** Whether the account sits where people report to it. */
  leads: z.boolean('is neither true nor false'),
});

export type DemoAccount = z.infer<typeof Account>;

/** Real people of the organisation, one for each role. */
export const DEMO_ACCOUNTS = readJson(new URL('accounts.json', import.meta.url), z.array(Account));

/**
 * Puts each account on a fitting position of its department; an account without reports sits with the department's
 * first group, so Maya reports to Daniel.
 */
export function placeAccounts(positions: Position[]): Map<Position, DemoAccount> {
  const seated = new Map<Position, DemoAccount>();
  for (const account of DEMO_ACCOUNTS) {
    const own = positions.filter((position) => position.department.name === account.department);
    const firstLeader = own.find((position) => position.height === 1) ?? own[0];
    const position = account.leads
      ? firstLeader
      : own.find((one) => one.manager === firstLeader && one.height === 0 && !seated.has(one));
    if (position) seated.set(position, account);
  }
  return seated;
}
