import { object, string } from 'yup';

import { changesOf } from '../../../../domain/form/changes';
import { textRule, textUpTo } from '../../../../domain/form/textRule';
import type { CertificationChanges, CertificationInput } from '../../../../generated/graphql';
import { CertificationLimits } from '../../../../generated/limits';
import { numberProblem } from '../../../../ui/form/numbers/numbers';
import type { CertificationRow } from '../certification';

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface CertificationValues {
  name: string;
  description: string;
  passingScore: string;
  durationMinutes: string;
  validityMonths: string;
  questionCount: string;
  isActive: boolean;
}

const newCertification: CertificationValues = {
  name: '',
  description: '',
  passingScore: '70',
  durationMinutes: '60',
  validityMonths: '36',
  questionCount: '20',
  isActive: true,
};

/** A certification as values of the form; an empty one without it. */
export const valuesOf = (row: CertificationRow | undefined): CertificationValues =>
  row
    ? {
        name: row.name,
        description: row.description,
        passingScore: String(row.passingScore),
        durationMinutes: String(row.durationMinutes),
        validityMonths: String(row.validityMonths),
        questionCount: String(row.questionCount),
        isActive: row.isActive,
      }
    : newCertification;

const numberRule = (bounds: { min: number; max: number }) =>
  string()
    .required('Enter a number')
    .test('number', (value = '', { createError }) => {
      const message = numberProblem(value, bounds);
      return message === undefined || createError({ message });
    });

export const certificationSchema = object({
  name: textRule('Name is required', CertificationLimits.name),
  description: textUpTo(CertificationLimits.description),
  passingScore: numberRule(CertificationLimits.passingScore),
  durationMinutes: numberRule(CertificationLimits.durationMinutes),
  validityMonths: numberRule(CertificationLimits.validityMonths),
  questionCount: numberRule(CertificationLimits.questionCount),
});

/** The values as the graph takes them. */
export const written = (values: CertificationValues): CertificationInput => ({
  name: values.name.trim(),
  description: values.description.trim(),
  passingScore: Number(values.passingScore),
  durationMinutes: Number(values.durationMinutes),
  validityMonths: Number(values.validityMonths),
  questionCount: Number(values.questionCount),
  isActive: values.isActive,
});

/** What differs from the certification as it was read. */
export const toChanges = (values: CertificationValues, present: CertificationValues): CertificationChanges =>
  changesOf<CertificationChanges>(written(values), written(present));
