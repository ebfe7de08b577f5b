import { object, string, ValidationError } from 'yup';

import { changePasswordLimits } from '../../generated/limits';

/** The values typed to change or to reset a password. */
export interface PasswordInput {
  /** Left out where a mailed link replaces the old password. */
  current?: string;
  next: string;
  confirmation: string;
}

/** Shortest new password, in characters as a person counts them. */
const { min: shortest } = changePasswordLimits.newPassword;

/** Beside the field. */
export const passwordHint = `At least ${shortest} characters.`;

const incomplete = 'Please fill in all password fields';
const different = 'New passwords do not match';
const tooShort = `New password must be at least ${shortest} characters long`;

const rules = object({
  current: string().test('given', incomplete, (value) => value !== ''),
  next: string().required(incomplete),
  confirmation: string(),
})
  .test('alike', different, ({ next, confirmation = '' }) => next === confirmation)
  .test('long', tooShort, ({ next }) => [...(next ?? '')].length >= shortest);

/** The first rule that is broken, in the order of the specification, or null. */
export function passwordProblem(input: PasswordInput): string | null {
  try {
    rules.validateSync(input, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return [incomplete, different, tooShort].find((text) => error.errors.includes(text)) ?? error.message;
  }
}

/**
 * Where the keyboard belongs after `passwordProblem` found something: the first empty field, else the new
 * password.
 */
export const brokenField = ({ current }: PasswordInput): 'current' | 'next' =>
  current === '' ? 'current' : 'next';
