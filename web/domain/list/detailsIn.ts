/** An answer to a query for the details of one thing. */
interface Answer<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/** The thing with this key in the answer; null after a failure, and while the answer is still another one's. */
export function detailsIn<Data, Item extends { id: number | string }>(
  { data, previousData, error }: Answer<Data>,
  read: (data: Data) => Item | null | undefined,
  id: Item['id'],
): Item | null {
  const shown = data ?? previousData;
  const known = shown === undefined ? null : read(shown);
  return error === undefined && known?.id === id ? known : null;
}
