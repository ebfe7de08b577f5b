import { useSyncExternalStore, type ChangeEvent } from 'react';
import styled from 'styled-components';

import { checkboxStyle } from '../../../form/choice/checkboxStyle';
import { theme } from '../../../theme';
import type { RowKey, Selection } from './selection';

/** Chooses a row; with Shift held also the rows since the one before. The whole cell is the target. */
export function SelectBox({ selection, row, label }: { selection: Selection; row: RowKey; label: string }) {
  const isChosen = useSyncExternalStore(selection.subscribe, () => selection.read().has(row));
  return (
    <Target>
      <Box
        type="checkbox"
        data-selects=""
        aria-label={label}
        checked={isChosen}
        onChange={(event) => selection.choose(row, event.target.checked, hasShift(event))}
      />
    </Target>
  );
}

/** Selects all rows of the page, or none. */
export function SelectAllBox({ selection }: { selection: Selection }) {
  const extent = useSyncExternalStore(selection.subscribe, selection.extent);
  return (
    <Target>
      <Box
        ref={(box) => {
          if (box) box.indeterminate = extent === 'some';
        }}
        type="checkbox"
        aria-label="Select all rows on this page"
        checked={extent === 'all'}
        onChange={(event) => selection.chooseAll(event.target.checked)}
      />
    </Target>
  );
}

const hasShift = ({ nativeEvent }: ChangeEvent): boolean =>
  'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;

/* With Shift held a press marks no text. */
const Target = styled.label`
  display: flex;
  align-items: center;
  min-block-size: ${theme.size.control};
  padding-inline: ${theme.space[5]} ${theme.space[3]};
  user-select: none;
  cursor: pointer;
  ${theme.container.narrow} {
    padding-inline-start: 0;
  }
`;

const Box = styled.input`
  ${checkboxStyle}
`;
