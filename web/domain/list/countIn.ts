/** How many things have a status, as grouped counts are answered: a status without any is left out. */
export interface CountAt<Status extends string> {
  status: Status;
  count: number;
}

/** Those at any status of a group together; at any status at all without one. */
export const countIn = <Status extends string>(
  counts: readonly CountAt<Status>[],
  group?: readonly Status[],
): number =>
  counts.reduce((sum, { status, count }) => (!group || group.includes(status) ? sum + count : sum), 0);
