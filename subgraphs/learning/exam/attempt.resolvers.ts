import { certain } from '../../kit/graphql/loader.js';
import { certificateOfAttempt } from '../certificate/certificate.loader.js';
import { certificationById } from '../certification/certification.loader.js';
import type { Resolvers } from '../generated/resolvers.js';
import { EXAM_ATTEMPT_STATUS } from '../attempt/attempt.status.js';
import { attemptById, newestDevice } from '../attempt/attempt.loader.js';
import { findAttempt, listAttempts } from '../attempt/attemptList.service.js';
import { ExamAnswers } from '../attempt/examAnswers.scalar.js';
import { presentInstant, secondsUntil } from '../attempt/examClock.js';
import { saveAnswer } from '../attempt/save.service.js';
import { startExam } from '../attempt/start.service.js';
import { cancelExam, submitExam } from '../attempt/submit.service.js';

export const attemptResolvers = {
  ExamAnswers,
  ExamAttemptStatus: EXAM_ATTEMPT_STATUS,
  Query: {
    examAttempts: (_root, args, context) => listAttempts(context, args),
    examAttempt: (_root, { id }, context) => findAttempt(context, id),
  },
  Mutation: {
    startExam: (_root, { certificationId }, context) => startExam(context, certificationId),
    saveExamAnswer: (_root, args, context) => saveAnswer(context, args),
    submitExam: (_root, args, context) => submitExam(context, args),
    cancelExam: (_root, args, context) => cancelExam(context, args),
  },
  ExamAttempt: {
    __resolveReference: ({ id }, context) => (context.viewer ? attemptById(context).load(Number(id)) : null),
    certification: ({ certificationId }, _args, context) =>
      certain(certificationById(context).load(certificationId)),
    user: ({ userId }) => ({ id: userId }),
    isNewestDevice: async ({ id }, { deviceToken }, context) =>
      (await newestDevice(context).load(id)) === deviceToken,
    remainingSeconds: ({ status, expiresAt }) =>
      status === 'in_progress' ? secondsUntil(expiresAt, presentInstant()) : 0,
  },
  ExamResult: {
    attemptId: ({ id }) => id,
    scorePercentage: ({ scorePercentage }) => scorePercentage ?? 0,
    passed: ({ passed }) => passed ?? false,
    correctAnswers: ({ correctAnswers }) => correctAnswers ?? 0,
    completedAt: ({ completedAt, expiresAt }) => completedAt ?? expiresAt,
    certificate: ({ id }, _args, context) => certificateOfAttempt(context).load(id),
  },
} satisfies Resolvers;
