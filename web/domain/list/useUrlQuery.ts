import { useSearchParams } from 'react-router-dom';

/** New values by name; null removes one. */
export type UrlChanges = Readonly<Record<string, string | null>>;

export interface UrlQuery {
  query: URLSearchParams;
  /** Goes to the same page with these changes. `replace` leaves no step for Back; the page stays where it is scrolled. */
  change: (changes: UrlChanges, options?: { replace?: boolean }) => void;
  /** The address of the same page with these changes, for links. */
  linkTo: (changes: UrlChanges) => { search: string };
}

/** What a screen keeps in its address, so that a link reproduces the view and Back works. */
export function useUrlQuery(): UrlQuery {
  const [query, setQuery] = useSearchParams();
  return {
    query,
    change: (changes, { replace = false } = {}) =>
      setQuery((now) => changed(now, changes), { replace, preventScrollReset: true }),
    linkTo: (changes) => ({ search: changed(query, changes).toString() }),
  };
}

function changed(query: URLSearchParams, changes: UrlChanges): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
