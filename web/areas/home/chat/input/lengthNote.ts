import { countText, numberText } from '../../../../ui/numbers';
import { longestMessage } from '../pinned';

/** This many characters before the limit a note appears. */
const near = 400;

/** What there is to say of the length of a message; null while it is far from too long. */
export function lengthNote(length: number): { text: string; isTooLong: boolean } | null {
  const left = longestMessage - length;
  if (left > near) return null;
  if (left >= 0) return { text: `Room for ${countText(left, 'character')} more.`, isTooLong: false };
  return {
    text: `That is ${countText(-left, 'character')} too many for one message. Please shorten it a little, or send it in parts of up to ${numberText(longestMessage)}.`,
    isTooLong: true,
  };
}
