import type { ComponentProps } from 'react';
import styled from 'styled-components';

import { controlStyle } from './controlStyle';
import { Field, type CellFieldProps } from './Field';
import { theme } from '../theme';

export interface TextAreaProps extends ComponentProps<'textarea'>, CellFieldProps {}

/** Several lines of text; grows with the text if the browser can. */
export function TextArea({ label, hint, error, id, noteId, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id} noteId={noteId}>
      {(control) => <Area dir="auto" {...rest} {...control} rows={rows} $rows={rows} />}
    </Field>
  );
}

const Area = styled.textarea<{ $rows: number }>`
  ${controlStyle}
  padding-block: ${theme.space[2]};
  line-height: 1.5;
  resize: vertical;
  field-sizing: content;
  min-block-size: calc(${({ $rows }) => $rows} * 1lh + 2 * ${theme.space[2]});
  /* Long text scrolls, so that the buttons below stay visible. */
  max-block-size: 50vh;
`;
