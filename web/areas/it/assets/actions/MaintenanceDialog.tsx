import { object } from 'yup';

import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { textUpTo } from '../../../../domain/form/textRule';
import { graphql } from '../../../../generated/gql';
import type { MaintenanceType } from '../../../../generated/graphql';
import { AssetMaintenanceLimits } from '../../../../generated/limits';
import { Banner } from '../../../../ui/feedback/Banner';
import { Select } from '../../../../ui/form/choice/Select';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import type { AssetDialogProps } from './AssignAssetDialog';
import { maintenanceTypeWord } from '../panel/maintenanceWords';
import { assetQueries } from '../staleQueries';

interface Values {
  maintenanceType: MaintenanceType;
  description: string;
  performedBy: string;
}

const initialValues: Values = { maintenanceType: 'REPAIR', description: '', performedBy: '' };

const schema = object({
  description: textUpTo(AssetMaintenanceLimits.description),
  performedBy: textUpTo(AssetMaintenanceLimits.performedBy),
});

const failed = 'Failed to mark the asset for maintenance. Please try again.';
const types = Object.entries(maintenanceTypeWord).map(([value, label]) => ({ value, label }));

/** Begins work on an asset; who has it gives it up. */
export function MaintenanceDialog({ asset, onClose }: AssetDialogProps) {
  const { id, title, currentAssignment: assignment } = asset;
  const { run } = useAction(MarkForMaintenanceDocument, {
    done: 'Asset marked for maintenance',
    failed,
    inForm: true,
    stale: assetQueries,
  });
  return (
    <FormDialog
      draft={`maintenance of asset ${String(id)}`}
      title="Mark for Maintenance"
      line={<bdi>{title}</bdi>}
      initialValues={initialValues}
      schema={schema}
      titles={{ refused: failed }}
      submitLabel="Mark for maintenance"
      busyLabel="Saving..."
      submit={async ({ maintenanceType, description, performedBy }) =>
        (
          await run({
            id,
            input: {
              maintenanceType,
              description: description.trim(),
              performedBy: performedBy.trim() || null,
            },
          })
        ).failure
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          {assignment && (
            <Banner tone="warning">
              <bdi>{assignment.holderName}</bdi> has this asset. Maintenance ends the assignment.
            </Banner>
          )}
          <Select
            {...form.choice('maintenanceType')}
            onChange={(value) => form.choice('maintenanceType').onChange(value as MaintenanceType)}
            label="Type of work"
            options={types}
            required
          />
          <TextArea {...form.text('description')} label="What is to be done" hint="Optional" rows={3} />
          <TextField {...form.text('performedBy')} label="Done by" hint="Optional. A person or a company." />
        </>
      )}
    </FormDialog>
  );
}

const MarkForMaintenanceDocument = graphql(`
  mutation MarkForMaintenance($id: Int!, $input: MarkForMaintenanceInput) {
    markAssetForMaintenance(id: $id, input: $input) {
      id
      ...AssetRow
    }
  }
`);
