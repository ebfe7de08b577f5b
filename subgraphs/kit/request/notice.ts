/**
 * Something that people are notified of in their inbox. No text travels: words and titles are found when it
 * is read.
 */
export interface Notice {
  /** A kind in the inbox's table of kinds, such as `leave.approved`. */
  kind: string;
  /** Id of the record; notices about one record are one line. */
  thing: number | string;
  /** User ids; the kind may add people with a permission. */
  to?: readonly (number | null)[];
  /** User id of who did it: never notified of it, and named to the others. */
  by?: number;
  /** Any of these permissions is needed to read the line, on the day it is read; else what the kind needs. */
  needs?: readonly string[];
  /** User id of the person concerned, if only their manager reads the notice. */
  about?: number;
}

/** Lines that say nothing any more. */
export interface GoneNotice {
  /** Record types of the table of kinds. */
  things: readonly string[];
  /** Id of the record, or several ids. */
  thing: number | string | readonly (number | string)[];
  /** Only lines of this kind, or of these. */
  kind?: string | readonly string[];
  /** Only the lines of this person. */
  of?: number;
}

type Event<Topic extends string> = [topic: Topic, payload: Record<string, unknown>];

/**
 * The event of a notice, written in the transaction of the change: `tx.emit(...notice({ … }))`. Never about what
 * belongs to an anonymous author (F2).
 */
export const notice = ({ to = [], ...given }: Notice): Event<'notice'> => [
  'notice',
  { ...given, to: to.filter((userId) => userId !== null) },
];

/** That something changed which many work on. No inbox has a line of it: open lists and panels are read again. */
export interface DeskNotice {
  /** Who works there: everyone with any of these permissions. */
  holders: readonly string[];
  /** User id of who did it, whose own screen is up to date; left out where that person does not work there. */
  by?: number;
}

/** The event of a change that many work on, written in its transaction. Never about an anonymous author (F2). */
export const deskNotice = (payload: DeskNotice): Event<'notice.desk'> => ['notice.desk', { ...payload }];

/** The event that takes lines out of inboxes, written in the transaction that makes them untrue. */
export const noticeGone = (gone: GoneNotice): Event<'notice.gone'> => ['notice.gone', { ...gone }];
