import { sendChatMessageLimits } from '../../../generated/limits';

/** Milliseconds between two checks of the connection, and the timeout of one. */
export const connectionCheck = { every: 30_000, within: 5_000 } as const;

/** Height in CSS pixels up to which the box grows. */
export const tallestBox = 120;

/** Milliseconds of waiting after which a note says that the answer is still on its way. */
export const slowAnswer = 8_000;

/** Characters of a message. */
export const longestMessage = sendChatMessageLimits.message;

/** Earlier messages that are sent along; the portal reads no more. */
export const longestHistory = 20;
