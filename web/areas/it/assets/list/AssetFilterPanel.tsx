import styled from 'styled-components';

import { PersonPicker } from '../../../../domain/people/PersonPicker';
import { Checkbox } from '../../../../ui/form/choice/Checkbox';
import { Hint } from '../../../../ui/form/Field';
import { Select } from '../../../../ui/form/choice/Select';
import { theme } from '../../../../ui/theme';
import { allPeople } from '../assetPeople';
import type { AssetNarrowing } from './useAssetFilters';
import type { AssetFilter, AssetList } from './useAssetList';

interface Props {
  id: string;
  list: AssetList;
  filters: readonly AssetNarrowing[];
  onClose: () => void;
}

/** Asset Type, Status, Location, Department, Employee; and what people have who left. */
export function AssetFilterPanel({ list, filters, id }: Props) {
  const { employee, left } = list.filters;
  return (
    <Panel id={id} role="group" aria-label="Filters">
      {filters
        .filter(({ name }) => inPanel.includes(name))
        .map(({ name, label, options, value }) => (
          <Select
            key={name}
            label={label}
            options={options}
            value={value}
            onChange={(next) => list.setFilter(name, next)}
          />
        ))}
      <PersonPicker
        label="Employee"
        placeholder="Type a name"
        value={employee === 'all' ? null : Number(employee)}
        onChange={(userId) => list.setFilter('employee', userId === null ? 'all' : String(userId))}
        among={allPeople}
      />
      <Whole>
        <Hint>
          Active means available or assigned, Inactive retired, Damaged in poor or broken condition.
        </Hint>
        <Checkbox
          label="Held by people who left"
          checked={left === 'yes'}
          onChange={({ target }) => list.setFilter('left', target.checked ? 'yes' : 'all')}
        />
      </Whole>
    </Panel>
  );
}

const inPanel: readonly AssetFilter[] = ['type', 'status', 'location', 'department'];

const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${theme.space[3]};
`;

const Whole = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${theme.space[3]};
`;
