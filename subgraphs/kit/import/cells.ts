import type { Problems } from '../request/errors.js';
import { notAChoice } from '../request/input/refusalTexts.js';

/** "Full time" and FULL_TIME are full_time. */
export function wordIn<Word extends string>(
  cell: string | undefined,
  words: Readonly<Record<string, Word>>,
  field: string,
  problems: Problems,
): Word | undefined {
  if (cell === undefined) return undefined;
  const name = cell.toUpperCase().replace(/[\s-]+/g, '_');
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  if (word === undefined) problems.add(field, notAChoice(cell));
  return word;
}

/** The cell, unless it is not a value that the graph accepts for the field. */
export function accepted(
  cell: string | undefined,
  field: string,
  problems: Problems,
  problemOf: (cell: string) => string | null,
): string | undefined {
  if (cell === undefined) return undefined;
  const problem = problemOf(cell);
  if (problem === null) return cell;
  problems.add(field, problem);
  return undefined;
}
