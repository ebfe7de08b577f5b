import { useQuery } from '@apollo/client/react';

import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { NoDetails } from '../../../../domain/list/NoDetails';
import { useViewAction } from '../../../../domain/list/useViewAction';
import { getFragmentData } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { EditedCourseFragment } from '../../../../generated/graphql';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import { courseKey, coursesPath } from '../courseAddress';
import { courseQueries } from '../staleQueries';
import { CourseFields } from './CourseFields';
import { courseSchema, incompleteText, toCourseChanges, type CourseValues } from './courseForm';
import { UploadBar } from './UploadBar';

const title = 'Edit Course';

/** Reads the course as it is now, then changes it. */
export function EditCourseDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useQuery(CourseToEditDocument, { variables: { id } });
  const course = getFragmentData(EditedCoursePart, answer.data?.course);
  if (course?.id === id) return <EditForm course={course} onClose={onClose} />;
  return (
    <Dialog title={title} size="large" isOpen onClose={onClose}>
      <NoDetails answer={answer} noun="course" />
    </Dialog>
  );
}

/** Sends the changed fields, with the version that was read. */
function EditForm({ course, onClose }: { course: EditedCourseFragment; onClose: () => void }) {
  const { id, version } = course;
  const view = useViewAction(coursesPath, courseKey);
  const { run } = useAction(UpdateCourseDocument, {
    done: 'Course updated',
    failed: 'The course could not be updated. Please try again.',
    inForm: true,
    once: true,
    stale: courseQueries,
    staleIfRefused: ['CourseToEdit'],
    next: () => ({ ...view(id), label: 'Preview' }),
  });
  const initialValues = valuesOf(course);
  return (
    <FormDialog
      draft={`course ${String(id)}`}
      title={title}
      line={<bdi>{course.title}</bdi>}
      size="large"
      initialValues={initialValues}
      schema={courseSchema}
      incompleteText={incompleteText}
      submitLabel="Save changes"
      busyLabel="Saving..."
      notice={() => <UploadBar />}
      submit={async (values) =>
        (await run({ id, input: toCourseChanges(values, initialValues), version })).failure
      }
      onClose={onClose}
    >
      {(form) => <CourseFields form={form} />}
    </FormDialog>
  );
}

const kept = (name: string | null) => (name === null ? null : { name });

const valuesOf = (course: EditedCourseFragment): CourseValues => ({
  title: course.title,
  description: course.description,
  category: String(course.category.id),
  difficulty: course.difficulty,
  priority: course.priority,
  contentType: course.contentType,
  videoUrl: course.videoUrl ?? '',
  videoFile: kept(course.videoName),
  captionsFile: kept(course.captionsName),
  pdfUrl: course.pdfUrl ?? '',
  pdfFile: kept(course.pdfName),
  externalLink: course.externalLink ?? '',
  additionalResources: course.additionalResources,
  lessons: course.lessons,
  durationHours: course.durationHours ?? '',
  prerequisites: course.prerequisites,
  learningObjectives: course.learningObjectives,
  tags: course.tags,
  status: course.status,
  isCertificationEligible: course.isCertificationEligible,
});

const EditedCoursePart = graphql(`
  fragment EditedCourse on Course {
    id
    version
    title
    description
    category {
      id
    }
    difficulty
    priority
    contentType
    videoUrl
    videoName
    captionsName
    pdfUrl
    pdfName
    externalLink
    additionalResources
    lessons
    durationHours
    prerequisites
    learningObjectives
    tags
    status
    isCertificationEligible
  }
`);

const CourseToEditDocument = graphql(`
  query CourseToEdit($id: Int!) {
    course(id: $id) {
      id
      ...EditedCourse
    }
  }
`);

const UpdateCourseDocument = graphql(`
  mutation UpdateCourse($id: Int!, $input: CourseChanges!, $version: Int) {
    updateCourse(id: $id, input: $input, version: $version) {
      id
      ...CourseRow
      ...EditedCourse
    }
  }
`);
