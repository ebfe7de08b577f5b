/** A word, and in how many ways people write it or what else they say. */
export type Phrase = readonly [word: string, ...written: string[]];
