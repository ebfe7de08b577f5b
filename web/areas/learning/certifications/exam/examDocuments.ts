import { graphql } from '../../../../generated/gql';
import type { StartExamMutation, SubmitExamMutation } from '../../../../generated/graphql';

export const StartExamDocument = graphql(`
  mutation StartExam($certificationId: Int!) {
    startExam(certificationId: $certificationId) {
      attemptId
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
      remainingSeconds
      answers
      sequence
      deviceToken
    }
  }
`);

export const SaveExamAnswerDocument = graphql(`
  mutation SaveExamAnswer(
    $certificationId: Int!
    $attemptId: Int!
    $questionId: Int!
    $answer: String!
    $sequence: Int!
    $deviceToken: String!
  ) {
    saveExamAnswer(
      certificationId: $certificationId
      attemptId: $attemptId
      questionId: $questionId
      answer: $answer
      sequence: $sequence
      deviceToken: $deviceToken
    ) {
      sequence
      remainingSeconds
    }
  }
`);

export const SubmitExamDocument = graphql(`
  mutation SubmitExam(
    $certificationId: Int!
    $attemptId: Int!
    $answers: ExamAnswers!
    $deviceToken: String!
  ) {
    submitExam(
      certificationId: $certificationId
      attemptId: $attemptId
      answers: $answers
      deviceToken: $deviceToken
    ) {
      attemptId
      scorePercentage
      passed
      correctAnswers
      totalQuestions
      topicResults {
        topic
        correct
        total
      }
      certificate {
        id
      }
    }
  }
`);

export const CancelExamDocument = graphql(`
  mutation CancelExam($certificationId: Int!, $attemptId: Int!, $deviceToken: String!) {
    cancelExam(certificationId: $certificationId, attemptId: $attemptId, deviceToken: $deviceToken) {
      id
      status
    }
  }
`);

export const ExamTimeDocument = graphql(`
  query ExamTime($id: Int!, $deviceToken: String!) {
    examAttempt(id: $id) {
      id
      status
      isNewestDevice(deviceToken: $deviceToken)
      remainingSeconds
    }
  }
`);

/** A running exam as the server gave it. */
export type ExamPaper = StartExamMutation['startExam'];
export type ExamQuestion = ExamPaper['questions'][number];

/** The grade of an exam. */
export type ExamOutcome = SubmitExamMutation['submitExam'];

/** Said of a start that has no attempt or no questions. */
export const invalidExam = 'Invalid exam data received from server';

/** Whether an exam can be taken with the answer; proxies and old pages may return anything. */
export const isPaper = (paper: ExamPaper | null | undefined): paper is ExamPaper =>
  typeof paper?.attemptId === 'number' && Array.isArray(paper.questions) && paper.questions.length > 0;

/** The score of a result: a number, or a text that is one. */
export const isGrade = (outcome: ExamOutcome | null | undefined): outcome is ExamOutcome =>
  outcome != null && Number.isFinite(Number(outcome.scorePercentage));

/** An option as the question shows it: its value, the letter of its key, its text. */
interface ExamOption {
  value: string;
  letter: string;
  text: string;
}

/** The options of a question in their order. */
export function optionsOf(question: ExamQuestion): readonly ExamOption[] {
  if (question.questionType === 'TRUE_FALSE')
    return ['True', 'False'].map((word, at) => ({ value: word, letter: 'AB'.charAt(at), text: word }));
  const { optionA, optionB, optionC, optionD } = question;
  return [optionA, optionB, optionC, optionD].flatMap((text, at) => {
    const letter = 'ABCD'.charAt(at);
    return text ? [{ value: letter, letter, text }] : [];
  });
}
