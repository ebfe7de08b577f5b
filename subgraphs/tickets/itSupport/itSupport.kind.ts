import { support, SUPPORT_COLUMNS } from '../support/support.kind.js';
import type { Kind } from '../ticket/kind.js';

/** IT support: IT Staff handle all of it, and read it among the general tickets. */
export const itSupport: Kind = {
  ...support,
  handledByIt: 'all',
  answersTo: ['it-support', 'general'],
  part: { field: 'itSupport', columns: SUPPORT_COLUMNS },
};
