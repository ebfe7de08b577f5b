import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import { graphql } from '../../../../generated/gql';
import type { CourseRow } from '../courseRow';
import { courseQueries } from '../staleQueries';

/** Asks once, then removes a course with its files; the server refuses it once anyone is enrolled. */
export function DeleteCourseDialog({ course, onClose }: { course: CourseRow; onClose: () => void }) {
  return (
    <ConfirmAction
      document={DeleteCourseDocument}
      variables={{ id: course.id }}
      done="Course deleted"
      failed="The course could not be deleted. Please try again."
      stale={courseQueries}
      title="Delete course"
      confirmLabel="Delete course"
      cancelLabel="Keep course"
      busyText="Deleting..."
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete <bdi>{course.title}</bdi>? Its files are deleted too, and it leaves
        the paths that contain it. This cannot be undone.
      </p>
      {course.enrollmentCount > 0 && (
        <p>Colleagues are enrolled in it. Such a course can only be archived.</p>
      )}
    </ConfirmAction>
  );
}

const DeleteCourseDocument = graphql(`
  mutation DeleteCourse($id: Int!) {
    deleteCourse(id: $id)
  }
`);
