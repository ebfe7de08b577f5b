import type { ComponentProps } from 'react';
import styled from 'styled-components';

import { controlStyle } from './controlStyle';
import { Field, type CellFieldProps } from './Field';
import { theme } from '../theme';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, CellFieldProps {
  /** large is 42 px high, for the sign-in page. */
  size?: 'medium' | 'large';
}

/** One line of text, an email address or a number; takes every attribute of an input. */
export function TextField({ label, hint, error, id, noteId, size = 'medium', ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} noteId={noteId}>
      {(control) => <Input dir="auto" {...rest} {...control} $large={size === 'large'} />}
    </Field>
  );
}

const Input = styled.input<{ $large: boolean }>`
  ${controlStyle}
  ${({ $large }) => $large && `min-block-size: ${theme.size.controlLarge};`}
  &[type='number'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
