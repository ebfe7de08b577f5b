import { useId, type ReactNode } from 'react';
import styled, { css } from 'styled-components';

import { hiddenStyle } from '../hiddenStyle';
import { theme } from '../theme';

/** What every field of a form takes. */
export interface FieldProps {
  label: ReactNode;
  /** One line under the label that says what to write. */
  hint?: ReactNode;
  /** The error and how to correct it; shown under the control and associated with it. */
  error?: ReactNode;
}

export interface CellFieldProps extends FieldProps {
  /**
   * Set in a table cell: id of the element with the errors of the row, which shows `error`. The label is then the
   * column header, and is only shown when the table is displayed as cards.
   */
  noteId?: string | undefined;
}

/** The attributes that a control inside a Field must have. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends CellFieldProps {
  id?: string;
  /**
   * Use "group" when the control is not one labelable element; its label then names it by `aria-labelledby`.
   */
  labelId?: string;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint, control, and error below; the control gets the ids that describe it. */
export function Field({ id, label, labelId, hint, error, noteId, children }: Props) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint ? hintId : '', error ? (noteId ?? errorId) : ''].filter(Boolean).join(' ');

  return (
    <Box data-field="">
      <Label id={labelId} htmlFor={controlId} $inCell={noteId !== undefined}>
        {label}
      </Label>
      {hint && (
        <Hint id={hintId} data-hint="">
          {hint}
        </Hint>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && noteId === undefined && (
        <FieldError id={errorId} data-problem="">
          {error}
        </FieldError>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr); /* a long file name is cut, not the form */
  gap: ${theme.space[1]};
  align-content: start;
  min-inline-size: 0;
`;

/** Also the look of a legend. */
export const Label = styled.label<{ $inCell?: boolean }>`
  color: ${theme.color.ink};
  font-size: ${theme.type[13]};
  font-weight: ${theme.weight.medium};
  ${({ $inCell }) =>
    $inCell &&
    css`
      ${theme.container.wide} {
        ${hiddenStyle}
      }
    `}
`;

export const Hint = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
`;

export const FieldError = styled.p`
  color: ${theme.color.danger};
  font-size: ${theme.type[13]};
`;
