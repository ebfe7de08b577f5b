import type { FormFields } from '../../../../domain/form/fields';
import { Select } from '../../../../ui/form/choice/Select';
import { Switch } from '../../../../ui/form/choice/Switch';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import { difficultyWord, optionsOf } from '../courseWords';
import type { PathValues } from './pathForm';
import { PathStepsField } from './PathStepsField';

/** The fields of a path, new or changed. */
export function PathFields({ form }: { form: FormFields<PathValues> }) {
  const difficulty = form.choice('difficulty');
  const isActive = form.choice('isActive');
  return (
    <>
      <TextField {...form.text('title')} label="Title" autoComplete="off" required />
      <TextArea {...form.text('description')} label="Description" hint="Optional" rows={3} />
      <Select
        {...difficulty}
        label="Level"
        options={optionsOf(difficultyWord)}
        onChange={(value) => difficulty.onChange(value as PathValues['difficulty'])}
        required
      />
      <PathStepsField {...form.choice('steps')} />
      <Switch
        label="Offered to everyone"
        checked={isActive.value}
        onChange={(event) => isActive.onChange(event.target.checked)}
      />
    </>
  );
}
