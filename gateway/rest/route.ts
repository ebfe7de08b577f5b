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

/** The context of a row that needs more than one operation. */
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

/** The exceptions of one input of a row. A text instead is the name of its variable or input field. */
export interface Take {
  /** Its variable or input field, where that is not simply the same in camelCase. */
  as?: string | Either;
  /** Another key that may be used in place of this one where it is absent or blank. */
  or?: string;
  /** The list may also come as one text, which the subgraph splits. */
  isText?: true;
  /** Only this many items from the end of the list are read; earlier items are cut without a check. */
  newest?: number;
  /**
   * Required although the graph makes it optional: refused here, or by the subgraph once it knows that the caller
   * has the permission; or by the subgraph with its own message, and then this is only documentation.
   */
  need?: 'here' | 'in the subgraph' | 'in its own words';
  /**
   * A file that is needed, so that nothing but a form is taken (rest.md part 2, L7); or one that null or blank
   * in its place keeps, as leaving it out does.
   */
  file?: 'needs a form' | 'kept when blank';
  says?: {
    /**
     * What the subgraph says when it says nothing; said here as well when another key cannot be read, so that
     * all are named at the same time.
     */
    blank?: string;
    /** The message if it is missing. Default: "This field is required." */
    missing?: string;
    /** The message for a form with too many files. Default: a 413. */
    tooMany?: string;
  };
}

/**
 * One REST path as data. A row describes only the format of a call; every rule is in the subgraph of its operation.
 * It has at most eight optional keys: other paths have an `answer`.
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
  /** Exceptions of its inputs, by REST name. */
  takes?: Readonly<Record<string, string | Take>>;
  /** Variables that the path decides; undefined for a variable or input field that REST does not have. */
  fixed?: Readonly<Record<string, unknown>>;
  /** The texts of its refusals by status, if they differ from the defaults: 404 for when the graph answers null. */
  says?: Readonly<Partial<Record<401 | 404, string>>>;
  /** The record's key with a signed link; what it leads to is the answer. */
  sendsFile?: string;
  /** Where the answer's shape differs from the operation's: applied to the record, or to each of a page. */
  present?: (record: never) => unknown;
  /** For the few rows that are more than one operation. */
  answer?: (call: Call) => Promise<unknown>;
}
