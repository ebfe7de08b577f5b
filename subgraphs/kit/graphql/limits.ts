import type { Problems } from '../request/errors.js';

/** Least and greatest value of a number, as `@range` of the SDL gives them. */
export interface Range {
  min: number;
  max: number;
}

/** Adds the problem of a list that has more than `most` elements. */
export function checkCount(
  problems: Problems,
  field: string,
  list: readonly unknown[] | null | undefined,
  most: number,
): void {
  if (list && list.length > most) problems.add(field, `Ensure this field has no more than ${most} elements.`);
}

/** Adds the problem of a number that lies outside its range. */
export function checkRange(problems: Problems, field: string, value: number, { min, max }: Range): void {
  if (value < min) problems.add(field, `Ensure this value is greater than or equal to ${min}.`);
  if (value > max) problems.add(field, `Ensure this value is less than or equal to ${max}.`);
}
