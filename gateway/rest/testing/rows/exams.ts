import type { Account, TestPortal } from '../../../testing/portal.js';
import { restOf } from '../rest.js';
import type { Made } from './made.js';

const QUESTION = {
  question_text: 'Is a kite lighter than a house?',
  question_type: 'true_false',
  correct_answer: 'True',
};

interface Started {
  attempt_id: number;
  questions: { id: number }[];
}

/** Certifications, attempts and certificates for the table of rows. */
export function examFixtures(portal: () => TestPortal) {
  const { post } = restOf(portal, 'learning/');
  let count = 0;

  const newCertification = async (): Promise<Made> => {
    count += 1;
    return { name: `Kites ${1000 + count}`, questions: [QUESTION] };
  };
  /** Expires within a year, so that every list of certificates has it. */
  const certification = async (): Promise<Made> => {
    const { id } = await post<{ id: number }>('hr', 'certifications/', {
      ...(await newCertification()),
      validity_months: 11,
    });
    return { id };
  };
  const attempt = async (as: Account): Promise<Made> => {
    const { id } = await certification();
    const started = await post<Started>(as, `certifications/${id}/start_exam/`);
    const question_id = started.questions[0]?.id;
    return {
      ...{ id, attempt_id: started.attempt_id, question_id },
      ...{ answer: 'true', answers: { [String(question_id)]: 'True' } },
    };
  };
  const certificate = async (as: Account): Promise<Made> => {
    const { id, attempt_id, answers } = await attempt(as);
    const result = await post<{ certificate: { id: number; certificate_number: string } }>(
      as,
      `certifications/${id}/submit_exam/`,
      { attempt_id, answers },
    );
    return result.certificate;
  };
  return {
    newCertification,
    certification,
    attempt,
    ownAttempt: async (): Promise<Made> => ({ id: (await attempt('employee'))['attempt_id'] as number }),
    certificate: async (): Promise<Made> => ({ id: (await certificate('employee')).id as number }),
    certificateNumber: async (): Promise<Made> => ({
      id: (await certificate('employee'))['certificate_number'] as string,
    }),
  };
}
