import { array, number, object, string } from 'yup';

import { dayRule } from '../../../../domain/form/dayRule';
import { textRule } from '../../../../domain/form/textRule';
import type { PolicyAudience } from '../../../../generated/graphql';
import { PolicyVersionLimits } from '../../../../generated/limits';

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface PolicyValues {
  title: string;
  content: string;
  /** User id of the person who answers for it. */
  ownerId: number | null;
  nextReview: string;
  /** "" for the day of publishing. */
  effectiveOn: string;
  /** "" as long as it is not known. */
  confirmBy: string;
  audience: PolicyAudience;
  departments: readonly string[];
}

export const newPolicy: PolicyValues = {
  title: '',
  content: '',
  ownerId: null,
  nextReview: '',
  effectiveOn: '',
  confirmBy: '',
  audience: 'ALL',
  departments: [],
};

/** The fields of a policy besides its versions. */
export type PolicyDetails = Pick<PolicyValues, 'ownerId' | 'nextReview'>;

const details = {
  ownerId: number().nullable().required('Owner is required'),
  nextReview: dayRule().required('Next review is required'),
};

export const detailsSchema = object(details);

export const policySchema = object({
  title: textRule('Title is required', PolicyVersionLimits.title),
  content: textRule('Content is required', PolicyVersionLimits.content),
  ...details,
  effectiveOn: dayRule(),
  confirmBy: dayRule(),
  audience: string().required(),
  departments: array().when('audience', {
    is: 'DEPARTMENTS',
    then: (rule) => rule.min(1, 'Choose at least one department.'),
  }),
});

/** The values as the graph takes them. */
export const policyInput = ({ effectiveOn, confirmBy, departments, ...values }: PolicyValues) => ({
  ...values,
  effectiveOn: effectiveOn || null,
  confirmBy: confirmBy || null,
  departments: values.audience === 'DEPARTMENTS' ? departments.map(Number) : [],
});
