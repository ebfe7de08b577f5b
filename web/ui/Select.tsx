import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import styled from 'styled-components';

import { controlStyle } from './controlStyle';
import { FieldError, Hint, Label, type CellFieldProps } from './Field';
import { Icon } from './Icon';
import { optionStyle, popoverNoteStyle, popoverStyle } from './popoverStyle';
import { theme } from './theme';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends CellFieldProps {
  options: readonly SelectOption[];
  /** The chosen value; "" may be an option ("All statuses"), else it means nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  required?: boolean;
  /** The options are on their way: an empty list says so, and shows them when they are there. */
  loading?: boolean;
  /** Keeps the label for screen readers only and lets the width follow the words: filters. */
  compact?: boolean;
}

/** Choose one of a few; type to find. Inside a form use `value`/`onChange` of the field. */
export function Select({
  label,
  hint,
  error,
  noteId,
  options,
  value,
  onChange,
  onBlur,
  name,
  placeholder = 'Choose…',
  disabled,
  required,
  loading = false,
  compact = false,
}: SelectProps) {
  const known = options.some((option) => option.value === value);
  const awaited = loading && options.length === 0;
  return (
    <Box
      $compact={compact}
      aria-label={compact && typeof label === 'string' ? label : undefined}
      // React Aria takes "" for a key like any other.
      value={known ? value : null}
      onChange={(key) => {
        if (key !== null) onChange(String(key));
      }}
      onBlur={onBlur}
      name={name}
      placeholder={awaited ? loadingText : placeholder}
      // Without it a press that comes before the options does nothing at all.
      allowsEmptyCollection
      isDisabled={disabled}
      isRequired={required}
      isInvalid={Boolean(error)}
      aria-describedby={error ? noteId : undefined}
      validationBehavior="aria"
    >
      {!compact && (
        <Label as={AriaLabel} $inCell={noteId !== undefined}>
          {label}
        </Label>
      )}
      {hint && (
        <Hint as={Text} slot="description">
          {hint}
        </Hint>
      )}
      <Trigger>
        <Chosen />
        <Icon shape={ChevronDown} />
      </Trigger>
      {noteId === undefined && <FieldError as={AriaFieldError}>{error}</FieldError>}
      <List>
        <ListBox
          items={options}
          renderEmptyState={() => <EmptyNote>{awaited ? loadingText : 'Nothing to choose from'}</EmptyNote>}
        >
          {(option) => (
            <Option id={option.value} textValue={option.label} isDisabled={option.disabled}>
              {({ isSelected }) => (
                <>
                  <OptionLabel>{option.label}</OptionLabel>
                  {isSelected && <Icon shape={Check} />}
                </>
              )}
            </Option>
          )}
        </ListBox>
      </List>
    </Box>
  );
}

const loadingText = 'Loading...';

const Box = styled(AriaSelect)<{ $compact: boolean }>`
  display: ${({ $compact }) => ($compact ? 'inline-grid' : 'grid')};
  /* What is chosen never widens its place. */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  align-content: start;
  min-inline-size: 0;
`;

const Trigger = styled(Button)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  text-align: start;
  cursor: pointer;
  svg {
    color: ${theme.color.ink3};
  }
  /* React Aria keeps aria-invalid for itself and marks the field instead. */
  [data-invalid] > & {
    border-color: ${theme.color.danger};
  }
`;

const Chosen = styled(SelectValue)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
  }
`;

const List = styled(Popover)`
  ${popoverStyle}
`;

const Option = styled(ListBoxItem)`
  ${optionStyle}
  justify-content: space-between;
  &[data-selected] {
    color: ${theme.color.brandText};
    font-weight: ${theme.weight.medium};
  }
`;

const OptionLabel = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const EmptyNote = styled.p`
  ${popoverNoteStyle}
`;
