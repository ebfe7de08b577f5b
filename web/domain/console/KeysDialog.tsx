import styled from 'styled-components';

import { Button } from '../../ui/form/Button';
import { Dialog } from '../../ui/overlay/dialog/Dialog';
import { theme } from '../../ui/theme';
import { useViewer } from '../session/SessionContext';
import { useLetterKeys } from './letterKeys';

/** Which keys a console knows, and the switch that turns the single letters off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const letters = useLetterKeys(useViewer().id);
  return (
    <Dialog title="Keyboard shortcuts" isOpen onClose={onClose} dismissable isText>
      <div>
        <Button onClick={() => letters.set(!letters.isOn)}>
          {letters.isOn ? 'Turn off single-letter shortcuts' : 'Turn on single-letter shortcuts'}
        </Button>
      </div>
      <Keys>
        {keys
          .filter(({ letter }) => letters.isOn || !letter)
          .map(({ press, does }) => (
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

/** Entries with `letter` are shown while single-letter shortcuts are on. */
const keys: readonly { press: readonly string[]; does: string; letter?: true }[] = [
  { press: ['↓'], does: 'Next row' },
  { press: ['↑'], does: 'Previous row' },
  { press: ['Enter'], does: 'Open the ticket' },
  { press: ['Esc'], does: 'Close what is open' },
  { press: ['J'], does: 'Next ticket', letter: true },
  { press: ['K'], does: 'Previous ticket', letter: true },
  { press: ['R'], does: 'Respond', letter: true },
  { press: ['S'], does: 'Update the status', letter: true },
  { press: ['A'], does: 'Assign', letter: true },
  { press: ['?'], does: 'Show these keys', letter: true },
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
