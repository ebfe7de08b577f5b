import { screen } from '@testing-library/react';

import type { User } from '../testPortal';

/** Appends text to a field in one step; for text whose single keys do not matter to the test. */
export async function fill(user: User, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Replaces the text of a field in one step. */
export async function retype(user: User, field: Element, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.paste(text);
}

/** Opens a choice and takes an option of it. */
export async function chooseOption(user: User, field: RegExp, option: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}
