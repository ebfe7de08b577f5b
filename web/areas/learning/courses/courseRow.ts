import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import type { CourseRowFragment } from '../../../generated/graphql';

/** A course as the lists show it, with the reader's own enrollment. */
export type CourseRow = CourseRowFragment;

/** The courses of an answer. */
export const courseRows = (courses: readonly FragmentType<typeof CourseRowPart>[]): CourseRow[] =>
  courses.map((course) => getFragmentData(CourseRowPart, course));

export const CourseRowPart = graphql(`
  fragment CourseRow on Course {
    id
    title
    description
    category {
      id
      name
    }
    difficulty
    priority
    contentType
    durationHours
    tagList
    status
    isCertificationEligible
    createdByName
    averageRating
    ratingCount
    enrollmentCount
    completionCount
    userRating
    viewerCan {
      update
      remove
    }
    userEnrollment {
      id
      status
      progressPercentage
      positionSeconds
      completedAt
    }
  }
`);
