import { support, SUPPORT_COLUMNS } from '../support/support.kind.js';
import type { Kind } from '../ticket/kind.js';

/** General tickets: IT Staff handle those in the category IT Support. */
export const general: Kind = {
  ...support,
  handledByIt: 'category IT Support',
  answersTo: ['general'],
  part: { field: 'general', columns: SUPPORT_COLUMNS },
};
