import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';

import { checkboxStyle } from './checkboxStyle';
import { FieldError, Hint } from '../Field';
import { theme } from '../../theme';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  /** What it means, under the words. */
  hint?: ReactNode;
  error?: ReactNode;
}

/** A native checkbox with its words to the right; both are the target. */
export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div>
      <Row>
        <Box
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
        />
        <span>{label}</span>
      </Row>
      {hint && <Under id={`${id}-hint`}>{hint}</Under>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const Row = styled.label`
  display: flex;
  inline-size: fit-content;
  align-items: flex-start;
  gap: ${theme.space[3]};
  color: ${theme.color.ink};
  cursor: pointer;
  &:has(:disabled) {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }
`;

const Under = styled(Hint)`
  margin-inline-start: calc(${theme.size.icon} + ${theme.space[3]});
`;

const Box = styled.input`
  ${checkboxStyle}
  margin-block-start: 0.2em;
`;
