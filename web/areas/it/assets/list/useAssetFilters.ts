import { useQuery } from '@apollo/client/react';

import { useDepartments } from '../../../../domain/people/useDepartments';
import type { ListFilter } from '../../../../ui/form/filters/Filters';
import { allPeople } from '../assetPeople';
import {
  conditionOptions,
  locationOptions,
  statusOptions,
  type AssetFilter,
  type AssetList,
} from './useAssetList';
import { tabOf } from './tabs';
import { useAssetCategories } from '../useAssetCategories';

export interface AssetNarrowing extends ListFilter {
  name: AssetFilter;
}

/** The five filters of the panel, and the two that have their own place. */
export function useAssetFilters(list: AssetList): readonly AssetNarrowing[] {
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
  const all: readonly Omit<AssetNarrowing, 'value' | 'initial'>[] = [
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
