/**
 * Internal values of a graph enum whose names are its stored words in capitals: `enumOf('open')` is `{ OPEN:
 * 'open' }`.
 */
export const enumOf = <Word extends string>(...words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word.toUpperCase(), word])) as {
    [Name in Word as Uppercase<Name>]: Name;
  };
