import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

import { FieldError, Hint, Label, type FieldProps } from '../Field';
import { theme } from '../../theme';

export interface RadioOption {
  value: string;
  label: ReactNode;
  /** One line under the words. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[];
  value: string;
  onChange: (value: string) => void;
  name?: string;
}

/** Select one of a few options that are all visible. */
export function RadioGroup({ label, hint, error, options, value, onChange, name }: RadioGroupProps) {
  const id = useId();
  return (
    <Group
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={
        [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
      }
    >
      <Label as="legend">{label}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {options.map((option) => (
        <Row key={option.value}>
          <Dot
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <Hint as="span">{option.hint}</Hint>}
          </span>
        </Row>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}

const { color, space, size } = theme;

const Group = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  legend {
    margin-block-end: ${space[1]};
    padding: 0;
  }
`;

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  inline-size: fit-content;
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
  ${Hint} {
    display: block;
  }
`;

const Dot = styled.input`
  appearance: none;
  flex: none;
  inline-size: ${size.icon};
  block-size: ${size.icon};
  margin-block-start: 0.2em;
  border: ${theme.border.strong};
  border-color: ${color.ink3};
  border-radius: ${theme.radius.round};
  background: ${color.surface};
  cursor: inherit;
  &:checked {
    border: ${space[1]} solid ${color.brand};
  }
  &:disabled {
    border-color: ${color.lineStrong};
  }
`;
