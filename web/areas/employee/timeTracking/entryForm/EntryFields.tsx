import type { FormFields } from '../../../../domain/form/fields';
import { DateField } from '../../../../ui/form/DateField';
import { Select } from '../../../../ui/form/choice/Select';
import { FieldPair } from '../../../../ui/layout/Stack';
import { TextArea } from '../../../../ui/form/TextArea';
import { TimeField } from '../../../../ui/form/TimeField';
import { entryPresets, weekBounds, type EntryValues } from './entryForm';
import { projectOptions } from './projectOptions';
import { ShiftPreview } from './ShiftPreview';

interface Props {
  form: FormFields<EntryValues>;
  /** Monday of the week that the entry is in. */
  weekStartDate: string;
  /** The saved project of the entry, which may not be among the offered ones. */
  savedProject?: string;
}

/** The fields of a time entry, new or changed. */
export function EntryFields({ form, weekStartDate, savedProject = '' }: Props) {
  return (
    <>
      <FieldPair>
        <DateField
          {...form.choice('date')}
          {...weekBounds(weekStartDate)}
          presets={entryPresets}
          label="Date"
          required
        />
        <Select {...form.choice('project')} label="Project" options={projectOptions(savedProject)} />
      </FieldPair>
      <TextArea {...form.text('taskDescription')} label="Task Description" rows={2} />
      <FieldPair>
        <TimeField
          {...form.choice('clockInTime')}
          label="Clock In"
          hint="24-hour or am/pm: 17:30 or 5:30 pm"
          required
        />
        <TimeField
          {...form.choice('clockOutTime')}
          label="Clock Out"
          hint="Earlier than clock in is the next day"
          required
        />
      </FieldPair>
      <ShiftPreview values={form.values} />
      <TextArea {...form.text('notes')} label="Notes" hint="Optional" rows={2} />
    </>
  );
}
