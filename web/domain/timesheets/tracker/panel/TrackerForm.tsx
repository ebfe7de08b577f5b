import { Play } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';

import { TimeEntryLimits } from '../../../../generated/limits';
import { Button } from '../../../../ui/form/Button';
import { Select } from '../../../../ui/form/choice/Select';
import { TextField } from '../../../../ui/form/TextField';
import { theme } from '../../../../ui/theme';
import { isBlank } from '../../../text/unseen';
import { projects } from '../../pinned';
import { trackerWords } from '../trackerWords';
import { useTracker } from '../useTracker';

/** What someone chose and typed. */
export interface TypedWork {
  project: string;
  task: string;
}

export const nothingTyped: TypedWork = { project: '', task: '' };

interface Props {
  typed: TypedWork;
  onType: (typed: TypedWork) => void;
  /** Puts the fields beside each other where there is room. */
  wide?: boolean;
  /** Called when Start is pressed and nothing is missing. */
  onStart: () => void;
}

const options = projects.map((name) => ({ value: name, label: name }));

/**
 * The form to start tracking. Its owner keeps the typed text, so that a failed start or a closed panel loses
 * nothing.
 */
export function TrackerForm({ typed, onType, wide = false, onStart }: Props) {
  const { start, busy } = useTracker();
  const [isRefused, setRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const missing = typed.project === '' ? 'project' : isBlank(typed.task) ? 'task' : null;
  const error = (field: typeof missing) => isRefused && missing === field && trackerWords.incomplete;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(missing !== null);
    if (missing === null) {
      onStart();
      void start(typed).then((isStarted) => {
        if (isStarted) onType(nothingTyped);
      });
    } else {
      form.current
        ?.querySelector<HTMLElement>(missing === 'project' ? 'button' : 'input[name="task"]')
        ?.focus();
    }
  };

  return (
    <Form ref={form} aria-label="Track time" noValidate $wide={wide} onSubmit={submit}>
      <Select
        label="Project"
        options={options}
        value={typed.project}
        onChange={(project) => onType({ ...typed, project })}
        error={error('project')}
      />
      <TextField
        label="Task"
        name="task"
        value={typed.task}
        onChange={(event) => onType({ ...typed, task: event.target.value })}
        maxLength={TimeEntryLimits.taskDescription}
        autoComplete="off"
        placeholder="What are you working on?"
        error={error('task')}
      />
      <Go $wide={wide}>
        <Button type="submit" variant="primary" icon={Play} wide busy={busy === 'start'} busyText="Starting…">
          Start
        </Button>
      </Go>
    </Form>
  );
}

const Form = styled.form<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $wide }) => ($wide ? `minmax(0, ${theme.size.field}) minmax(0, 1fr) auto` : 'minmax(0, 1fr)')};
  gap: ${theme.space[3]} ${theme.space[4]};
  align-items: start;
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Beside the fields it is at the height of their controls, under the line of the labels. */
const Go = styled.div<{ $wide: boolean }>`
  padding-block-start: ${({ $wide }) => ($wide ? `calc(${theme.type[13]} * 1.5 + ${theme.space[1]})` : '0')};
  ${theme.media.phone} {
    padding-block-start: 0;
  }
`;
