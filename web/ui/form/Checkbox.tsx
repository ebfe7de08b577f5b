import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';

import { FieldError, Hint } from './Field';
import { theme } from '../theme';

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
  appearance: none;
  flex: none;
  display: grid;
  place-content: center;
  inline-size: ${theme.size.icon};
  block-size: ${theme.size.icon};
  margin-block-start: 0.2em;
  border: ${theme.border.strong};
  border-color: ${theme.color.ink3};
  border-radius: ${theme.space[1]};
  background: ${theme.color.surface};
  cursor: inherit;

  &::before {
    content: '';
    inline-size: ${theme.space[2]};
    block-size: ${theme.space[1]};
    margin-block-end: ${theme.space.half};
    border: solid ${theme.color.onBrand};
    border-width: 0 0 ${theme.size.ring} ${theme.size.ring};
    rotate: -45deg;
    opacity: 0;
  }
  &:checked {
    background: ${theme.color.brand};
    border-color: ${theme.color.brand};
  }
  &:checked::before {
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }
  &:disabled {
    background: ${theme.color.track};
    border-color: ${theme.color.lineStrong};
  }
`;
