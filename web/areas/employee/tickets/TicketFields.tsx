import { OwnAssetField } from '../../../domain/assets/OwnAssetField';
import type { FormFields } from '../../../domain/form/fields';
import { priorityName } from '../../../domain/tickets/priorityName';
import { QuietFailure } from '../../../ui/feedback/QuietFailure';
import { Select } from '../../../ui/form/choice/Select';
import { FieldPair } from '../../../ui/layout/Stack';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { namesAsset, type TicketValues } from './ticketForm';
import { useCategories } from '../../../domain/tickets/useCategories';

/** The fields of a general ticket. */
export function TicketFields({ form }: { form: FormFields<TicketValues> }) {
  const { options, loading, failed, retry } = useCategories();
  const priority = form.choice('priority');

  return (
    <>
      <TextField {...form.text('title')} label="Title" autoComplete="off" required />
      <FieldPair>
        <Select
          {...form.choice('categoryId')}
          label="Category"
          options={options}
          loading={loading}
          required
        />
        <Select
          {...priority}
          onChange={(chosen) => priority.onChange(chosen as TicketValues['priority'])}
          label="Priority"
          options={Object.entries(priorityName).map(([value, label]) => ({ value, label }))}
        />
      </FieldPair>
      {failed && (
        <QuietFailure busy={loading} onRetry={retry}>
          Categories are not available at the moment.
        </QuietFailure>
      )}
      <TextArea {...form.text('description')} label="Description" rows={6} required />
      {namesAsset(form.values) && <OwnAssetField {...form.choice('assetId')} />}
    </>
  );
}
