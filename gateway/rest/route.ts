import type { Config } from '../../subgraphs/kit/config/config.js';
import type { Viewer } from '../../subgraphs/kit/request/viewer.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A reference that may be written as a number or in words: each goes to its own variable of the graph. */
export interface Either {
  number: string;
  words: string;
}

/** A JSON object as REST shows it. */
export type Shown = Record<string, unknown>;

/** What a row that needs more than one operation may do. */
export interface Call {
  viewer: Viewer | null;
  variables: Record<string, unknown>;
  /**
   * Runs an operation of routes/, by default as the caller, and shows its field. @throws Refusal as the graph
   * refused
   */
  run(operation: string, variables?: Record<string, unknown>, as?: Viewer | null): Promise<Shown>;
  authenticate(token: string): Promise<Viewer | null>;
}

/**
 * One REST path as data. A row says how a call is written down; every rule is in the subgraph that its
 * operation reaches.
 */
export interface Row {
  method: Method;
  /** The documented form first, then its aliases; `{id}` takes one part of the path. */
  paths: readonly string[];
  /** Name of an operation in routes/. */
  operation: string;
  /** Who gets an answer, in words for the reader of the list; decided in the subgraph. */
  who: string;
  /** Answered without a sign-in. The set is fixed (S-01), but for what the installation's settings open. */
  isPublic?: true | ((config: Config) => boolean);
  /** Default: 204 for DELETE, else 200. */
  status?: 200 | 201;
  /** REST names whose variable or input field is not simply the same in camelCase. */
  names?: Readonly<Record<string, string | Either>>;
  /** Other keys that a body may use in place of a documented one that is absent or blank. */
  aliases?: Readonly<Record<string, string>>;
  /** Lists that may also come as one text, which the subgraph splits. */
  texts?: readonly string[];
  /**
   * Variables whose list is read from its end, so many items of it; older ones are cut before anybody looks
   * what they are.
   */
  newest?: Readonly<Record<string, number>>;
  /** Keys a PUT must carry although the graph lets them out. */
  required?: readonly string[];
  /** Keys that have to be sent, too: the subgraph asks for them once it knows that the caller may do it. */
  needed?: readonly string[];
  /** A file is needed, so that nothing but a form is taken (rest.md part 2, L7). */
  formOnly?: true;
  /** Null or blank in a file's place keeps the file that is there, as leaving it out does. */
  keepsFiles?: true;
  /**
   * What the subgraph says of keys that say nothing; said here as well when another key cannot be read, so
   * that all are named at once.
   */
  blank?: Readonly<Record<string, string>>;
  /** The field and the words that name a form with more files than any form may bring. Default: a 413. */
  tooManyFiles?: Readonly<Record<string, string[]>>;
  /** Variables and input fields of the graph that REST does not have. */
  without?: readonly string[];
  /** Variables that the path decides. */
  fixed?: Readonly<Record<string, unknown>>;
  /** The text of a 404 when the graph answers null. */
  missing?: string;
  /** The text of a 401. */
  signedOut?: string;
  /** The record's key that holds a signed link; what it leads to is the answer. */
  sendsFile?: string;
  /** Where the answer's shape differs from the operation's: applied to the record, or to each of a page. */
  present?: (record: never) => unknown;
  /** For the few rows that are more than one operation. */
  answer?: (call: Call) => Promise<unknown>;
}
