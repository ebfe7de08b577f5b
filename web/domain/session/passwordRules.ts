/** What is typed to change or to reset a password. */
export interface PasswordInput {
  /** Left out where a mailed link stands in for the old password. */
  current?: string;
  next: string;
  confirmation: string;
}

/** Shortest new password, in characters as a person counts them [A5.22]. */
const shortest = 8;

/** The first rule that is broken, in the order of the specification, or null [A5.20, A5.21, A5.22]. */
export function passwordProblem({ current, next, confirmation }: PasswordInput): string | null {
  if (current === '' || next === '') return 'Please fill in all password fields';
  if (next !== confirmation) return 'New passwords do not match';
  if ([...next].length < shortest) return 'New password must be at least 8 characters long';
  return null;
}
