import { SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';

import { Chip, ChipRow } from '../choice/Chip';
import { PopoverButton } from '../../overlay/popover/PopoverButton';
import { Select } from '../choice/Select';
import type { SelectOption } from '../choice/selectOption';
import { TextButton } from '../TextButton';
import { theme } from '../../theme';

/** One active filter of a list. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly SelectOption[];
  value: string;
  /** The value that filters nothing. */
  initial: string;
}

interface Props {
  filters: readonly ListFilter[];
  onFilter: (name: string, value: string) => void;
}

const inForce = (filters: readonly ListFilter[]) => filters.filter(({ value, initial }) => value !== initial);

/** A button of a FilterBar that opens its filters, and says how many are in force: for more than two. */
export function FiltersButton({ filters, onFilter }: Props) {
  const count = inForce(filters).length;
  return (
    <PopoverButton
      label={count === 0 ? 'Filters' : `Filters (${String(count)})`}
      icon={SlidersHorizontal}
      title="Filters"
    >
      {filters.map(({ name, label, options, value }) => (
        <Select
          key={name}
          label={label}
          options={options}
          value={value}
          onChange={(next) => onFilter(name, next)}
        />
      ))}
    </PopoverButton>
  );
}

/** The active filters, each with a button to remove it; nothing without a filter. */
export function FilterChips({ filters, onFilter, onClear }: Props & { onClear: () => void }) {
  const shown = inForce(filters);
  if (shown.length === 0) return null;
  return (
    <Row>
      <ChipRow aria-label="Filters in force">
        {shown.map(({ name, label, options, value, initial }) => {
          const words = `${label}: ${options.find((option) => option.value === value)?.label ?? value}`;
          return (
            <li key={name}>
              <Chip removeLabel={`Remove filter ${words}`} onRemove={() => onFilter(name, initial)}>
                {words}
              </Chip>
            </li>
          );
        })}
      </ChipRow>
      {shown.length > 1 && <TextButton onClick={onClear}>Clear all</TextButton>}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;
