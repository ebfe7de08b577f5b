import { graphql } from './graphql.js';

export const CreateCourse = graphql(`
  mutation CreateCourse($input: CourseInput!) {
    createCourse(input: $input) {
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
      videoUrl
      videoFile
      videoName
      captionsFile
      captionsName
      pdfUrl
      pdfFile
      pdfName
      externalLink
      primaryContentUrl
      primaryContent
      additionalResources
      lessons
      durationHours
      prerequisites
      learningObjectives
      tags
      tagList
      status
      isCertificationEligible
      createdByName
      averageRating
      ratingCount
      enrollmentCount
      completionCount
      version
    }
  }
`);

export const UpdateCourse = graphql(`
  mutation UpdateCourse($id: Int!, $input: CourseChanges!, $version: Int) {
    updateCourse(id: $id, input: $input, version: $version) {
      id
      title
      description
      videoUrl
      videoName
      captionsName
      pdfFile
      pdfName
      primaryContent
      status
      version
    }
  }
`);

export const DeleteCourse = graphql(`
  mutation DeleteCourse($id: Int!) {
    deleteCourse(id: $id)
  }
`);

export const ReadCourse = graphql(`
  query ReadCourse($id: Int!) {
    course(id: $id) {
      id
      title
      lessons
      averageRating
      ratingCount
      enrollmentCount
      completionCount
      userRating
      userEnrollment {
        id
        status
      }
      viewerCan {
        update
        remove
      }
    }
  }
`);

export const Courses = graphql(`
  query Courses(
    $status: [CourseStatus!]
    $category: [Int!]
    $difficulty: [CourseDifficulty!]
    $enrolled: Boolean
    $search: String
    $ordering: String
  ) {
    courses(
      status: $status
      category: $category
      difficulty: $difficulty
      enrolled: $enrolled
      search: $search
      ordering: $ordering
    ) {
      count
      results {
        id
        title
        reason
      }
    }
  }
`);

export const Popular = graphql(`
  query Popular {
    popularCourses {
      results {
        title
        reason
      }
    }
  }
`);

export const Recommended = graphql(`
  query Recommended {
    recommendedCourses {
      count
      results {
        title
        reason
      }
    }
  }
`);
