import type { OrgPerson } from './orgTree';

/** Letters that no accent can be taken from. */
const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i', ŋ: 'n',
};

/** A text as it is compared: without accents and capitals. */
export const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase().replace(/[øłđðþßæœıŋ]/g, (letter) => plainLetters[letter] ?? letter);

/** Somebody with all that can be searched for, ready to be compared. */
export interface Findable {
  person: OrgPerson;
  name: string;
  all: string;
}

/** Prepares a search; do it once for an answer. */
export const findable = (people: Iterable<OrgPerson>): Findable[] =>
  [...people].map((person) => {
    const name = plain(person.name);
    return { person, name, all: `${name} ${plain([person.position, person.departmentName, person.email].join(' '))}` };
  });

export interface Found {
  people: OrgPerson[];
  /** Also those beyond `most`. */
  count: number;
}

/** People in whose name, position, department or e-mail each word of the text is found; the closest names first. */
export function findPeople(people: readonly Findable[], text: string, most = 30): Found {
  const wanted = plain(text).trim();
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
