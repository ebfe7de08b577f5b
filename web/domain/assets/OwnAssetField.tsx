import { useQuery } from '@apollo/client/react';

import { graphql } from '../../generated/gql';
import { QuietFailure } from '../../ui/feedback/QuietFailure';
import { Select, type SelectProps } from '../../ui/form/choice/Select';

type Props = Pick<SelectProps, 'name' | 'value' | 'onChange' | 'error'>;

/** The asset of a ticket, one of the viewer's own; nothing for a person without assets. */
export function OwnAssetField(field: Props) {
  const { data, previousData, error, loading, refetch } = useQuery(OwnAssetsDocument);
  if (error)
    return (
      <QuietFailure busy={loading} onRetry={() => void refetch().catch(() => undefined)}>
        Your equipment is not available at the moment. You can send the ticket without it.
      </QuietFailure>
    );
  const own = (data ?? previousData)?.myEquipment ?? [];
  if (own.length === 0) return null;
  return (
    <Select
      {...field}
      label="Equipment"
      hint="Optional. The item that it is about."
      options={[
        { value: '', label: 'None of them' },
        ...own.map(({ id, name, assetTag }) => ({ value: String(id), label: `${name} · ${assetTag}` })),
      ]}
    />
  );
}

const OwnAssetsDocument = graphql(`
  query OwnAssets {
    myEquipment {
      id
      name
      assetTag
    }
  }
`);
