import { useState } from 'react';

import { readFailure } from '../../../domain/failure/failure';
import type { Credentials } from '../../../domain/session/session';
import { useSession } from '../../../domain/session/SessionContext';
import { withoutUnseen } from '../../../domain/text/unseen';
import { toast } from '../../../ui/feedback/toast';

/** How long a failed sign-in stays visible, in milliseconds. */
const loginErrorDuration = 10_000;

/**
 * Checks the input, signs in, and says how it went; the page itself moves on when the session has its person.
 */
export function useSignIn() {
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const signIn = async ({ email, password, rememberMe }: Credentials) => {
    const address = withoutUnseen(email).trim().toLowerCase();
    if (address === '' || password === '') {
      toast.error('Missing credentials', 'Please enter both email and password');
      return;
    }
    if (!address.includes('@')) {
      toast.error('Invalid email', 'Please enter a valid email address');
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const viewer = await session.signIn({ email: address, password, rememberMe });
      toast.success('Login successful!', `Welcome back, ${viewer.fullName}!`);
    } catch (error) {
      const { title, text } = wordsOf(error);
      setFailure(text);
      toast.error(title, text, { duration: loginErrorDuration });
    } finally {
      setBusy(false);
    }
  };

  return { signIn, busy, failure };
}

/** Which field the portal complains about decides the title, in this order. */
const titles = [
  ['email', 'Invalid email'],
  ['password', 'Invalid password'],
  ['nonFieldErrors', 'Authentication failed'],
] as const;

function wordsOf(error: unknown): { title: string; text: string } {
  const { fields, message } = readFailure(error);
  for (const [field, title] of titles) {
    const text = fields[field]?.[0];
    if (text !== undefined) return { title, text };
  }
  return { title: 'Login failed', text: message };
}
