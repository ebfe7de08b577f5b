import { useId } from 'react';
import styled from 'styled-components';

import { Checkbox } from '../../../ui/form/choice/Checkbox';
import { FieldError, Hint, Label } from '../../../ui/form/Field';
import { theme } from '../../../ui/theme';

interface Props {
  own: readonly { codename: string; name: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

/** Which of the person's own permissions a token has. */
export function TokenPermissions({ own, value, onChange, error }: Props) {
  const id = useId();
  return (
    <Group aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <Label as="legend">Permissions</Label>
      <Hint id={`${id}-hint`}>
        {own.length > 0
          ? 'Without any, it may do what every employee may, with your own records and those of your team.'
          : 'Your roles give none to choose from. It may do what every employee may, with your own records and those of your team.'}
      </Hint>
      {own.map(({ codename, name }) => (
        <Checkbox
          key={codename}
          label={name}
          hint={codename}
          checked={value.includes(codename)}
          onChange={({ target: { checked } }) =>
            onChange(checked ? [...value, codename] : value.filter((one) => one !== codename))
          }
        />
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  legend {
    padding: 0;
  }
`;
