import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';

import { controlStyle } from '../controlStyle';
import { Field, type CellFieldProps, type FieldControl } from '../Field';
import { Icon } from '../../layout/Icon';
import { lazyDialog } from '../../overlay/lazyDialog';
import { opensWith } from '../../overlay/menu/opensWith';
import type { SelectOption } from './selectOption';
import { theme } from '../../theme';

const SelectList = lazyDialog(() => import('./SelectList').then((module) => module.SelectList));

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
export function Select({ label, hint, error, noteId, compact = false, ...rest }: SelectProps) {
  if (compact) return <Trigger {...rest} label={typeof label === 'string' ? label : undefined} compact />;
  return <FormSelect {...rest} label={label} hint={hint} error={error} noteId={noteId} />;
}

function FormSelect({ label, hint, error, noteId, ...rest }: Omit<SelectProps, 'compact'>) {
  const labelId = useId();
  return (
    <Field label={label} labelId={labelId} hint={hint} error={error} noteId={noteId}>
      {(control) => <Trigger {...rest} control={control} labelId={labelId} />}
    </Field>
  );
}

interface TriggerProps extends Omit<SelectProps, keyof CellFieldProps> {
  /** Accessible name, if no label is shown. */
  label?: string | undefined;
  labelId?: string;
  control?: FieldControl;
}

/** The button that shows the selected option; the list is loaded later. */
function Trigger({
  label,
  labelId,
  control,
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
}: TriggerProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const valueId = useId();
  const [isOpen, setOpen] = useState(false);
  const chosen = options.find((option) => option.value === value);
  const awaited = loading && options.length === 0;
  return (
    <>
      <Box
        {...opensWith(() => setOpen(true))}
        ref={trigger}
        id={control?.id}
        type="button"
        name={name}
        disabled={disabled}
        // The keyboard moving into the list leaves the field as little as a choice does.
        onBlur={isOpen ? undefined : onBlur}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={label && `${chosen?.label ?? placeholder} ${label}`}
        aria-labelledby={labelId && `${valueId} ${labelId}`}
        aria-describedby={control?.['aria-describedby']}
        data-invalid={control?.['aria-invalid']}
        data-required={required}
        $compact={compact}
      >
        <Chosen id={valueId} data-placeholder={chosen === undefined || undefined}>
          {chosen?.label ?? (awaited ? loadingText : placeholder)}
        </Chosen>
        <Icon shape={ChevronDown} />
      </Box>
      {isOpen && (
        <SelectList
          label={label}
          labelId={labelId}
          options={options}
          value={value}
          onChoose={onChange}
          emptyText={awaited ? loadingText : 'Nothing to choose from'}
          trigger={trigger}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const loadingText = 'Loading...';

const Box = styled.button<{ $compact: boolean }>`
  ${controlStyle}
  display: ${({ $compact }) => ($compact ? 'inline-flex' : 'flex')};
  inline-size: ${({ $compact }) => ($compact ? 'auto' : '100%')};
  max-inline-size: 100%;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  text-align: start;
  cursor: pointer;
  svg {
    color: ${theme.color.ink3};
  }
  &[data-invalid='true'] {
    border-color: ${theme.color.danger};
  }
`;

/* A long selected option never widens the button. */
const Chosen = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${theme.color.ink3};
    font-weight: ${theme.weight.regular};
  }
`;
