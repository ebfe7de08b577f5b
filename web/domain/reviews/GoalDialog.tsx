import { graphql } from '../../generated/gql';
import type { GoalState } from '../../generated/graphql';
import { GoalLimits } from '../../generated/limits';
import { DateField } from '../../ui/form/DateField';
import { Select } from '../../ui/form/choice/Select';
import { TextArea } from '../../ui/form/TextArea';
import { TextField } from '../../ui/form/TextField';
import { object } from 'yup';

import { useAction } from '../action/useAction';
import { dayRule } from '../form/dayRule';
import { FormDialog } from '../form/FormDialog';
import { incompleteText } from '../form/incompleteText';
import { textRule, textUpTo } from '../form/textRule';
import { changedGoal } from './changedReview';
import { goalStateWord } from './reviewWords';

interface Values {
  title: string;
  description: string;
  state: GoalState;
  dueDate: string;
}

interface Props {
  /** The goal that is changed; a new one where it is left out. */
  goal?: Omit<Values, 'dueDate'> & { id: number; version: number; dueDate: string | null };
  /** The person of a new goal; by default the viewer. */
  employeeId?: number;
  /** That person, as they are called. */
  name?: string;
  /** The review that a new one is set with. */
  reviewId?: number;
  onClose: () => void;
}

const schema = object({
  title: textRule('Enter a title', GoalLimits.title),
  description: textUpTo(GoalLimits.description),
  dueDate: dayRule(),
});
const states = Object.entries(goalStateWord).map(([value, label]) => ({ value, label }));

/** Sets a goal or changes one. */
export function GoalDialog({ goal, employeeId, name, reviewId, onClose }: Props) {
  const words = {
    done: 'Goal saved.',
    failed: 'Failed to save the goal. Please try again.',
    inForm: true,
    ...changedGoal,
  };
  const create = useAction(CreateGoalDocument, words);
  const update = useAction(UpdateGoalDocument, words);
  return (
    <FormDialog<Values>
      draft={goal ? `goal ${String(goal.id)}` : `new goal ${String(reviewId ?? employeeId ?? '')}`}
      title={goal ? 'Edit goal' : 'New goal'}
      line={name && `For ${name}`}
      initialValues={{
        title: goal?.title ?? '',
        description: goal?.description ?? '',
        state: goal?.state ?? 'NOT_STARTED',
        dueDate: goal?.dueDate ?? '',
      }}
      schema={schema}
      incompleteText={incompleteText}
      submitLabel="Save goal"
      busyLabel="Saving..."
      submit={async ({ dueDate, ...values }) => {
        const input = { ...values, dueDate: dueDate || null };
        const { failure } = goal
          ? await update.run({ id: goal.id, version: goal.version, input })
          : await create.run({ input: { ...input, employeeId, reviewId } });
        return failure;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField {...form.text('title')} label="Title" required />
          <TextArea {...form.text('description')} label="Description" />
          <Select
            {...form.choice('state')}
            label="State"
            options={states}
            onChange={(state) => form.choice('state').onChange(state as GoalState)}
          />
          <DateField {...form.choice('dueDate')} label="Due date" />
        </>
      )}
    </FormDialog>
  );
}

const CreateGoalDocument = graphql(`
  mutation CreateGoal($input: CreateGoalInput!) {
    createGoal(input: $input) {
      id
    }
  }
`);

const UpdateGoalDocument = graphql(`
  mutation UpdateGoal($id: Int!, $version: Int!, $input: UpdateGoalInput!) {
    updateGoal(id: $id, version: $version, input: $input) {
      id
      title
      description
      state
      dueDate
      version
    }
  }
`);
