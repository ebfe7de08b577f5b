import type { ComponentProps } from 'react';
import styled from 'styled-components';

import { Field, type FieldProps } from './Field';
import { theme } from '../theme';

export interface SliderProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value' | 'onChange'>, FieldProps {
  value: number;
  onChange: (value: number) => void;
  /** The value in words, beside the slider and read aloud: "1.4×". */
  valueText: string;
}

/** A number between two ends: a native range, moved by pointer, arrow keys, Home and End. */
export function Slider({ label, hint, error, value, onChange, valueText, ...rest }: SliderProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Row>
          <Range
            {...rest}
            {...control}
            type="range"
            value={value}
            aria-valuetext={valueText}
            onChange={(event) => onChange(event.target.valueAsNumber)}
          />
          <Value htmlFor={control.id}>{valueText}</Value>
        </Row>
      )}
    </Field>
  );
}

const { color, space, size } = theme;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.control};
`;

const Range = styled.input`
  flex: 1;
  inline-size: 0;
  block-size: ${size.control};
  accent-color: ${color.brand};
  cursor: pointer;
  &:disabled {
    cursor: not-allowed;
  }
`;

const Value = styled.output`
  min-inline-size: 4ch;
  color: ${color.ink2};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
