import { graphql } from './graphql.js';

export const AttemptFields = graphql(`
  fragment AttemptFields on ExamAttempt {
    id
    certificationId
    certificationName
    status
    startedAt
    expiresAt
    remainingSeconds
    completedAt
    passed
    scorePercentage
    correctAnswers
    totalQuestions
    topicResults {
      topic
      correct
      total
    }
  }
`);

export const CertificateFields = graphql(`
  fragment CertificateFields on Certificate {
    id
    certificationId
    certificationName
    holderName
    certificateNumber
    scoreAchieved
    issuedDate
    expiryDate
    status
    isExpired
    revocationReason
  }
`);

export const CreateCertification = graphql(`
  mutation CreateCertification($input: CertificationInput!) {
    createCertification(input: $input) {
      id
      name
      description
      passingScore
      durationMinutes
      validityMonths
      questionCount
      isActive
      bankSize
    }
  }
`);

export const UpdateCertification = graphql(`
  mutation UpdateCertification($id: Int!, $input: CertificationChanges!, $version: Int) {
    updateCertification(id: $id, input: $input, version: $version) {
      id
      version
      name
      passingScore
      durationMinutes
      isActive
      bankSize
    }
  }
`);

export const StartExam = graphql(`
  mutation StartExam($certification: Int!) {
    startExam(certificationId: $certification) {
      attemptId
      isResumed
      questions {
        id
        questionText
        questionType
        optionA
        optionB
        optionC
        optionD
        difficulty
        points
      }
      minimumScore
      durationMinutes
      startedAt
      expiresAt
      remainingSeconds
      serverTime
      answers
      sequence
      deviceToken
    }
  }
`);

export const SaveAnswer = graphql(`
  mutation SaveAnswer(
    $certification: Int!
    $attempt: Int!
    $question: Int!
    $answer: String!
    $sequence: Int
    $deviceToken: String
  ) {
    saveExamAnswer(
      certificationId: $certification
      attemptId: $attempt
      questionId: $question
      answer: $answer
      sequence: $sequence
      deviceToken: $deviceToken
    ) {
      savedAt
      answer
      sequence
      remainingSeconds
    }
  }
`);

export const SubmitExam = graphql(
  `
    mutation SubmitExam($certification: Int!, $attempt: Int!, $answers: ExamAnswers!, $deviceToken: String) {
      submitExam(
        certificationId: $certification
        attemptId: $attempt
        answers: $answers
        deviceToken: $deviceToken
      ) {
        attemptId
        scorePercentage
        passed
        correctAnswers
        totalQuestions
        completedAt
        topicResults {
          topic
          correct
          total
        }
        certificate {
          ...CertificateFields
        }
      }
    }
  `,
  CertificateFields,
);

export const CancelExam = graphql(
  `
    mutation CancelExam($certification: Int!, $attempt: Int!, $deviceToken: String) {
      cancelExam(certificationId: $certification, attemptId: $attempt, deviceToken: $deviceToken) {
        ...AttemptFields
      }
    }
  `,
  AttemptFields,
);

export const Attempts = graphql(
  `
    query Attempts($certification: [Int!], $status: [ExamAttemptStatus!], $user: Int, $ordering: String) {
      examAttempts(certification: $certification, status: $status, user: $user, ordering: $ordering) {
        count
        results {
          ...AttemptFields
        }
      }
    }
  `,
  AttemptFields,
);

export const Attempt = graphql(
  `
    query Attempt($id: Int!) {
      examAttempt(id: $id) {
        ...AttemptFields
      }
    }
  `,
  AttemptFields,
);

export const NewestDevice = graphql(`
  query NewestDevice($id: Int!, $deviceToken: String!) {
    examAttempt(id: $id) {
      id
      isNewestDevice(deviceToken: $deviceToken)
    }
  }
`);

export const Certificates = graphql(
  `
    query Certificates($certification: [Int!], $user: Int, $ordering: String) {
      certificates(certification: $certification, user: $user, ordering: $ordering) {
        count
        results {
          ...CertificateFields
        }
      }
    }
  `,
  CertificateFields,
);
