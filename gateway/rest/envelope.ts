import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../subgraphs/kit/request/list.js';

/** A list as every REST list answers it (A7.5). */
export interface Envelope {
  count: number;
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

function pageUrl({ origin, url }: Place, page: number): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const parameters = new URLSearchParams(mark < 0 ? '' : url.slice(mark));
  // The first page has one address only.
  if (page === 1) parameters.delete('page');
  else parameters.set('page', String(page));
  const text = parameters.toString();
  return `${origin}${path}${text && `?${text}`}`;
}

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
