/** A part of a list that is read to its end. */
export interface PageOfRows<Row> {
  rows: readonly Row[];
  /** How many were read so far. */
  read: number;
  /** How many there are. */
  total: number;
}

/** Where a part of a list begins. */
export interface PagePlace {
  /** From 1. */
  page: number;
  pageSize: number;
  /** What the part before gave as `next`, for lists that take it in place of the page. */
  after: string | null;
}

/** The most rows that the graph answers in one page. */
const largestPage = 200;

/**
 * Reads a list to its end, 200 rows at a time: by cursor where its answers give `next`, else by page. There is
 * always one part, be it empty.
 * @throws what `ask` throws, and AbortError once `signal` has ended it
 */
export async function* readPages<Row>(
  ask: (
    place: PagePlace,
  ) => Promise<{ count: number; results: readonly Row[]; next?: string | null | undefined }>,
  signal?: AbortSignal,
): AsyncGenerator<PageOfRows<Row>> {
  let after: string | null = null;
  for (let page = 1, read = 0; ; page += 1) {
    const part = await ask({ page, pageSize: largestPage, after });
    signal?.throwIfAborted();
    read += part.results.length;
    yield { rows: part.results, read, total: part.count };
    const isLast = part.next === undefined ? read >= part.count : part.next === null;
    if (isLast || part.results.length === 0) return;
    after = part.next ?? null;
  }
}
