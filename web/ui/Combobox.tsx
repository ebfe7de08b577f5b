import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

import { controlStyle } from './controlStyle';
import { Icon } from './Icon';
import { optionStyle, popoverStyle } from './popoverStyle';
import { theme } from './theme';

export interface ComboboxOption {
  id: string;
  /** The words alone, read aloud. */
  text: string;
  /** What is shown in place of the words. */
  content?: ReactNode;
}

export interface ComboboxProps {
  /** Read aloud; the placeholder shows it, too. */
  label: string;
  /** What is typed. */
  text: string;
  onText: (text: string) => void;
  /** What fits to the text; the caller finds it. */
  options: readonly ComboboxOption[];
  onChoose: (id: string) => void;
  /** In place of options where nothing fits. */
  emptyText: ReactNode;
  /** Under the options: how many more there are. */
  note?: ReactNode;
}

/** Find one of many by typing; arrows move, Enter takes the one marked or else the first. */
export function Combobox({ label, text, onText, options, onChoose, emptyText, note }: ComboboxProps) {
  const [first] = options;
  return (
    <Box
      aria-label={label}
      inputValue={text}
      onInputChange={onText}
      items={options}
      value={null}
      onChange={(key) => { if (key !== null) onChoose(String(key)); }}
      allowsCustomValue
      allowsEmptyCollection={text.trim() !== ''}
      menuTrigger="input"
    >
      <Lens><Icon shape={Search} /></Lens>
      <TextInput
        placeholder={label}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && first && !event.currentTarget.hasAttribute('aria-activedescendant')) onChoose(first.id);
        }}
      />
      <List>
        <ListBox items={options} renderEmptyState={() => <Note>{emptyText}</Note>}>
          {(option) => <Option id={option.id} textValue={option.text}>{option.content ?? option.text}</Option>}
        </ListBox>
        {note && <Note>{note}</Note>}
      </List>
    </Box>
  );
}

const { color, space, type } = theme;

const Box = styled(ComboBox<ComboboxOption>)`
  position: relative;
  flex: 0 1 ${theme.size.field};
  min-inline-size: 0;
  ${theme.media.phone} { flex: 1 0 100%; }
`;

const Lens = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${space[3]};
  display: flex;
  align-items: center;
  color: ${color.ink3};
  pointer-events: none;
`;

const TextInput = styled(Input)`
  ${controlStyle}
  padding-inline-start: ${space[10]};
`;

const List = styled(Popover)`
  ${popoverStyle}
  inline-size: ${theme.size.search};
  max-block-size: ${theme.size.search};
`;

const Option = styled(ListBoxItem)`${optionStyle}`;

const Note = styled.p`
  padding: ${space[2]};
  color: ${color.ink3};
  font-size: ${type[13]};
`;
