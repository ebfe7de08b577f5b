import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import styled from 'styled-components';

import { ComboboxList } from './ComboboxList';
import type { ComboboxOption } from './comboboxOption';
import { Icon } from '../../layout/Icon';
import { searchBoxStyle, searchInputStyle, searchLensStyle } from '../filters/searchStyle';

export interface ComboboxProps {
  /** Read aloud; the placeholder shows it, too. */
  label: string;
  /** The typed text. */
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

/** A search box that finds one of many; arrows move, Enter takes the one marked or else the first. */
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
      <ComboboxList options={options} emptyText={emptyText} note={note} />
    </Box>
  );
}

const Box = styled(ComboBox<ComboboxOption>)`
  ${searchBoxStyle}
`;

const Lens = styled.span`
  ${searchLensStyle}
`;

const TextInput = styled(Input)`
  ${searchInputStyle}
`;
