import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { useViewAction } from '../../../../domain/list/useViewAction';
import { graphql } from '../../../../generated/gql';
import { courseKey, coursesPath } from '../courseAddress';
import { courseQueries } from '../staleQueries';
import { CourseFields } from './CourseFields';
import { courseSchema, incompleteText, newCourse, toCourse } from './courseForm';
import { UploadBar } from './UploadBar';

/** Writes a course; it is a draft until its status says otherwise. */
export function AddCourseDialog({ onClose }: { onClose: () => void }) {
  const view = useViewAction(coursesPath, courseKey);
  const { run } = useAction(CreateCourseDocument, {
    done: 'Course added',
    failed: 'The course could not be added. Please try again.',
    inForm: true,
    once: true,
    stale: courseQueries,
    next: ({ createCourse }) => ({ ...view(createCourse.id), label: 'Preview' }),
  });
  return (
    <FormDialog
      draft="new course"
      title="Add Course"
      line="Only HR and administrators see a draft."
      size="large"
      initialValues={newCourse}
      schema={courseSchema}
      incompleteText={incompleteText}
      submitLabel="Add Course"
      busyLabel="Adding..."
      notice={() => <UploadBar />}
      submit={async (values) => (await run({ input: toCourse(values) })).failure}
      onClose={onClose}
    >
      {(form) => <CourseFields form={form} />}
    </FormDialog>
  );
}

const CreateCourseDocument = graphql(`
  mutation CreateCourse($input: CourseInput!) {
    createCourse(input: $input) {
      id
    }
  }
`);
