import { randomInt } from 'node:crypto';
import { listsByKey } from '../../kit/graphql/loader.js';

/** A question that an exam may draw, with what draws are spread over. */
export interface Drawable {
  topic: string;
  difficulty: string;
}

/** All of them in their own order (Fisher and Yates). */
export function shuffled<One>(all: readonly One[]): One[] {
  const mixed = [...all];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as One, mixed[last] as One];
  }
  return mixed;
}

/** Fine enough for every bank. */
const STEPS = 1_000_000;

/**
 * Draws this many questions at random: each topic, and each difficulty in it, has the same share as in the bank.
 * The questions of a stratum get equally spaced numbers from 0 to 1 with a random offset, and the lowest numbers
 * are taken.
 */
export function draw<One extends Drawable>(bank: readonly One[], count: number): One[] {
  const strata = listsByKey(shuffled(bank), ({ topic, difficulty }) => `${topic}\n${difficulty}`);
  const placed = [...strata.values()].flatMap((stratum) => {
    const shift = randomInt(STEPS) / STEPS;
    return stratum.map((question, at) => ({ question, place: (at + shift) / stratum.length }));
  });
  const drawn = placed.sort((one, other) => one.place - other.place).slice(0, count);
  return shuffled(drawn.map(({ question }) => question));
}
