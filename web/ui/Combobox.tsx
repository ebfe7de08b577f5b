import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

import { Icon } from './Icon';
import { optionStyle, popoverNoteStyle, popoverStyle } from './popoverStyle';
import { searchBoxStyle, searchInputStyle, searchLensStyle } from './searchStyle';
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
      onChange={(key) => {
        if (key !== null) onChoose(String(key));
      }}
      allowsCustomValue
      allowsEmptyCollection={text.trim() !== ''}
      menuTrigger="input"
    >
      <Lens>
        <Icon shape={Search} />
      </Lens>
      <TextInput
        placeholder={label}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && first && !event.currentTarget.hasAttribute('aria-activedescendant'))
            onChoose(first.id);
        }}
      />
      <List>
        <RestStays />
        <Options items={options} renderEmptyState={() => <Note>{emptyText}</Note>}>
          {(option) => (
            <Option id={option.id} textValue={option.text}>
              {option.content ?? option.text}
            </Option>
          )}
        </Options>
        {note && <Note>{note}</Note>}
      </List>
    </Box>
  );
}

/**
 * React Aria hides everything but the field and its list from screen readers while the list is open, although
 * the keyboard still reaches it. It leaves out what is marked like this when it does so, in its effect after
 * those of its parts.
 */
function RestStays() {
  const place = useRef<HTMLSpanElement>(null);
  const parts = useRef<Element[]>([]);
  useLayoutEffect(() => {
    // While the list is closed React Aria draws it outside the page, to know its options.
    if (!place.current?.isConnected) return;
    parts.current = [...document.body.children].filter((part) => !part.hasAttribute(leftOut));
    for (const part of parts.current) part.setAttribute(leftOut, '');
  }, []);
  useEffect(() => {
    const marked = parts.current;
    queueMicrotask(() => {
      for (const part of marked) part.removeAttribute(leftOut);
    });
  }, []);
  return <span ref={place} hidden />;
}

const leftOut = 'data-react-aria-top-layer';

const Box = styled(ComboBox<ComboboxOption>)`
  ${searchBoxStyle}
`;

const Lens = styled.span`
  ${searchLensStyle}
`;

const TextInput = styled(Input)`
  ${searchInputStyle}
`;

const List = styled(Popover)`
  ${popoverStyle}
  inline-size: ${theme.size.search};
  max-block-size: ${theme.size.search};
  &[data-trigger] {
    display: flex;
    flex-direction: column;
    overflow: hidden;
  }
`;

/** It scrolls itself, because the arrows of the field move in it. */
const Options = styled(ListBox<ComboboxOption>)`
  min-block-size: 0;
  overflow-y: auto;
`;

const Option = styled(ListBoxItem)`
  ${optionStyle}
`;

const Note = styled.p`
  ${popoverNoteStyle}
`;
