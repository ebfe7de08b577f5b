import type { FormFields } from '../../../../domain/form/fields';
import { CourseLimits } from '../../../../generated/limits';
import { FileDrop } from '../../../../ui/form/files/FileDrop';
import { FieldPair } from '../../../../ui/layout/Stack';
import type { CourseValues } from './courseForm';

const megabyte = 1024 * 1024;

/** Kinds and sizes of the files that a course takes; the server checks the same. */
const files = {
  videoFile: {
    label: 'Video',
    hint: `Optional. MP4 or WebM up to ${String(CourseLimits.videoFile)} MB.`,
    accept: { 'video/mp4': ['.mp4'], 'video/webm': ['.webm'] },
    maxSize: CourseLimits.videoFile * megabyte,
  },
  captionsFile: {
    label: 'Captions',
    hint: `Optional. WebVTT up to ${String(CourseLimits.captionsFile)} MB.`,
    accept: { 'text/vtt': ['.vtt'] },
    maxSize: CourseLimits.captionsFile * megabyte,
  },
  pdfFile: {
    label: 'PDF',
    hint: `Optional. Up to ${String(CourseLimits.pdfFile)} MB.`,
    accept: { 'application/pdf': ['.pdf'] },
    maxSize: CourseLimits.pdfFile * megabyte,
  },
} as const;

/** The files of a course, sent with it. */
export function CourseFileFields({ form }: { form: FormFields<CourseValues> }) {
  return (
    <>
      <FieldPair>
        <FileDrop {...form.choice('videoFile')} {...files.videoFile} />
        <FileDrop {...form.choice('captionsFile')} {...files.captionsFile} />
      </FieldPair>
      <FileDrop {...form.choice('pdfFile')} {...files.pdfFile} />
    </>
  );
}
