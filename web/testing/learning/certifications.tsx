import { screen } from '@testing-library/react';
import type { RequestHandler } from 'msw';

import { CertificationsPage } from '../../areas/learning/certifications/CertificationsPage';
import {
  CertificationsDocument,
  SaveExamAnswerDocument,
  StartExamDocument,
  type CertificatePartFragment,
  type CertificationsQuery,
  type StartExamMutation,
  type SubmitExamMutation,
} from '../../generated/graphql';
import { answers, person, type DataOf, type Replies, type TestPerson } from '../graph';
import { renderScreen } from '../renderScreen';

type Data = DataOf<CertificationsQuery>;
type TestCertification = Data['certifications']['results'][number];
type TestExam = DataOf<StartExamMutation>['startExam'];

/** Maya's certificate for first aid, but for what the test says. */
export const certificate = (given: Partial<CertificatePartFragment> = {}): CertificatePartFragment => ({
  id: 31,
  certificationId: 2,
  certificationName: 'First Aid',
  certificateNumber: 'CERT-2026-7K9QD-M2XTA-4WZ8H-R3V5C',
  scoreAchieved: 92.5,
  issuedDate: '2026-03-02',
  expiryDate: '2029-03-01',
  status: 'ACTIVE',
  isExpired: false,
  revocationReason: null,
  ...given,
});

/** Security Essentials, which Maya does not have yet, but for what the test says. */
export const certification = (given: Partial<TestCertification> = {}): TestCertification => ({
  id: 1,
  version: 4,
  name: 'Security Essentials',
  description: 'Passwords, phishing and data at work.',
  passingScore: 70,
  durationMinutes: 60,
  questionCount: 3,
  validityMonths: 36,
  isActive: true,
  myAttemptCount: 0,
  myCertificate: null,
  myOpenAttempt: null,
  ...given,
});

/** First Aid, which Maya has. */
export const firstAid = (given: Partial<TestCertification> = {}): TestCertification =>
  certification({ id: 2, name: 'First Aid', myAttemptCount: 2, myCertificate: certificate(), ...given });

/** What the page shows of these. */
export const certificationData = (
  certifications: TestCertification[] = [certification(), firstAid()],
  certificates: CertificatePartFragment[] = certifications.flatMap(
    ({ myCertificate }) => myCertificate ?? [],
  ),
): Data => ({
  certifications: { results: certifications },
  certificates: { results: certificates },
  examAttempts: attemptsAt(certifications.filter(({ myOpenAttempt }) => myOpenAttempt)),
});

/** Running attempts at the exams of these. */
export const attemptsAt = (running: TestCertification[]): Data['examAttempts'] => ({
  count: running.length,
  results: running.map((one) => ({ id: one.myOpenAttempt?.id ?? one.id, certification: one })),
});

const choice = (id: number, questionText: string): TestExam['questions'][number] => ({
  id,
  questionText,
  questionType: 'MULTIPLE_CHOICE',
  optionA: `First of ${String(id)}`,
  optionB: `Second of ${String(id)}`,
  optionC: `Third of ${String(id)}`,
  optionD: `Fourth of ${String(id)}`,
  difficulty: 'MEDIUM',
  points: 2,
});

/** An exam of three questions that has just begun, but for what the test says. */
export const startedExam = (given: Partial<TestExam> = {}): TestExam => ({
  attemptId: 90,
  questions: [
    choice(11, 'What is phishing?'),
    {
      ...choice(12, 'A password may be shared with IT.'),
      questionType: 'TRUE_FALSE',
      optionA: 'True',
      optionB: 'False',
      optionC: null,
      optionD: null,
    },
    choice(13, 'What belongs in a locker?'),
  ],
  minimumScore: 70,
  durationMinutes: 60,
  remainingSeconds: 3600,
  answers: {},
  sequence: 0,
  deviceToken: 'device-1',
  ...given,
});

/** The grade of an exam that was passed, but for what the test says. */
export const grade = (
  given: Partial<DataOf<SubmitExamMutation>['submitExam']> = {},
): DataOf<SubmitExamMutation>['submitExam'] => ({
  attemptId: 90,
  scorePercentage: 85,
  passed: true,
  correctAnswers: 3,
  totalQuestions: 3,
  topicResults: [{ topic: 'Phishing', correct: 3, total: 3 }],
  certificate: { id: 31 },
  ...given,
});

interface Options {
  list?: Replies<CertificationsQuery, unknown>;
  at?: string;
  viewer?: TestPerson;
  /** Answers that override the default ones. */
  handlers?: readonly RequestHandler[];
}

const path = '/learning/certifications';

/** Opens the page as Maya, with one certification to earn and one earned, but for what the test says. */
export const openCertifications = ({
  list = () => certificationData(),
  at = path,
  viewer = person(),
  handlers = [],
}: Options = {}) =>
  renderScreen(<CertificationsPage />, {
    at,
    viewer,
    answers: [
      ...handlers,
      answers(CertificationsDocument, list),
      answers(StartExamDocument, () => ({ startExam: startedExam() })),
      answers(SaveExamAnswerDocument, ({ sequence }) => ({
        saveExamAnswer: { sequence, remainingSeconds: 3599 },
      })),
    ],
  });

/** The card of a certification. */
export const certificationCard = (name = 'Security Essentials'): Promise<HTMLElement> =>
  screen
    .findAllByRole('article', { name })
    .then((cards) => cards.find((card) => /^\d+$/.test(card.dataset['row'] ?? '')) ?? cards[0]!);

/** Starts the exam of Security Essentials. @returns its dialog */
export async function startExam(user: { click: (element: Element) => Promise<void> }): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Start Exam' }));
  await screen.findByRole('heading', { name: 'What is phishing?' });
  return screen.getByRole('dialog', { name: 'Security Essentials' });
}
