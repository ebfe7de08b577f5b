import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { useAction } from '../../../domain/action/useAction';
import { dayText } from '../../../domain/calendar/day';
import { InstantText } from '../../../domain/calendar/InstantText';
import { FormDialog } from '../../../domain/form/FormDialog';
import { incompleteText } from '../../../domain/form/incompleteText';
import { textRule } from '../../../domain/form/textRule';
import { detailsIn } from '../../../domain/list/detailsIn';
import { NoDetails } from '../../../domain/list/NoDetails';
import { changedGoal } from '../../../domain/reviews/changedReview';
import { GoalDialog } from '../../../domain/reviews/GoalDialog';
import { goalStateTone, goalStateWord } from '../../../domain/reviews/reviewWords';
import { graphql } from '../../../generated/gql';
import { addGoalNoteLimits } from '../../../generated/limits';
import { FactList } from '../../../ui/data/FactList';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { Timeline } from '../../../ui/data/Timeline';
import { Button } from '../../../ui/form/Button';
import { TextArea } from '../../../ui/form/TextArea';
import { SidePanel } from '../../../ui/overlay/sidePanel/SidePanel';
import { object } from 'yup';

const schema = object({ text: textRule('Write what happened', addGoalNoteLimits.text) });

/** One goal with the notes on its progress. */
export function GoalPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const answer = useQuery(GoalDetailsDocument, { variables: { id } });
  const [step, setStep] = useState<'edit' | 'note' | null>(null);
  const goal = detailsIn(answer, (data) => data.goal, id);
  const back = () => setStep(null);
  return (
    <>
      <SidePanel
        item={id}
        title={goal?.title ?? 'Goal'}
        head={goal && <StatusBadge tone={goalStateTone[goal.state]}>{goalStateWord[goal.state]}</StatusBadge>}
        isText
        onClose={onClose}
        talk={
          goal &&
          goal.notes.length > 0 && (
            <Timeline
              label="Progress"
              steps={goal.notes.map(({ id: key, text, byName, createdAt }) => ({
                key,
                title: byName,
                line: <InstantText at={createdAt} withTime />,
                text: <p dir="auto">{text}</p>,
              }))}
            />
          )
        }
        footer={
          goal?.viewerCan.update && (
            <>
              <Button onClick={() => setStep('note')}>Add note</Button>
              <Button variant="primary" onClick={() => setStep('edit')}>
                Edit
              </Button>
            </>
          )
        }
      >
        {goal ? (
          <FactList
            facts={[
              { label: 'Person', value: goal.employeeName },
              { label: 'Due', value: goal.dueDate ? dayText(goal.dueDate) : null },
              { label: 'Set by', value: goal.createdByName },
              { label: 'Set', value: <InstantText at={goal.createdAt} /> },
              { label: 'Description', value: goal.description || null, wide: true },
            ]}
          />
        ) : (
          <NoDetails answer={answer} noun="goal" />
        )}
      </SidePanel>
      {goal && step === 'edit' && <GoalDialog goal={goal} onClose={back} />}
      {goal && step === 'note' && <NoteDialog id={id} title={goal.title} onClose={back} />}
    </>
  );
}

/** Notes the progress of a goal. */
function NoteDialog({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const { run } = useAction(AddGoalNoteDocument, {
    done: 'Note added.',
    failed: 'Failed to add the note. Please try again.',
    inForm: true,
    ...changedGoal,
  });
  return (
    <FormDialog
      draft={`note on goal ${String(id)}`}
      title="Add note"
      line={title}
      initialValues={{ text: '' }}
      schema={schema}
      incompleteText={incompleteText}
      submitLabel="Add note"
      busyLabel="Saving..."
      submit={async ({ text }) => (await run({ goalId: id, text })).failure}
      onClose={onClose}
    >
      {(form) => <TextArea {...form.text('text')} label="What happened" hint="It cannot be changed later." />}
    </FormDialog>
  );
}

const GoalDetailsDocument = graphql(`
  query GoalDetails($id: Int!) {
    goal(id: $id) {
      id
      title
      description
      state
      dueDate
      version
      employeeName
      createdByName
      createdAt
      notes {
        id
        text
        byName
        createdAt
      }
      viewerCan {
        update
      }
    }
  }
`);

const AddGoalNoteDocument = graphql(`
  mutation AddGoalNote($goalId: Int!, $text: String!) {
    addGoalNote(goalId: $goalId, text: $text) {
      id
      notes {
        id
        text
        byName
        createdAt
      }
    }
  }
`);
