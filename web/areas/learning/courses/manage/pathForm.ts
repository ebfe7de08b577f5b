import { array, object } from 'yup';

import { changesOf } from '../../../../domain/form/changes';
import { textRule, textUpTo } from '../../../../domain/form/textRule';
import type { CourseDifficulty, LearningPathChanges, LearningPathInput } from '../../../../generated/graphql';
import { LearningPathLimits } from '../../../../generated/limits';
import { numberText } from '../../../../ui/numbers';

/** A step of a path: a course or a certification with its name. */
export interface StepValue {
  kind: 'course' | 'certification';
  id: number;
  name: string;
}

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface PathValues {
  title: string;
  description: string;
  difficulty: CourseDifficulty;
  isActive: boolean;
  steps: readonly StepValue[];
}

/** A new path is offered. */
export const newPath: PathValues = {
  title: '',
  description: '',
  difficulty: 'BEGINNER',
  isActive: true,
  steps: [],
};

/** What tells a step from the others of its path. */
export const stepKey = ({ kind, id }: Pick<StepValue, 'kind' | 'id'>): string => `${kind} ${String(id)}`;

export const pathSchema = object({
  title: textRule('Title is required', LearningPathLimits.title),
  description: textUpTo(LearningPathLimits.description),
  steps: array().max(
    LearningPathLimits.steps,
    `A path has at most ${numberText(LearningPathLimits.steps)} steps`,
  ),
});

/** The values as the graph takes them. */
export const toPath = (values: PathValues): LearningPathInput => ({
  title: values.title.trim(),
  description: values.description.trim(),
  difficulty: values.difficulty,
  isActive: values.isActive,
  steps: values.steps.map(({ kind, id }) => (kind === 'course' ? { course: id } : { certification: id })),
});

/** What differs from the path as it was read. */
export const toPathChanges = (values: PathValues, present: PathValues): LearningPathChanges =>
  changesOf<LearningPathChanges>(toPath(values), toPath(present));
