import { wrongResumeType } from '../../../domain/jobs/resumeTypes';
import { uploadResumeForRecommendationsLimits } from '../../../generated/limits';
import type { FileRefusal } from '../../../ui/form/files/fileRefusal';

/** Bytes; ten megabytes are one too many. */
export const largestResume = uploadResumeForRecommendationsLimits.resume * 1024 * 1024 - 1;

/** A file without anything in it is no resume. */
export const smallestResume = 1;

/** The messages for a refused resume; the others are those of every drop zone. */
export const resumeRefusal = (refusal: FileRefusal): string | undefined => refusalWords[refusal];

const refusalWords: Readonly<Partial<Record<FileRefusal, string>>> = {
  'file-too-large': 'File size must be less than 10MB',
  'file-invalid-type': wrongResumeType,
  'file-too-small': 'Invalid file. Please try again.',
  other: 'Invalid file. Please try again.',
};
