import { UpdateProfileInputLimits } from '../../generated/limits';

/** What may be chosen, and the words for everything else. */
export interface FileRules {
  /** Media types, with the extensions of such files. */
  kinds: Readonly<Record<string, readonly string[]>>;
  wrongKind: string;
  /** A file of this many bytes or more is too large. */
  limit: number;
  tooLarge: string;
}

const megabyte = 1024 * 1024;

/** The allowed types of a new photo. */
export const photoRules: FileRules = {
  kinds: {
    'image/jpeg': ['.jpeg', '.jpg', '.jpe', '.jfif', '.pjp', '.pjpeg'],
    'image/jpg': [],
    'image/png': ['.png'],
    'image/gif': ['.gif'],
    'image/webp': ['.webp'],
    'image/bmp': ['.bmp'],
    'image/x-ms-bmp': [],
    'image/tiff': ['.tiff', '.tif'],
    'image/svg+xml': ['.svg'],
  },
  wrongKind: 'Please select a valid image file (JPEG, PNG, GIF, WebP, BMP, TIFF, or SVG)',
  limit: UpdateProfileInputLimits.profilePicture * megabyte,
  tooLarge: 'Image file size must be less than 10MB',
};

/** What the resume of the profile may be. */
export const resumeRules: FileRules = {
  kinds: {
    'application/pdf': ['.pdf'],
    'application/msword': ['.doc'],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
    'text/plain': ['.txt'],
    'application/rtf': ['.rtf'],
    'text/rtf': [],
  },
  wrongKind: 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF)',
  limit: UpdateProfileInputLimits.resume * megabyte,
  tooLarge: 'File size must be less than 25MB',
};

/** What the chooser of the device offers. */
export const acceptOf = ({ kinds }: FileRules): string[] => [
  ...Object.keys(kinds),
  ...Object.values(kinds).flat(),
];

/** Types by which a device says that it does not know. */
const generic = new Set(['', 'application/octet-stream']);

/**
 * Why a file cannot be taken, or null. The name decides where the device knows no type; the server judges the
 * content.
 */
export function refusalOf(file: File, { kinds, wrongKind, limit, tooLarge }: FileRules): string | null {
  const name = file.name.toLowerCase();
  const fits = generic.has(file.type)
    ? Object.values(kinds)
        .flat()
        .some((end) => name.endsWith(end))
    : Object.hasOwn(kinds, file.type);
  if (!fits) return wrongKind;
  return file.size >= limit ? tooLarge : null;
}
