import { wrongResumeType } from '../../../../domain/jobs/resumeTypes';
import { JobApplicationInputLimits } from '../../../../generated/limits';
import type { FileRefusal } from '../../../../ui/form/files/fileRefusal';

/** Bytes; a resume of 25 megabytes is one too many. */
export const largestResume = JobApplicationInputLimits.resume * 1024 * 1024 - 1;

const words: Readonly<Partial<Record<FileRefusal, string>>> = {
  'file-too-large': 'File size must be less than 25MB',
  'file-invalid-type': wrongResumeType,
  other: wrongResumeType,
};

/** The messages for a refused resume; the others are those of every drop zone. */
export const resumeRefusal = (refusal: FileRefusal): string | undefined => words[refusal];

/** Sent instead of a missing resume. Always the same file, so that a retry has the same body. */
export const placeholderResume = (fullName: string): File =>
  new File(
    [`${fullName} applied through the internal job postings without a resume.\n`],
    'internal_application_resume.txt',
    {
      type: 'text/plain',
      lastModified: 0,
    },
  );
