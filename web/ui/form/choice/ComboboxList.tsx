import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled, { css, keyframes } from 'styled-components';

import type { ComboboxOption } from './comboboxOption';
import { Icon } from '../../layout/Icon';
import { RestStays } from '../../overlay/RestStays';
import { optionStyle, popoverNoteStyle, popoverStyle } from '../../overlay/popover/popoverStyle';
import { theme } from '../../theme';
import { TwoLineCell } from '../../data/cells/TwoLineCell';

interface Props {
  options: readonly ComboboxOption[];
  /** In place of options where nothing fits. */
  emptyText: ReactNode;
  /** Above the options: a failure, a search that runs. */
  status?: ReactNode;
  /** Under the options. */
  note?: ReactNode;
  /** Milliseconds that it is still seen once it is closed. */
  stay?: number;
}

/** The list of a Combobox: one or two lines for each option, with its picture. */
export function ComboboxList({ options, emptyText, status, note, stay = 0 }: Props) {
  return (
    <List $stay={stay}>
      <RestStays />
      {status && <Note role="status">{status}</Note>}
      <Options items={options} renderEmptyState={() => !status && <Note>{emptyText}</Note>}>
        {({ id, text, line, picture }) => (
          <Option id={id} textValue={text}>
            {({ isSelected }) => (
              <>
                <TwoLineCell name={text} line={line} picture={picture} />
                {isSelected && <Icon shape={Check} />}
              </>
            )}
          </Option>
        )}
      </Options>
      {note && <Note>{note}</Note>}
    </List>
  );
}

/**
 * React Aria takes the list away once its animations are over: this one waits and moves nothing, so it is there
 * for people who want no motion, too.
 */
const nothing = keyframes`to { opacity: 1; }`;

const List = styled(Popover)<{ $stay: number }>`
  ${popoverStyle}
  max-inline-size: max(var(--trigger-width, 0px), ${theme.size.search});
  max-block-size: ${theme.size.search};
  &[data-trigger] {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
  ${({ $stay }) =>
    $stay > 0 &&
    css`
      &[data-exiting] {
        animation: ${nothing} 1ms ${$stay}ms !important;
        pointer-events: none;
      }
    `}
`;

/** It scrolls itself, because the arrows of the field move in it. */
const Options = styled(ListBox<ComboboxOption>)`
  min-block-size: 0;
  overflow-y: auto;
`;

const Option = styled(ListBoxItem)`
  ${optionStyle}
  justify-content: space-between;
  &[data-selected] {
    color: ${theme.color.brandText};
  }
`;

const Note = styled.p`
  ${popoverNoteStyle}
`;
