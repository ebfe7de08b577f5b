import { screen } from '@testing-library/react';

import type { User } from '../testPortal';

/** Puts text behind what is in a field in one go; for text whose single keys are not what a test is about. */
export async function fill(user: User, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Replaces what is in a field in one go. */
export async function retype(user: User, field: Element, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/** Opens a choice and takes an option of it. */
export async function chooseOption(user: User, field: RegExp, option: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}
