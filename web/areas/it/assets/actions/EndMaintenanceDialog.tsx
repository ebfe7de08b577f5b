import { useQuery } from '@apollo/client/react';
import { object, string } from 'yup';

import { useAction } from '../../../../domain/action/useAction';
import { instantDay } from '../../../../domain/calendar/instant';
import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { textUpTo } from '../../../../domain/form/textRule';
import { graphql } from '../../../../generated/gql';
import type { OpenWorkQuery } from '../../../../generated/graphql';
import { AssetMaintenanceLimits } from '../../../../generated/limits';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { numberProblem } from '../../../../ui/form/numbers/numbers';
import { MoneyField } from '../../../../ui/form/NumberField';
import { Select } from '../../../../ui/form/choice/Select';
import { TextArea } from '../../../../ui/form/TextArea';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import type { AssetDialogProps } from './AssignAssetDialog';
import { maintenanceTypeWord } from '../panel/maintenanceWords';
import { assetQueries } from '../staleQueries';

type Work = OpenWorkQuery['assetMaintenanceRecords']['results'][number];

const title = 'End Maintenance';

/** Reads which work continues, then ends it; with the last one the asset is available again. */
export function EndMaintenanceDialog({ asset, onClose }: AssetDialogProps) {
  const { data, loading, error, refetch } = useQuery(OpenWorkDocument, { variables: { id: asset.id } });
  const records = data?.assetMaintenanceRecords.results;
  if (records && records.length > 0) return <EndForm asset={asset} records={records} onClose={onClose} />;
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      {loading ? (
        <Skeleton steps={20} shape="block" />
      ) : (
        <ErrorState
          text={
            error ? 'Failed to load the work on this asset.' : 'This asset has no maintenance in progress.'
          }
          retryLabel="Retry"
          onRetry={error && (() => void refetch().catch(() => undefined))}
        />
      )}
    </Dialog>
  );
}

const schema = object({
  cost: string().test('cost', (value = '', { createError }) => {
    const message = numberProblem(value, { ...AssetMaintenanceLimits.cost, decimals: 2 });
    return message === undefined || createError({ message });
  }),
  notes: textUpTo(AssetMaintenanceLimits.notes),
});

const failed = 'Failed to end the maintenance. Please try again.';

function EndForm({ asset, records, onClose }: AssetDialogProps & { records: readonly Work[] }) {
  const { timeZone } = usePortalConfig();
  const { run } = useAction(EndMaintenanceDocument, {
    done: 'Maintenance ended',
    failed,
    inForm: true,
    stale: [...assetQueries, 'OpenWork'],
  });
  const named = ({ maintenanceType, description, createdAt }: Work) =>
    [maintenanceTypeWord[maintenanceType], description, `since ${instantDay(createdAt, timeZone)}`]
      .filter(Boolean)
      .join(' · ');
  const [first] = records;
  return (
    <FormDialog
      draft={`end of maintenance of asset ${String(asset.id)}`}
      title={title}
      line={<bdi>{asset.title}</bdi>}
      initialValues={{ record: String(first?.id ?? ''), cost: first?.cost ?? '', notes: '' }}
      schema={schema}
      titles={{ refused: failed }}
      submitLabel="End maintenance"
      busyLabel="Saving..."
      submit={async ({ record, cost, notes }) =>
        (
          await run({
            id: Number(record),
            input: { status: 'COMPLETED', cost: cost || null, ...(notes.trim() && { notes: notes.trim() }) },
          })
        ).failure
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          {first && records.length === 1 && <p dir="auto">{named(first)}</p>}
          {records.length > 1 && (
            <Select
              {...form.choice('record')}
              label="Work that is done"
              hint="The asset is available again once no maintenance is in progress."
              options={records.map((work) => ({ value: String(work.id), label: named(work) }))}
              required
            />
          )}
          <MoneyField
            {...form.choice('cost')}
            {...AssetMaintenanceLimits.cost}
            label="Cost"
            hint="Optional"
          />
          <TextArea {...form.text('notes')} label="What was done" hint="Optional" rows={3} />
        </>
      )}
    </FormDialog>
  );
}

const OpenWorkDocument = graphql(`
  query OpenWork($id: Int!) {
    assetMaintenanceRecords(asset: [$id], status: [IN_PROGRESS], pageSize: 50) {
      results {
        id
        maintenanceType
        description
        cost
        createdAt
      }
    }
  }
`);

const EndMaintenanceDocument = graphql(`
  mutation EndMaintenance($id: Int!, $input: AssetMaintenanceChanges!) {
    updateAssetMaintenance(id: $id, input: $input) {
      id
    }
  }
`);
