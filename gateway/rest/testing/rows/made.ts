import type { Account } from '../../../testing/portal.js';
import type { Json } from '../answers.js';

/** What a row is asked about: `id` and what else is in the path, and what a body may need. */
export type Made = Json & { id?: number | string };
/** Makes something fresh for one call of that account. */
export type Fixture = (as: Account) => Promise<Made>;
