import { object, string } from 'yup';

import { changesOf } from '../../../../domain/form/changes';
import { textRule, textUpTo } from '../../../../domain/form/textRule';
import type {
  CourseChanges,
  CourseContentType,
  CourseDifficulty,
  CourseInput,
  CoursePriority,
  CourseStatus,
} from '../../../../generated/graphql';
import { CourseLimits } from '../../../../generated/limits';
import type { KeptFile } from '../../../../ui/form/files/FileDrop';
import { numberProblem } from '../../../../ui/form/numbers/numbers';

/** A file of a course: a new one, the existing one, or none. */
type CourseFile = File | KeptFile | null;

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface CourseValues {
  title: string;
  description: string;
  /** Id of the category; "" for none. */
  category: string;
  difficulty: CourseDifficulty;
  priority: CoursePriority;
  contentType: CourseContentType;
  videoUrl: string;
  videoFile: CourseFile;
  captionsFile: CourseFile;
  pdfUrl: string;
  pdfFile: CourseFile;
  externalLink: string;
  additionalResources: string;
  lessons: string;
  durationHours: string;
  prerequisites: string;
  learningObjectives: string;
  tags: string;
  status: CourseStatus;
  isCertificationEligible: boolean;
}

/** A new course is a draft. */
export const newCourse: CourseValues = {
  title: '',
  description: '',
  category: '',
  difficulty: 'BEGINNER',
  priority: 'OPTIONAL',
  contentType: 'VIDEO',
  videoUrl: '',
  videoFile: null,
  captionsFile: null,
  pdfUrl: '',
  pdfFile: null,
  externalLink: '',
  additionalResources: '',
  lessons: '',
  durationHours: '',
  prerequisites: '',
  learningObjectives: '',
  tags: '',
  status: 'DRAFT',
  isCertificationEligible: false,
};

export const incompleteText = 'Please fill in all required fields';

const address = (longest: number) =>
  textUpTo(longest).matches(
    /^\s*(?:https?:\/\/\S+\s*)?$/i,
    'The address must begin with http:// or https://.',
  );

export const courseSchema = object({
  title: textRule('Title is required', CourseLimits.title),
  description: textUpTo(CourseLimits.description),
  category: string().required('Subject is required'),
  videoUrl: address(CourseLimits.videoUrl),
  pdfUrl: address(CourseLimits.pdfUrl),
  externalLink: address(CourseLimits.externalLink),
  additionalResources: textUpTo(CourseLimits.additionalResources),
  lessons: textUpTo(CourseLimits.lessons),
  durationHours: string().test('hours', (value = '', { createError }) => {
    const message = numberProblem(value, { ...CourseLimits.durationHours, decimals: 2 });
    return message === undefined || createError({ message });
  }),
  prerequisites: textUpTo(CourseLimits.prerequisites),
  learningObjectives: textUpTo(CourseLimits.learningObjectives),
  tags: textUpTo(CourseLimits.tags),
});

const written = (values: CourseValues) => ({
  title: values.title.trim(),
  description: values.description.trim(),
  category: Number(values.category),
  difficulty: values.difficulty,
  priority: values.priority,
  contentType: values.contentType,
  videoUrl: values.videoUrl.trim() || null,
  pdfUrl: values.pdfUrl.trim() || null,
  externalLink: values.externalLink.trim() || null,
  additionalResources: values.additionalResources.trim(),
  lessons: values.lessons,
  durationHours: values.durationHours || null,
  prerequisites: values.prerequisites.trim(),
  learningObjectives: values.learningObjectives.trim(),
  tags: values.tags.trim(),
  status: values.status,
  isCertificationEligible: values.isCertificationEligible,
});

const fileNames = ['videoFile', 'captionsFile', 'pdfFile'] as const;

/** The files that are new, and null for each that was taken away. */
function filesOf(
  values: CourseValues,
  present: CourseValues,
): Pick<CourseChanges, (typeof fileNames)[number]> {
  const changed = fileNames.filter(
    (name) => values[name] instanceof File || (present[name] && !values[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** A new course with its files. */
export const toCourse = (values: CourseValues): CourseInput => ({
  ...written(values),
  ...filesOf(values, newCourse),
});

/** What differs from the course as it was read. */
export const toCourseChanges = (values: CourseValues, present: CourseValues): CourseChanges => ({
  ...changesOf<CourseChanges>(written(values), written(present)),
  ...filesOf(values, present),
});
