import { AFTER } from './cursor.js';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../../subgraphs/kit/request/list.js';

/** A list as every REST list answers it; read by a cursor it is not counted. */
export interface Envelope {
  count: number | null;
  next: string | null;
  previous: string | null;
  results: unknown[];
}

/** Where this call was made, for links to the neighbouring pages. */
export interface Place {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  /** Path and query as they were asked for. */
  url: string;
}

/** The same address with other values; undefined takes a parameter away. */
function urlWith({ origin, url }: Place, values: Readonly<Record<string, string | undefined>>): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const parameters = new URLSearchParams(mark < 0 ? '' : url.slice(mark));
  for (const [name, value] of Object.entries(values))
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  const text = parameters.toString();
  return `${origin}${path}${text && `?${text}`}`;
}

/** The first page has one address only. */
const pageUrl = (place: Place, page: number) =>
  urlWith(place, { page: page === 1 ? undefined : String(page) });

/** Wraps one page; `next` and `previous` are absolute and keep every other parameter of the call. */
export function envelope(
  list: { count: number; results: unknown[] },
  asked: { page?: unknown; pageSize?: unknown },
  place: Place,
): Envelope {
  const page = typeof asked.page === 'number' ? asked.page : 1;
  const size = Math.min(
    typeof asked.pageSize === 'number' ? asked.pageSize : DEFAULT_PAGE_SIZE,
    MAX_PAGE_SIZE,
  );
  return {
    count: list.count,
    next: page * size < list.count ? pageUrl(place, page + 1) : null,
    previous: page > 1 ? pageUrl(place, page - 1) : null,
    results: list.results,
  };
}

/** Wraps one page that was read by a cursor; it leads on from its last row and nowhere back. */
export const cursorEnvelope = (
  list: { next: string | null; results: unknown[] },
  place: Place,
): Envelope => ({
  count: null,
  next: list.next === null ? null : urlWith(place, { page: undefined, [AFTER]: list.next }),
  previous: null,
  results: list.results,
});
