import { readFailure } from '../failure/failure';

/** An answer to a query for the details of one thing. */
interface Answer<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/** With these the server says that the thing is not there for the person any more. */
const goneCodes = new Set<string | null>(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED']);

/**
 * The thing with this key in the answer; null while the answer is still another one's. What could be read stays when it
 * cannot be read again, with a form that is open on it; null once it is gone.
 */
export function detailsIn<Data, Item extends { id: number | string }>(
  { data, previousData, error }: Answer<Data>,
  read: (data: Data) => Item | null | undefined,
  id: Item['id'],
): Item | null {
  const shown = data ?? previousData;
  const known = shown === undefined ? null : read(shown);
  if (known?.id !== id) return null;
  return error === undefined || !goneCodes.has(readFailure(error).code) ? known : null;
}
