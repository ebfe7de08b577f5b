import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { CourseContentFragment } from '../../../../generated/graphql';
import { embedAddress } from './embedAddress';

/** The content of a course, as the viewer shows it. */
export type Content = CourseContentFragment;

/** Something that can be watched, read or opened. */
export type Material =
  | { kind: 'video'; label: string; address: string; captions: string | null }
  | { kind: 'embed'; label: string; address: string }
  | { kind: 'pdf'; label: string; address: string; name: string }
  | { kind: 'link'; label: 'Video' | 'PDF' | 'External page'; address: string };

/**
 * The content of a course, in the order in which it opens: video, PDF, external link, further links.
 * @param videoHosts origins whose addresses play in the page unchanged
 */
export function materialsOf(content: Content, videoHosts: readonly string[] = []): Material[] {
  const { videoUrl, videoFile, captionsFile, pdfUrl, pdfFile, pdfName, externalLink } = content;
  const player = videoUrl === null ? null : embedAddress(videoUrl, videoHosts);
  return [
    player !== null && { kind: 'embed' as const, label: 'Video', address: player },
    videoUrl !== null &&
      player === null && { kind: 'link' as const, label: 'Video' as const, address: videoUrl },
    videoFile !== null && {
      kind: 'video' as const,
      label: 'Video',
      address: videoFile,
      captions: captionsFile,
    },
    pdfUrl !== null && { kind: 'link' as const, label: 'PDF' as const, address: pdfUrl },
    pdfFile !== null && {
      kind: 'pdf' as const,
      label: 'PDF',
      address: pdfFile,
      name: pdfName ?? 'course.pdf',
    },
    externalLink !== null && {
      kind: 'link' as const,
      label: 'External page' as const,
      address: externalLink,
    },
  ].filter((material) => material !== false);
}

/** The further links of a course, one from each line that is an address. */
export const resourcesOf = ({ additionalResources }: Content): string[] =>
  additionalResources
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^https?:\/\/\S+$/i.test(line));

/** Whether there is anything to open at all. */
export const hasContent = (content: Content): boolean =>
  materialsOf(content).length > 0 ||
  content.additionalResources.trim() !== '' ||
  content.lessons.trim() !== '';

/** The content of an answer. */
export const contentOf = (course: FragmentType<typeof CourseContentPart>): Content =>
  getFragmentData(CourseContentPart, course);

export const CourseContentPart = graphql(`
  fragment CourseContent on Course {
    id
    videoUrl
    videoFile
    captionsFile
    pdfUrl
    pdfFile
    pdfName
    externalLink
    additionalResources
    lessons
    prerequisites
    learningObjectives
  }
`);
