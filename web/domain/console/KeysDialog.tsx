import styled from 'styled-components';

import { Dialog } from '../../ui/overlay/Dialog';
import { theme } from '../../ui/theme';

/** Which keys a console knows. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" isOpen onClose={onClose} dismissable isText>
      <Keys>
        {keys.map(({ press, does }) => (
          <div key={does}>
            <dt>
              {press.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  );
}

const keys: readonly { press: readonly string[]; does: string }[] = [
  { press: ['J', '↓'], does: 'Next ticket' },
  { press: ['K', '↑'], does: 'Previous ticket' },
  { press: ['Enter'], does: 'Open the ticket' },
  { press: ['R'], does: 'Respond' },
  { press: ['S'], does: 'Update the status' },
  { press: ['A'], does: 'Assign' },
  { press: ['Esc'], does: 'Close what is open' },
  { press: ['?'], does: 'Show these keys' },
];

const Keys = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  > div {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
    align-items: center;
  }
  dt {
    display: flex;
    gap: ${theme.space[1]};
  }
  kbd {
    min-inline-size: ${theme.space[6]};
    padding-inline: ${theme.space[2]};
    border: ${theme.border.strong};
    border-radius: ${theme.radius.tag};
    background: ${theme.color.sunken};
    font: inherit;
    font-size: ${theme.type[13]};
    text-align: center;
  }
`;
