import type { Part } from '../../../subgraphs/kit/files/fileStore.js';

/**
 * The range of a Range header for a file of this many bytes (RFC 9110): null for the whole file, also if the header
 * is invalid or names several ranges; `none` for a range after the end.
 */
export function readRange(header: string | undefined, size: number): Part | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'none' : { first, last };
}
