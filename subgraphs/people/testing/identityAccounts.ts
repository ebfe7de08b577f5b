import type { CheckedAccount } from '../employeeImport/employeeImport.calls.js';
import type { IdentityUser } from '../employee/employee.calls.js';

/** Answers what an import asks of identity: an address has an `@`, and some have an account. */
export const checkAccounts = (
  users: ReadonlyMap<number, IdentityUser>,
  people: readonly Pick<IdentityUser, 'firstName' | 'lastName' | 'email'>[],
): CheckedAccount[] => {
  const byEmail = new Map([...users.values()].map((user) => [user.email, user]));
  return people.map(({ firstName, lastName, email: given }) => {
    const email = given.toLowerCase();
    const user = byEmail.get(email);
    const problems = [
      ...(firstName === '' ? [{ field: 'firstName', text: 'This field may not be blank.' }] : []),
      ...(email.includes('@') ? [] : [{ field: 'email', text: 'Enter a valid email address.' }]),
    ];
    return {
      firstName,
      lastName,
      email,
      problems,
      userId: user?.id ?? null,
      maySignIn: user?.isActive ?? false,
    };
  });
};
