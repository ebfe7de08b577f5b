import type { Asker } from '../../kit/testing/actors.js';
import type { DataOf } from '../../kit/testing/document.js';
import type { QuestionInput } from '../generated/schema.js';
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
  mutation UpdateCertification($id: Int!, $input: CertificationChanges!) {
    updateCertification(id: $id, input: $input) {
      id
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

/** What a start answers. */
export type Start = DataOf<typeof StartExam>['startExam'];

/** The right option of every question of `bankOf` begins with this word; no question says it. */
export const RIGHT = 'Rightly';

let named = 0;
/** A name that no certification has yet. */
export const newName = (): string => `Certification ${(named += 1)}`;

/** A bank of questions whose right answers a test can tell, and nobody else. */
export const bankOf = (count: number, given: Partial<QuestionInput> = {}): QuestionInput[] =>
  Array.from({ length: count }, (_, at) => ({
    topic: `Topic ${at % 2}`,
    questionText: `What is ${at}?`,
    questionType: 'MULTIPLE_CHOICE' as never,
    optionA: `Wrongly ${at}`,
    optionB: `${RIGHT} ${at}`,
    optionC: `Not ${at}`,
    optionD: `Never ${at}`,
    correctAnswer: 'B',
    ...given,
  }));

/** Adds a certification. @returns its number */
export async function addCertification(
  hr: Asker,
  { questions = bankOf(10), ...given }: Record<string, unknown> & { questions?: QuestionInput[] } = {},
): Promise<number> {
  const { createCertification } = await hr.ask(CreateCertification, {
    input: { name: newName(), questionCount: 10, ...given, questions } as never,
  });
  return createCertification.id;
}

/** Starts the exam of a certification, or goes on with it. */
export const start = async (who: Asker, certification: number): Promise<Start> =>
  (await who.ask(StartExam, { certification })).startExam;

/** The letter under which an attempt shows the right option. */
export function rightLetter(question: Start['questions'][number]): string {
  const options = [question.optionA, question.optionB, question.optionC, question.optionD];
  return 'ABCD'[options.findIndex((option) => option?.startsWith(RIGHT))] ?? '';
}

/** A letter under which an attempt shows a wrong option. */
export const wrongLetter = (question: Start['questions'][number]): string =>
  rightLetter(question) === 'A' ? 'B' : 'A';

/** Answers of an exam, so many of them right. */
export const answersOf = ({ questions }: Start, right = questions.length): Record<string, string> =>
  Object.fromEntries(
    questions.map((question, at) => [
      question.id,
      at < right ? rightLetter(question) : wrongLetter(question),
    ]),
  );

/** Hands an exam in. */
export const submit = async (
  who: Asker,
  certification: number,
  attempt: number,
  answers: Record<string, string>,
) => (await who.ask(SubmitExam, { certification, attempt, answers })).submitExam;
