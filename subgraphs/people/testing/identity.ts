import type { GraphClient } from '../../kit/request/context.js';
import { badInput, conflict } from '../../kit/request/errors.js';
import type { IdentityUser } from '../employee/employee.calls.js';
import { HIRED_USER, RENAME_USER, SET_USER_ACTIVE } from '../employee/employee.calls.js';
import { CHECK_ACCOUNTS } from '../employeeImport/employeeImport.calls.js';
import { checkAccounts } from './identityAccounts.js';

/**
 * Answers people's calls in tests as identity would: known users, unique addresses, a last administrator who
 * stays.
 */
export class TestIdentity {
  readonly users = new Map<number, IdentityUser>();
  readonly calls: string[] = [];
  lastAdministrator: number | null = null;
  private lastId = 0;

  add(given: Partial<IdentityUser> = {}): IdentityUser {
    this.lastId += 1;
    const user = {
      id: this.lastId,
      firstName: 'User',
      lastName: `Number${this.lastId}`,
      email: `user${this.lastId}@portal.example`,
      isActive: true,
      ...given,
    };
    this.users.set(user.id, user);
    return user;
  }

  private known(id: unknown): IdentityUser {
    const user = this.users.get(id as number);
    if (!user) throw new Error(`The test knows no user ${String(id)}.`);
    return user;
  }

  private setActive({ id, isActive }: Record<string, unknown>): IdentityUser {
    if (id === this.lastAdministrator && isActive === false)
      throw conflict('The last active administrator cannot be removed.');
    this.calls.push(`${isActive ? 'open' : 'end'} ${String(id)}`);
    return Object.assign(this.known(id), { isActive });
  }

  private rename({ id, ...names }: Record<string, unknown>): IdentityUser {
    const isTaken = [...this.users.values()].some((user) => user.id !== id && user.email === names['email']);
    if (isTaken) throw badInput({ email: ['A user with this email already exists.'] });
    this.calls.push(`rename ${String(id)}`);
    return Object.assign(this.known(id), names);
  }

  readonly graph: GraphClient = async <Data>(document: string, variables: Record<string, unknown> = {}) => {
    const answers: Record<string, () => unknown> = {
      [CHECK_ACCOUNTS]: () => ({
        checkNewAccounts: checkAccounts(this.users, variables['people'] as IdentityUser[]),
      }),
      [HIRED_USER]: () => ({ user: this.users.get(variables['id'] as number) ?? null }),
      [RENAME_USER]: () => ({ updateUser: { ...this.rename(variables) } }),
      [SET_USER_ACTIVE]: () => ({ setUserActive: { ...this.setActive(variables) } }),
    };
    const answer = answers[document];
    if (!answer) throw new Error(`Identity was asked something unknown: ${document}`);
    return answer() as Data;
  };
}
