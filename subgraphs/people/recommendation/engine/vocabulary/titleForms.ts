/**
 * Endings of titles of women, and those of men that the vocabulary is written with: German, French, Spanish.
 */
const ENDINGS: readonly (readonly [string, string])[] = [
  ...['er', 'or', 'eur', 'ist', 'yst', 'ent', 'ant', 'rzt', 'walt', 'at', 'log', 'arius'].map(
    (ending) => [`${ending}in`, ending] as const,
  ),
  ['trice', 'teur'],
  ['euse', 'eur'],
  ['iere', 'ier'],
  ['ienne', 'ien'],
  ['ante', 'ant'],
  ['ente', 'ent'],
  ['iale', 'ial'],
  ['effe', 'ef'],
  ['gee', 'ge'],
  ['eure', 'eur'],
  ['ora', 'or'],
  ['iva', 'ivo'],
  ['ica', 'ico'],
  ['era', 'ero'],
  ['ada', 'ado'],
  ['aria', 'ario'],
  ['jefa', 'jefe'],
];
const LEAST = 2;

/**
 * A title's word in the one form that it is compared in: Entwicklerin as Entwickler, administratrice as
 * administrateur.
 */
export function titleForm(key: string): string {
  const found = ENDINGS.find(
    ([ending]) => key.endsWith(ending) && (key.length - ending.length >= LEAST || key === ending),
  );
  return found ? key.slice(0, -found[0].length) + found[1] : key;
}
