import type { GoalRow } from './goal.loader.js';

type Changed = Pick<GoalRow, 'title' | 'description' | 'state' | 'dueDate'>;

const NAMES = { title: 'Title', description: 'Description', state: 'State', dueDate: 'Due date' } as const;
const STATES: Readonly<Record<GoalRow['state'], string>> = {
  not_started: 'Not started',
  in_progress: 'In progress',
  done: 'Done',
  dropped: 'Dropped',
};

/** "State: In progress, before: Not started." for each changed value; a generated note that cannot be omitted. */
export function changeText(before: Changed, after: Partial<Changed>): string {
  const text = (name: keyof Changed, value: string | null) =>
    name === 'state' ? STATES[value as GoalRow['state']] : value || 'none';
  return (Object.keys(NAMES) as (keyof Changed)[])
    .filter((name) => after[name] !== undefined && after[name] !== before[name])
    .map((name) =>
      name === 'description'
        ? 'Description changed.'
        : `${NAMES[name]}: ${text(name, after[name] ?? null)}, before: ${text(name, before[name])}.`,
    )
    .join(' ');
}
