import { numberText } from '../../ui/numbers';

/** Number of characters as the server counts them: an emoji is one, though JavaScript sees two halves. */
export const lengthOf = (text: string): number => [...text].length;

/** The message for a text of more than `longest` characters; none for a shorter one. */
export function lengthProblem(text: string, longest: number): string | undefined {
  const length = text.length > longest ? lengthOf(text) : 0;
  return length > longest
    ? `Use at most ${numberText(longest)} characters; these are ${numberText(length)}`
    : undefined;
}
