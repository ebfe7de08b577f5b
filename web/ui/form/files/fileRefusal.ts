import type { FileRejection } from 'react-dropzone';

/** Why a file was refused before anything was sent. */
export type FileRefusal =
  'file-too-large' | 'file-too-small' | 'file-invalid-type' | 'too-many-files' | 'other';

/** Which files a drop zone takes. */
export interface FileLimits {
  /** MIME type to extensions: `{ 'application/pdf': ['.pdf'] }`. */
  accept?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Largest size in bytes. */
  maxSize?: number | undefined;
  /** Smallest size in bytes. */
  minSize?: number | undefined;
}

/** `accept` as react-dropzone wants it. */
export const acceptOf = (accept: FileLimits['accept']): Record<string, string[]> | undefined =>
  accept && Object.fromEntries(Object.entries(accept).map(([type, ends]) => [type, [...ends]]));

export function refusalOf(rejection: FileRejection): FileRefusal {
  const code = rejection.errors[0]?.code;
  return refusals.find((refusal) => refusal === code) ?? 'other';
}

const refusals: readonly FileRefusal[] = [
  'file-too-large',
  'file-too-small',
  'file-invalid-type',
  'too-many-files',
];

/** The default messages of a drop zone for a refused file. */
export function standardWords(
  refusal: FileRefusal,
  { accept = {}, maxSize = 0, minSize = 0 }: FileLimits,
): string {
  switch (refusal) {
    case 'file-too-large':
      return `File is larger than ${String(maxSize)} bytes`;
    case 'file-too-small':
      return `File is smaller than ${String(minSize)} bytes`;
    case 'file-invalid-type':
      return `File type must be one of ${[...new Set(Object.values(accept).flat())].join(', ')}`;
    case 'too-many-files':
      return 'Too many files';
    default:
      return 'This file cannot be taken';
  }
}
