import { refuse } from '../../answer/problems.js';
import type { Call, Row } from '../../route.js';

/** Every path of the family also answers under /api/authentication/ (decision P1). */
const auth = (path: string) => [`/api/auth/${path}/`, `/api/authentication/${path}/`];

const SENT_TEXT = "If an account with that email exists, you'll receive reset instructions shortly.";

/** A fresh token with the person it belongs to. */
async function signedIn({ token }: { token?: unknown }, { run, authenticate }: Call): Promise<unknown> {
  const viewer = await authenticate(String(token));
  if (!viewer)
    throw refuse(401, 'Invalid token.', { 'www-authenticate': 'Token' }, { code: 'unauthenticated' });
  return { token, user: await run('Profile', {}, viewer) };
}

const said = (detail: string) => () => ({ detail });

const profile = { paths: auth('profile'), who: 'anyone signed in, their own' };

export const authRows: readonly Row[] = [
  {
    method: 'POST',
    paths: auth('login'),
    operation: 'Login',
    who: 'public',
    isPublic: true,
    answer: async (call) => signedIn(await call.run('Login', call.variables), call),
  },
  {
    method: 'POST',
    paths: auth('register'),
    operation: 'Register',
    who: 'HR, Administrator; everyone where the installation allows self-registration',
    isPublic: (config) => config.selfRegistration,
    status: 201,
    answer: async (call) => {
      if (!call.viewer) return signedIn(await call.run('SignUp', call.variables), call);
      return { user: await call.run('Register', call.variables) };
    },
  },
  {
    method: 'POST',
    paths: auth('logout'),
    operation: 'Logout',
    who: 'anyone signed in',
    present: said('Signed out.'),
  },
  {
    method: 'POST',
    paths: auth('forgot-password'),
    operation: 'RequestPasswordReset',
    who: 'public',
    isPublic: true,
    present: said(SENT_TEXT),
  },
  {
    method: 'POST',
    paths: auth('reset-password'),
    operation: 'ResetPassword',
    who: 'public',
    isPublic: true,
    present: said('Password reset. Please sign in with the new password.'),
  },
  { ...profile, method: 'GET', operation: 'Profile' },
  { ...profile, method: 'PUT', operation: 'UpdateProfile' },
  { ...profile, method: 'PATCH', operation: 'UpdateProfile' },
  {
    method: 'POST',
    paths: auth('confirm-email'),
    operation: 'ConfirmEmailChange',
    who: 'public',
    isPublic: true,
    present: said('E-mail address changed. Please sign in with it from now on.'),
  },
  {
    method: 'POST',
    paths: auth('cancel-email-change'),
    operation: 'CancelEmailChange',
    who: 'anyone signed in, their own',
  },
  {
    method: 'POST',
    paths: auth('change-password'),
    operation: 'ChangePassword',
    who: 'anyone signed in, their own',
    present: said('Password changed successfully!'),
  },
];
