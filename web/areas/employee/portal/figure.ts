import { numberText } from '../../../ui/numbers';

/** Something that is asked for: its value once it is there, undefined after a failure. */
export interface Loaded<Value> {
  value: Value | undefined;
  loading: boolean;
}

/** A figure for a module card: "..." while it is on its way, "N/A" after a failure. */
export function figureText<Value>(
  { value, loading }: Loaded<Value>,
  read: (value: Value) => number | string,
): string {
  if (value === undefined) return loading ? '...' : 'N/A';
  const figure = read(value);
  return typeof figure === 'number' ? numberText(figure) : figure;
}

/** The data of a stat card. */
export const cardState = ({ value, loading }: Loaded<unknown>) => ({
  loading: value === undefined && loading,
  error: value === undefined && !loading,
});
