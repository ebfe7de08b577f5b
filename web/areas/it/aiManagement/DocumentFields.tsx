import type { FormFields } from '../../../domain/form/fields';
import { isBlank } from '../../../domain/text/unseen';
import { Select } from '../../../ui/form/choice/Select';
import { TagInput } from '../../../ui/form/choice/TagInput';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import type { DocumentValues } from './document';
import { documentCategories } from './pinned';

/** Why a document cannot be kept yet; null when it can. */
export const missing = ({ title, category }: DocumentValues): string | null =>
  isBlank(title) || category === '' ? 'Enter a title and choose a category first.' : null;

/** The fields of a document that a person writes. */
export function DocumentFields({ form }: { form: FormFields<DocumentValues> }) {
  return (
    <>
      <TextField {...form.text('title')} label="Title" autoComplete="off" maxLength={200} required />
      <Select
        {...form.choice('category')}
        label="Category"
        options={documentCategories.map((category) => ({ value: category, label: category }))}
        required
      />
      <TextArea {...form.text('description')} label="Description" hint="Optional" />
      <TagInput {...form.choice('tags')} label="Tags" hint="Optional; Enter or a comma ends one." />
    </>
  );
}
