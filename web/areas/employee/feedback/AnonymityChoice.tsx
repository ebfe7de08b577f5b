import styled from 'styled-components';

import { useViewer } from '../../../domain/session/SessionContext';
import { Checkbox } from '../../../ui/form/choice/Checkbox';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { theme } from '../../../ui/theme';

interface Props {
  name: string;
  value: boolean;
  onChange: (value: boolean) => void;
  error: string | undefined;
}

/** Whether the feedback goes without a name, and what that means (rule F1 to F4). */
export function AnonymityChoice({ name, value, onChange, error }: Props) {
  const { fullName } = useViewer();
  return (
    <Panel>
      <Checkbox
        name={name}
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        error={error}
        label="Send anonymously"
        hint={
          value
            ? 'No one can see who wrote it, HR and administrators included.'
            : `It goes with your name, ${fullName}: those who handle feedback see who wrote it.`
        }
      />
      <Disclosure label="How this stays anonymous">
        <ul>
          <li>
            It is kept without your name, email and department. HR reads what you wrote, but no one in the
            portal can look up who wrote it.
          </li>
          <li>
            Only you find it in your history, and only you can cancel it, as long as it is pending review.
          </li>
          <li>What you answer in its comments appears as “Anonymous”, too.</li>
          <li>Of every date only the day is kept, not the time.</li>
          <li>
            It cannot be changed later: what was sent anonymously stays so, and what was sent with your name
            keeps it.
          </li>
          <li>Your own words can still give you away. Leave out what only you would know.</li>
        </ul>
      </Disclosure>
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  details {
    margin-inline-start: calc(${theme.size.icon} + ${theme.space[3]});
  }
`;
