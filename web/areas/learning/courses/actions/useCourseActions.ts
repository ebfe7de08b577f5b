import { useAction } from '../../../../domain/action/useAction';
import { graphql } from '../../../../generated/gql';
import { enrollmentQueries } from '../staleQueries';

/** The actions of a person on a course, each failure under its title. */
export function useCourseActions() {
  const enroll = useAction(EnrollDocument, {
    done: 'You are enrolled',
    failed: 'Enrollment Failed',
    isTitled: true,
    stale: enrollmentQueries,
  });
  const start = useAction(StartCourseDocument, {
    failed: 'Course Start Failed',
    isTitled: true,
    stale: enrollmentQueries,
  });
  const complete = useAction(CompleteCourseDocument, {
    done: 'Course completed',
    failed: 'Completion Failed',
    isTitled: true,
    stale: enrollmentQueries,
  });
  return {
    busy: enroll.busy || start.busy || complete.busy,
    enroll: async (id: number) => (await enroll.run({ id })).failure === null,
    start: async (id: number) => (await start.run({ id })).failure === null,
    complete: async (id: number) => (await complete.run({ id })).failure === null,
  };
}

const EnrollDocument = graphql(`
  mutation Enroll($id: Int!) {
    enrollInCourse(id: $id) {
      id
      course {
        id
        ...CourseRow
      }
    }
  }
`);

const StartCourseDocument = graphql(`
  mutation StartCourse($id: Int!) {
    startCourse(id: $id) {
      id
      course {
        id
        ...CourseRow
      }
    }
  }
`);

const CompleteCourseDocument = graphql(`
  mutation CompleteCourse($id: Int!) {
    completeCourse(id: $id) {
      id
      course {
        id
        ...CourseRow
      }
    }
  }
`);
