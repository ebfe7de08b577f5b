import { folded } from '../../../../ui/form/folded';
import type { OrgPerson } from './orgTree';

/** Someone with all that can be searched for, ready to be compared. */
export interface Findable {
  person: OrgPerson;
  name: string;
  all: string;
}

/** Prepares a search; do it once for an answer. */
export const findable = (people: Iterable<OrgPerson>): Findable[] =>
  [...people].map((person) => {
    const name = folded(person.name);
    return {
      person,
      name,
      all: `${name} ${folded([person.position, person.departmentName, person.email].join(' '))}`,
    };
  });

export interface Found {
  people: OrgPerson[];
  /** Including those beyond `most`. */
  count: number;
}

/**
 * People in whose name, position, department or e-mail each word of the text is found; the closest names
 * first.
 */
export function findPeople(people: readonly Findable[], text: string, most = 30): Found {
  const wanted = folded(text).trim();
  const words = wanted.split(/\s+/).filter(Boolean);
  if (words.length === 0) return { people: [], count: 0 };
  const found = people
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .map((one) => ({ ...one, distance: distance(one.name, wanted, words) }))
    .sort((one, other) => one.distance - other.distance || (one.name < other.name ? -1 : 1));
  return { people: found.slice(0, most).map(({ person }) => person), count: found.length };
}

function distance(name: string, wanted: string, words: readonly string[]): number {
  if (name.startsWith(wanted)) return 0;
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 1;
  return words.every((word) => name.includes(word)) ? 2 : 3;
}
