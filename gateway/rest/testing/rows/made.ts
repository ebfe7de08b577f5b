import type { Account } from '../../../testing/portal.js';
import type { Json } from '../answers.js';

/** The record for a row: `id` and the other parameters of the path, and values that a body may need. */
export type Made = Json & { id?: number | string };
/** Makes something fresh for one call of that account. */
export type Fixture = (as: Account) => Promise<Made>;
