import styled from 'styled-components';
import { array, object } from 'yup';

import { useAction } from '../../../../domain/action/useAction';
import { dayRule } from '../../../../domain/form/dayRule';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { incompleteText } from '../../../../domain/form/incompleteText';
import { textRule } from '../../../../domain/form/textRule';
import { useDepartments } from '../../../../domain/people/useDepartments';
import { graphql } from '../../../../generated/gql';
import { ReviewCycleLimits } from '../../../../generated/limits';
import { ComboboxManyField } from '../../../../ui/form/choice/ComboboxManyField';
import { DateField } from '../../../../ui/form/DateField';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import { FieldPair } from '../../../../ui/layout/Stack';
import { theme } from '../../../../ui/theme';

const schema = object({
  name: textRule('Enter a name', ReviewCycleLimits.name),
  periodStart: dayRule().required('Enter the first day'),
  periodEnd: dayRule().required('Enter the last day'),
  dueDate: dayRule().required('Enter the due date'),
  questions: textRule('Ask at least one question', 4000),
  departmentIds: array(),
});

interface Props {
  onOpened: (id: number) => void;
  onClose: () => void;
}

/** Opens a review cycle; everyone who takes part gets a notice. */
export function OpenCycleDialog({ onOpened, onClose }: Props) {
  const departments = useDepartments();
  const { run } = useAction(OpenReviewCycleDocument, {
    done: 'Review cycle opened.',
    failed: 'Failed to open the review cycle. Please try again.',
    inForm: true,
    stale: ['ReviewCycles', 'Today'],
  });
  const options = departments.options.map(({ value, label }) => ({ id: value, text: label }));
  return (
    <FormDialog
      draft="new review cycle"
      title="Open review cycle"
      size="large"
      initialValues={{
        name: '',
        periodStart: '',
        periodEnd: '',
        dueDate: '',
        departmentIds: [] as readonly string[],
        questions: 'What are you proud of?\nWhat do you want to do better?',
      }}
      schema={schema}
      incompleteText={incompleteText}
      submitLabel="Open cycle"
      busyLabel="Opening..."
      submit={async ({ questions, departmentIds, ...values }) => {
        const input = {
          ...values,
          departmentIds: departmentIds.map(Number),
          questions: questions.split('\n').filter((line) => line.trim() !== ''),
        };
        const { data, failure } = await run({ input });
        if (data) onOpened(data.openReviewCycle.id);
        return failure;
      }}
      notice={() => (
        <Notice>
          Everyone who takes part gets a notice when the cycle is opened. It cannot be changed or taken back
          then, only closed.
        </Notice>
      )}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField {...form.text('name')} label="Name" required />
          <FieldPair>
            <DateField {...form.choice('periodStart')} label="Period from" required />
            <DateField {...form.choice('periodEnd')} label="Period to" required />
          </FieldPair>
          <DateField {...form.choice('dueDate')} label="Due date" required />
          <ComboboxManyField
            {...form.choice('departmentIds')}
            label="Departments"
            hint="Leave it empty for everyone."
            options={options}
          />
          <TextArea {...form.text('questions')} label="Questions" hint="One on each line." rows={5} />
        </>
      )}
    </FormDialog>
  );
}

const Notice = styled.p`
  flex: 1 0 100%;
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
`;

const OpenReviewCycleDocument = graphql(`
  mutation OpenReviewCycle($input: ReviewCycleInput!) {
    openReviewCycle(input: $input) {
      id
    }
  }
`);
