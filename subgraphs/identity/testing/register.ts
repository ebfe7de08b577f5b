import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import { viewer } from '../../kit/testing/viewers.js';

export const REGISTER =
  'mutation ($input: RegisterInput!) { register(input: $input) { id email fullName mustChangePassword isActive roles { role { name } } } }';
export const LOGIN =
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { mustChangePassword } }';

export interface Registered {
  register: { id: number; email: string };
}

let lastNumber = 0;
/** The fields of a new sign-in, with its own address. */
export const newcomer = (given: Record<string, string | null | undefined> = {}) => {
  lastNumber += 1;
  return {
    firstName: 'Nadia',
    lastName: 'Holm',
    email: `nadia${lastNumber}@portal.example`,
    password: 'password',
    passwordConfirm: given['password'] ?? 'password',
    ...given,
  };
};

/** Makes a sign-in as HR. */
export const registering =
  (portal: () => TestSubgraph) =>
  (input: object, more = {}) =>
    portal().run<Registered>(viewer(['HR']), REGISTER, { input }, more);
