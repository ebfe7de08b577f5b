import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import type { Fact } from '../../ui/data/FactList';
import { StatusBadge } from '../../ui/data/cells/StatusBadge';
import { dayText } from '../calendar/day';
import { goalStateTone, goalStateWord } from './reviewWords';

/** A goal among the facts of a review: by when, what, its status, and more about it. */
export function goalFact(goal: FragmentType<typeof GoalFactPart>): Fact {
  const { title, description, state, dueDate } = getFragmentData(GoalFactPart, goal);
  return {
    label: dueDate ? `By ${dayText(dueDate)}` : 'Without a due date',
    value: (
      <>
        <span>{title}</span> <StatusBadge tone={goalStateTone[state]}>{goalStateWord[state]}</StatusBadge>
        {description && <div>{description}</div>}
      </>
    ),
    wide: true,
  };
}

const GoalFactPart = graphql(`
  fragment GoalFact on Goal {
    id
    title
    description
    state
    dueDate
  }
`);
