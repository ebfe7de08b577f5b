import { accountOf, bookAttempt } from '../session/attempt.service.js';
import { placeOf } from '../session/place.service.js';
import { graphql } from './graphql.js';

export const Login = graphql(`
  mutation TestLogin($email: String!, $password: String!, $device: String) {
    login(email: $email, password: $password, device: $device) {
      token
    }
  }
`);

/**
 * Wrong secrets for an account, from a place that it does not know.
 * @param account a person's id, or an address
 */
export async function fail(account: number | string, ip: string, times: number): Promise<(number | null)[]> {
  const waits: (number | null)[] = [];
  const whose = typeof account === 'number' ? accountOf(account) : account;
  for (let time = 0; time < times; time += 1) {
    const attempt = await bookAttempt({ account: whose, place: placeOf(ip), known: null });
    waits.push((await attempt.failed()).waitSeconds);
  }
  return waits;
}

/** A hundred failures from one network, or the given number, none of them for an existing account. */
export async function exhaust(ip: string, times = 100): Promise<void> {
  for (let index = 0; index < times; index += 1) await fail(`nobody${index}@portal.example`, ip, 1);
}
