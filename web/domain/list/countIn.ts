/** The number of records with a status, from grouped counts: a status without records is left out. */
export interface CountAt<Status extends string> {
  status: Status;
  count: number;
}

/** The total of a group of statuses; of all statuses without a group. */
export const countIn = <Status extends string>(
  counts: readonly CountAt<Status>[],
  group?: readonly Status[],
): number =>
  counts.reduce((sum, { status, count }) => (!group || group.includes(status) ? sum + count : sum), 0);
