import { shortFileName } from './shortFileName';

/** The name of a file within a sentence; a long one is cut in its middle and shown whole on hover. */
export function FileName({ name }: { name: string }) {
  const shown = shortFileName(name);
  return <bdi title={shown === name ? undefined : name}>{shown}</bdi>;
}
