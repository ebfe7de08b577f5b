import { graphql } from './graphql.js';

export const CreatePath = graphql(`
  mutation CreatePath($input: LearningPathInput!) {
    createLearningPath(input: $input) {
      id
      title
      courses {
        title
      }
      courseCount
      version
    }
  }
`);

export const UpdatePath = graphql(`
  mutation UpdatePath($id: Int!, $input: LearningPathChanges!, $version: Int) {
    updateLearningPath(id: $id, input: $input, version: $version) {
      id
      title
      isActive
      courses {
        title
      }
      steps {
        course {
          id
        }
        certification {
          id
        }
      }
      version
    }
  }
`);

export const DeletePath = graphql(`
  mutation DeletePath($id: Int!) {
    deleteLearningPath(id: $id)
  }
`);

export const Paths = graphql(`
  query Paths($search: String, $difficulty: [CourseDifficulty!], $isActive: Boolean) {
    learningPaths(search: $search, difficulty: $difficulty, isActive: $isActive) {
      count
      results {
        id
        title
        courseCount
        completedCount
        progressPercentage
        courses {
          title
        }
        stepCount
        steps {
          course {
            title
          }
          certification {
            id
          }
          progressPercentage
          isCompleted
        }
        nextStep {
          course {
            title
          }
          certification {
            id
          }
        }
      }
    }
  }
`);
