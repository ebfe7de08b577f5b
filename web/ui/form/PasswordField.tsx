import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import styled from 'styled-components';

import { controlStyle } from './controlStyle';
import { Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';
import { theme } from '../theme';

export interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'type'>, FieldProps {
  size?: 'medium' | 'large';
}

/**
 * A password with a button that shows the typed text. Set `autoComplete` to "current-password" or "new-password".
 */
export function PasswordField({ label, hint, error, id, size = 'medium', ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);

  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <Box>
          <Input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            $large={size === 'large'}
            spellCheck={false}
          />
          <Toggle>
            <IconButton
              icon={shown ? EyeOff : Eye}
              label={shown ? 'Hide password' : 'Show password'}
              aria-pressed={shown}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            />
          </Toggle>
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;
`;

const Input = styled.input<{ $large: boolean }>`
  ${controlStyle}
  padding-inline-end: ${theme.space[10]};
  ${({ $large }) => $large && `min-block-size: ${theme.size.controlLarge};`}
  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${theme.space.half};
  display: flex;
  align-items: center;
`;
