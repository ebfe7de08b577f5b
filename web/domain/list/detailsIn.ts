import { readFailure } from '../failure/failure';

/** An answer to a query for the details of one record. */
interface Answer<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/** Codes that mean that the record does not exist for the person any more. */
const goneCodes = new Set<string | null>(['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED']);

/**
 * The record with this key in the answer; null while the answer is still that of another record. A loaded record
 * stays if it cannot be read again, together with a form that is open on it; null once it is removed.
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
