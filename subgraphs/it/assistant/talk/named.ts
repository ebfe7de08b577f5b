import { namesSomebodyElse, sentencesAboutNamed, asksRuleOf } from '../route/features.js';
import { LEAST, shareOf } from '../route/route.js';
import type { RoutePart } from '../route/route.js';

/**
 * Whether a message asks for data of a named person. A single question with a name must be likely to ask for own
 * data; a sentence with a first and a last name needs less.
 */
export function isAboutNamed(route: readonly RoutePart[]): boolean {
  const message = route[0]?.text ?? '';
  if (asksRuleOf(message)) return false;
  const named = sentencesAboutNamed(message);
  const isInFull = ({ text }: RoutePart): boolean => named.some((sentence) => sentence.includes(text));
  return route.some(
    (part) =>
      (route.length === 1 && namesSomebodyElse(part.text) && shareOf(part, 'own') >= LEAST.anyway) ||
      ((isInFull(part) || sentencesAboutNamed(part.text).length > 0) &&
        shareOf(part, 'own') + shareOf(part, 'others') >= LEAST.unanswered),
  );
}
