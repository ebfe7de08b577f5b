import { graphql } from './graphql.js';

export const Enroll = graphql(`
  mutation Enroll($id: Int!) {
    enrollInCourse(id: $id) {
      id
      status
      progressPercentage
      lastAccessedAt
    }
  }
`);

export const StartCourse = graphql(`
  mutation StartCourse($id: Int!) {
    startCourse(id: $id) {
      id
      status
      progressPercentage
      lastAccessedAt
    }
  }
`);

export const SaveProgress = graphql(`
  mutation SaveProgress($id: Int!, $input: CourseProgressInput!) {
    updateCourseProgress(id: $id, input: $input) {
      id
      status
      progressPercentage
      positionSeconds
      playedRanges {
        from
        to
      }
      lastAccessedAt
      completedAt
    }
  }
`);

export const CompleteCourse = graphql(`
  mutation CompleteCourse($id: Int!) {
    completeCourse(id: $id) {
      status
      progressPercentage
      completedAt
    }
  }
`);

export const RateCourse = graphql(`
  mutation RateCourse($id: Int!, $rating: Int) {
    rateCourse(id: $id, rating: $rating) {
      rating
      averageRating
    }
  }
`);

export const Enrollments = graphql(`
  query Enrollments($status: [EnrollmentStatus!], $user: Int, $ordering: String) {
    enrollments(status: $status, user: $user, ordering: $ordering) {
      count
      results {
        id
        courseTitle
        userId
        progressPercentage
        rating
        course {
          id
          title
        }
      }
    }
  }
`);
