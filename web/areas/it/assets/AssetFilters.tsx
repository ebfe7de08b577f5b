import styled from 'styled-components';

import { useQuery } from '@apollo/client/react';

import { PersonPicker } from '../../../domain/people/PersonPicker';
import { useDepartments } from '../../../domain/people/useDepartments';
import { Checkbox } from '../../../ui/form/Checkbox';
import { FilterChips, type ListFilter } from '../../../ui/form/Filters';
import { Select } from '../../../ui/form/Select';
import { theme } from '../../../ui/theme';
import { useAssetCategories } from './AssetFields';
import { allPeople } from './assetPeople';
import {
  conditionOptions,
  locationOptions,
  statusOptions,
  type AssetFilter,
  type AssetList,
} from './useAssetList';
import { tabOf } from './tabs';

interface Narrowing extends ListFilter {
  name: AssetFilter;
}

/** The five filters of the panel, and the two that have a place of their own [C2.19]. */
export function useAssetFilters(list: AssetList): readonly Narrowing[] {
  const categories = useAssetCategories();
  const departments = useDepartments();
  const { employee } = list.filters;
  const named = useQuery(allPeople.named, {
    variables: { id: Number(employee) },
    skip: employee === 'all',
  });
  const person = named.data && allPeople.readNamed(named.data);
  const isTab = tabOf(list.filters.status) !== 'all';
  const withAll = (label: string, options: ListFilter['options']) => [{ value: 'all', label }, ...options];
  const all: readonly Omit<Narrowing, 'value' | 'initial'>[] = [
    { name: 'type', label: 'Asset Type', options: withAll('All types', categories.options) },
    { name: 'status', label: 'Status', options: statusOptions },
    { name: 'location', label: 'Location', options: locationOptions },
    { name: 'department', label: 'Department', options: withAll('All departments', departments.options) },
    {
      name: 'employee',
      label: 'Employee',
      options: [{ value: employee, label: person?.name ?? 'One person' }],
    },
    { name: 'condition', label: 'Condition', options: conditionOptions },
    { name: 'left', label: 'Held by', options: [{ value: 'yes', label: 'People who left' }] },
  ];
  return all.map((filter) => ({
    ...filter,
    value: list.filters[filter.name],
    // A tab shows already which status is chosen.
    initial: filter.name === 'status' && isTab ? list.filters.status : 'all',
  }));
}

interface Props {
  list: AssetList;
  filters: readonly Narrowing[];
}

/** Asset Type, Status, Location, Department, Employee; and what people have who left [C2.19]. */
export function AssetFilterPanel({ list, filters, id }: Props & { id: string }) {
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

/** The filters in force, each with a button that takes it away. */
export function AssetFilterChips({ list, filters }: Props) {
  return (
    <FilterChips
      filters={filters}
      onFilter={(name) => list.setFilter(name as AssetFilter, 'all')}
      onClear={list.clear}
    />
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${theme.space[3]};
`;

const Whole = styled.div`
  grid-column: 1 / -1;
`;
