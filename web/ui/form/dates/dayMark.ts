/** What a calendar shows on a day, beside the day itself. */
export interface DayMark {
  /** A bar under the figure: full for what is settled, hollow for what may still change. */
  bar?: 'full' | 'hollow';
  /** A small figure, such as how many are away. */
  count?: number;
  /** The same in words, read aloud with the day and shown on hover. */
  text: string;
}

/** What the marks of a calendar mean, under it. */
export type MarkLegend = readonly Pick<DayMark, 'bar' | 'count' | 'text'>[];

export interface MarkedCalendar {
  /** Marks by day. */
  marks?: ReadonlyMap<string, DayMark> | undefined;
  /** Given where days may have marks: it also makes room for them. */
  legend?: MarkLegend | undefined;
  /** Told when the calendar opens and turns to another month: its first and last day. */
  onMonth?: ((first: string, last: string) => void) | undefined;
}
