import { numberText } from '../../ui/numbers';

/** One of the answers behind the figures of a page. */
export interface HrAnswer<Data> {
  /** Undefined until the first answer. */
  data: Data | undefined;
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

interface Asked<Data> {
  data?: Data | undefined;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

/** The part of an answer that a page reads. */
export const answerOf = <Data, Read>(
  { data, loading, error, refetch }: Asked<Data>,
  read: (data: Data) => Read,
): HrAnswer<Read> => ({
  data: data && read(data),
  loading,
  failed: error !== undefined,
  retry: () => void refetch().catch(() => undefined),
});

/** The same as a StatCard takes it: "..." while it loads, "N/A" after a failure. */
export const figureOf = <Data>({ data, loading, failed }: HrAnswer<Data>, read: (data: Data) => number) => ({
  value: data && numberText(read(data)),
  loading: loading && !data,
  error: failed,
});
