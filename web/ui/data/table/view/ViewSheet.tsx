import type { RefObject } from 'react';
import styled from 'styled-components';

import { Checkbox } from '../../../form/choice/Checkbox';
import { TextButton } from '../../../form/TextButton';
import { Segments } from '../../../layout/Segments';
import { PopoverSheet } from '../../../overlay/popover/PopoverSheet';
import { theme } from '../../../theme';
import type { TableViewChoice } from './tableView';

interface Props {
  /** The columns that may be hidden. */
  columns: readonly { key: string; head: string }[];
  view: TableViewChoice;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The content of a ViewButton; a selection changes the table immediately. */
export function ViewSheet({ columns, view, trigger, onClose }: Props) {
  return (
    <PopoverSheet title="View" placement="bottom end" trigger={trigger} onClose={onClose}>
      <Segments
        label="Rows"
        options={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
        value={view.density}
        onChange={view.setDensity}
      />
      {columns.length > 0 && (
        <Columns>
          <legend>Columns</legend>
          {columns.map(({ key, head }) => (
            <Checkbox
              key={key}
              label={head}
              checked={!view.hidden.has(key)}
              onChange={(event) => view.setShown(key, event.target.checked)}
            />
          ))}
        </Columns>
      )}
      {view.isChanged && <Reset onClick={view.reset}>Reset view</Reset>}
    </PopoverSheet>
  );
}

const Columns = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  legend {
    margin-block-end: ${theme.space[2]};
    padding: 0;
    color: ${theme.color.ink2};
    font-size: ${theme.type[13]};
    font-weight: ${theme.weight.medium};
  }
`;

const Reset = styled(TextButton)`
  justify-self: start;
`;
