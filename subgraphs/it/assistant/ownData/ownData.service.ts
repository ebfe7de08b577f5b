import { equipmentKinds } from './equipment.kinds.js';
import { learningKinds } from './learning.kinds.js';
import { leaveKinds } from './leave.kinds.js';
import type { OwnKind } from './ownData.kinds.js';
import { recordKinds } from './record.kinds.js';
import { ticketKinds } from './ticket.kinds.js';
import { timeKinds } from './time.kinds.js';

/** Every kind of answer about whoever asks. */
export const ownKinds: readonly OwnKind[] = [
  ...leaveKinds,
  ...timeKinds,
  ...ticketKinds,
  ...recordKinds,
  ...equipmentKinds,
  ...learningKinds,
];
