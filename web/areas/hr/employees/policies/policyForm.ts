import { array, object, string } from 'yup';

import { dayRule } from '../../../../domain/form/dayRule';
import { textRule } from '../../../../domain/form/textRule';
import type { PolicyAudience } from '../../../../generated/graphql';
import { PolicyVersionLimits } from '../../../../generated/limits';

/** What the form holds; the names are those of the graph, so that its refusals find their fields. */
export interface PolicyValues {
  title: string;
  content: string;
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
  nextReview: '',
  effectiveOn: '',
  confirmBy: '',
  audience: 'ALL',
  departments: [],
};

export const policySchema = object({
  title: textRule('Title is required', PolicyVersionLimits.title),
  content: textRule('Content is required', PolicyVersionLimits.content),
  nextReview: dayRule().required('Next review is required'),
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
