import type { Row } from '../../route.js';

const at = (path: string) => [`/api/learning/${path}`];
const certifications = (path = '') => at(`certifications/${path}`);
const certificates = (path = '') => at(`certificates/${path}`);

const who = 'anyone signed in';
const own = 'anyone signed in, their own';
const managers = 'HR, Administrator';
const named = 'anyone signed in, their own; HR, Administrator';

const certificationRows: readonly Row[] = [
  {
    method: 'GET',
    paths: certifications(),
    operation: 'Certifications',
    who: 'anyone signed in, active ones; HR, Administrator',
  },
  { method: 'POST', paths: certifications(), operation: 'CreateCertification', who: managers, status: 201 },
  { method: 'GET', paths: certifications('available/'), operation: 'AvailableCertifications', who },
  {
    method: 'GET',
    paths: certifications('{id}/'),
    operation: 'Certification',
    who: 'anyone signed in, active and attempted ones; HR, Administrator',
  },
  {
    method: 'PUT',
    paths: certifications('{id}/'),
    operation: 'UpdateCertification',
    who: managers,
    takes: { name: { need: 'here' } },
  },
  { method: 'PATCH', paths: certifications('{id}/'), operation: 'UpdateCertification', who: managers },
  { method: 'DELETE', paths: certifications('{id}/'), operation: 'DeleteCertification', who: managers },
];

const attemptRows: readonly Row[] = [
  { method: 'POST', paths: certifications('{id}/start_exam/'), operation: 'StartExam', who, status: 201 },
  { method: 'POST', paths: certifications('{id}/save_answer/'), operation: 'SaveExamAnswer', who: own },
  { method: 'POST', paths: certifications('{id}/submit_exam/'), operation: 'SubmitExam', who: own },
  { method: 'POST', paths: certifications('{id}/cancel_exam/'), operation: 'CancelExam', who: own },
  { method: 'GET', paths: at('attempts/'), operation: 'ExamAttempts', who: named },
  { method: 'GET', paths: at('attempts/{id}/'), operation: 'ExamAttempt', who: named },
];

const certificateRows: readonly Row[] = [
  { method: 'GET', paths: certificates(), operation: 'Certificates', who: named },
  { method: 'GET', paths: certificates('active/'), operation: 'ActiveCertificates', who: own },
  { method: 'GET', paths: certificates('expiring_soon/'), operation: 'ExpiringCertificates', who: own },
  { method: 'GET', paths: certificates('{id}/'), operation: 'Certificate', who: named },
  { method: 'GET', paths: certificates('{id}/verify/'), operation: 'VerifyCertificate', who },
  { method: 'POST', paths: certificates('{id}/revoke/'), operation: 'RevokeCertificate', who: managers },
];

/** Certifications, their exams and the certificates that are earned. */
export const examRows: readonly Row[] = [...certificationRows, ...attemptRows, ...certificateRows];
