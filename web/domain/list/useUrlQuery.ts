import { useSearchParams } from 'react-router-dom';

/** New values by name; null removes one. */
export type UrlChanges = Readonly<Record<string, string | null>>;

export interface UrlQuery {
  query: URLSearchParams;
  /** The id under a parameter, such as that of the open ticket; null if there is none. */
  idOf: (name: string) => number | null;
  /**
   * Goes to the same page with these changes. `replace` leaves no step for Back; the page stays where it is
   * scrolled.
   */
  change: (changes: UrlChanges, options?: { replace?: boolean }) => void;
  /** The address of the same page with these changes, for links. */
  linkTo: (changes: UrlChanges) => { search: string };
}

/** The parameters of a screen in its address, so that a link reproduces the view and Back works. */
export function useUrlQuery(): UrlQuery {
  const [query, setQuery] = useSearchParams();
  return {
    query,
    idOf: (name) => readId(query.get(name)),
    change: (changes, { replace = false } = {}) =>
      setQuery((now) => changed(now, changes), { replace, preventScrollReset: true }),
    linkTo: (changes) => ({ search: changed(query, changes).toString() }),
  };
}

const readId = (word: string | null): number | null =>
  word !== null && /^[1-9]\d{0,9}$/.test(word) && Number(word) <= largestId ? Number(word) : null;

/** Ids are 32 bits long. */
const largestId = 2 ** 31 - 1;

function changed(query: URLSearchParams, changes: UrlChanges): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
