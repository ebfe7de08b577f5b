import { useId } from 'react';
import styled from 'styled-components';

import { Label } from '../form/Field';
import { Icon, type IconShape } from './Icon';
import { theme } from '../theme';
import { VisuallyHidden } from './VisuallyHidden';

export interface Segment<Value extends string> {
  value: Value;
  label: string;
  icon?: IconShape;
}

export interface SegmentsProps<Value extends string> {
  label: string;
  options: readonly Segment<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
  /** Keeps the label for screen readers only. */
  compact?: boolean;
}

/** One of two or three short words beside each other: native radios, moved by arrow keys. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
  compact = false,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <Group role="radiogroup" disabled={disabled}>
      {compact ? <VisuallyHidden as="legend">{label}</VisuallyHidden> : <Label as="legend">{label}</Label>}
      <Row>
        {options.map((option) => (
          <Choice key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon shape={option.icon} />}
            {option.label}
          </Choice>
        ))}
      </Row>
    </Group>
  );
}

const { color, space, size, radius } = theme;

const Group = styled.fieldset`
  legend {
    margin-block-end: ${space[1]};
    padding: 0;
  }
`;

const Row = styled.div`
  display: inline-flex;
  padding: ${space.half};
  border: ${theme.border.line};
  border-radius: ${radius.control};
  background: ${color.sunken};
`;

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: calc(${size.control} - ${space[1]});
  padding-inline: ${space[3]};
  border: ${theme.border.none};
  border-radius: ${radius.tag};
  color: ${color.ink2};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:hover {
    color: ${color.ink};
  }
  &:has(:checked) {
    border: ${theme.border.line};
    background: ${color.surface};
    color: ${color.ink};
    box-shadow: ${theme.shadow.raised};
  }
  &:has(:focus-visible) {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: ${size.hair};
  }
  &:has(:disabled) {
    color: ${color.ink3};
    cursor: not-allowed;
  }
`;
