import type { ComponentProps } from 'react';
import styled from 'styled-components';

import { controlStyle } from './controlStyle';
import { Field, type CellFieldProps } from './Field';
import { theme } from './theme';

export interface DateFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'>, CellFieldProps {
  /** "month" and "time" are the same control for other precisions. */
  precision?: 'date' | 'month' | 'time';
}

/** A day, as ISO text ("2027-03-08"): the device's own picker, in the person's own order of day and month. */
export function DateField({ label, hint, error, id, noteId, precision = 'date', ...rest }: DateFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} noteId={noteId}>
      {(control) => <Input {...rest} {...control} type={precision} />}
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
  /* Phones centre the text and collapse an empty field. */
  display: block;
  appearance: none;
  &::-webkit-date-and-time-value {
    text-align: start;
  }
  &::-webkit-calendar-picker-indicator {
    cursor: pointer;
    opacity: 0.6;
    padding: ${theme.space.half};
  }
`;
