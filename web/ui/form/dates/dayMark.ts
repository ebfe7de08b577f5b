/** The mark of a day in a calendar. */
export interface DayMark {
  /** A bar under the figure: filled for approved, outlined for pending. */
  bar?: 'full' | 'hollow';
  /** A small figure, such as the number of absent people. */
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
  /** Called when the calendar opens or shows another month, with its first and last day. */
  onMonth?: ((first: string, last: string) => void) | undefined;
}
