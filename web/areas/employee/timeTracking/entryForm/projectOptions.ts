import { projects } from '../../../../domain/timesheets/pinned';
import type { SelectOption } from '../../../../ui/form/choice/selectOption';

const offered: readonly SelectOption[] = projects.map((name) => ({ value: name, label: name }));

/** What time is tracked for, and whatever else an entry already has. */
export const projectOptions = (project: string): readonly SelectOption[] =>
  project === '' || projects.some((name) => name === project)
    ? offered
    : [...offered, { value: project, label: project }];
