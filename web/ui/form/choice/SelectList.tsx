import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

import { FocusKeeper } from '../../overlay/FocusKeeper';
import { Icon } from '../../layout/Icon';
import { optionStyle, popoverNoteStyle, popoverStyle } from '../../overlay/popover/popoverStyle';
import type { SelectOption } from './selectOption';
import { RestStays } from '../../overlay/RestStays';
import { theme } from '../../theme';

interface Props {
  label: string | undefined;
  labelId: string | undefined;
  options: readonly SelectOption[];
  value: string;
  onChoose: (value: string) => void;
  emptyText: string;
  trigger: RefObject<HTMLElement | null>;
  onClose: () => void;
}

// Selecting the present option also closes the list.
const always = { allowDuplicateSelectionEvents: true };

/** The list of a Select: arrow keys and first letters move, Enter selects, Escape closes. */
export function SelectList({ label, labelId, options, value, onChoose, emptyText, trigger, onClose }: Props) {
  const names = { 'aria-label': label, 'aria-labelledby': labelId };
  return (
    <List
      {...names}
      isOpen
      onOpenChange={onClose}
      triggerRef={trigger}
      placement="bottom start"
      trigger="Select"
    >
      <ListBox
        {...always}
        {...names}
        items={options}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[value]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          if (key !== undefined) onChoose(String(key));
          onClose();
        }}
        autoFocus
        shouldFocusOnHover
        renderEmptyState={() => <EmptyNote>{emptyText}</EmptyNote>}
      >
        {(option) => (
          <Option id={option.value} textValue={option.label} isDisabled={option.disabled}>
            {({ isSelected }) => (
              <>
                <OptionLabel>{option.label}</OptionLabel>
                {isSelected && <Icon shape={Check} />}
              </>
            )}
          </Option>
        )}
      </ListBox>
      <RestStays />
      <FocusKeeper />
    </List>
  );
}

const List = styled(Popover)`
  ${popoverStyle}
`;

const Option = styled(ListBoxItem)`
  ${optionStyle}
  justify-content: space-between;
  &[data-selected] {
    color: ${theme.color.brandText};
    font-weight: ${theme.weight.medium};
  }
`;

const OptionLabel = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const EmptyNote = styled.p`
  ${popoverNoteStyle}
`;
