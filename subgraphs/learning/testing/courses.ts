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
