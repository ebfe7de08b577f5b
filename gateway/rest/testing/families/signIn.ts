import type { TestPortal } from '../../../testing/portal.js';
import type { Json } from '../answers.js';
import { restOf } from '../rest.js';

export interface SignedIn {
  token: string;
  user: Json & { id: number; employee: Json | null };
}

/** Signing in, and what someone then reads of themselves. */
export function signInOf(portal: () => TestPortal) {
  const rest = restOf(portal);
  return {
    ...rest,
    login: (email: string, password: string, path = 'auth/login/') =>
      rest.call<SignedIn>('POST', null, path, { email, password, remember_me: true }),
    profile: (token: string) => rest.call('GET', { token }, 'auth/profile/'),
  };
}
