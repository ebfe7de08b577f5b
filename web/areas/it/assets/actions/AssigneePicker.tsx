import { useQuery } from '@apollo/client/react';

import { PersonPicker } from '../../../../domain/people/PersonPicker';
import { graphql } from '../../../../generated/gql';
import { ComboboxField } from '../../../../ui/form/choice/ComboboxField';
import { activePeople, allPeople } from '../assetPeople';
import { builtInNames, suggestionStay } from '../pinned';

interface Props {
  name?: string;
  value: number | null;
  onChange: (userId: number | null) => void;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
}

const label = 'Employee';

/**
 * The employee who gets an asset, selected from at most 10 names. If nobody is active, everyone is offered; without
 * employees, built-in names are shown as examples, and the server refuses them.
 */
export function AssigneePicker({ value, onChange, ...field }: Props) {
  const { data } = useQuery(AssetPeopleCountsDocument, { fetchPolicy: 'cache-first' });
  const nobodyActive = data?.active.count === 0;
  if (nobodyActive && data.everybody.count === 0)
    return (
      <ComboboxField
        {...field}
        label={label}
        hint="No employees could be found. These names are examples: an asset cannot be assigned to them."
        value={value === null ? '' : String(value)}
        onChange={(id) => onChange(id === '' ? null : Number(id))}
        options={examples}
        stay={suggestionStay}
      />
    );
  return (
    <PersonPicker
      {...field}
      label={label}
      placeholder="Type a name"
      value={value}
      onChange={onChange}
      among={nobodyActive ? allPeople : activePeople}
    />
  );
}

const examples = builtInNames.map((text, index) => ({ id: String(-1 - index), text }));

const AssetPeopleCountsDocument = graphql(`
  query AssetPeopleCounts {
    active: employees(isActive: true, pageSize: 1) {
      count
    }
    everybody: employees(pageSize: 1) {
      count
    }
  }
`);
