import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { Icon } from '../../layout/Icon';
import { IconButton } from '../IconButton';
import { searchBoxStyle, searchInputStyle, searchLensStyle } from './searchStyle';
import { theme } from '../../theme';

export interface SearchBoxProps {
  /** Read aloud; the placeholder shows it unless another is given. */
  label: string;
  placeholder?: string;
  /** The search in force, usually from the URL. */
  value: string;
  /** Called when typing has paused, immediately on Enter and when cleared. */
  onSearch: (text: string) => void;
  /** Pause in milliseconds. */
  delay?: number;
}

/** A search that waits until typing has paused. Escape clears it. */
export function SearchBox({ label, placeholder = label, value, onSearch, delay = 300 }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** What the page was last asked for: its echo changes nothing, whatever was typed meanwhile. */
  const [sent, setSent] = useState(value);
  /** Grows with each value that came from elsewhere. */
  const [taken, setTaken] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The page may open something while a search waits: one of before would take it out of the address again.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });

  // Back, Forward and "clear filters" change the value from outside, which cancels a waiting search.
  if (value !== known) {
    setKnown(value);
    if (value !== sent) {
      setText(value);
      setSent(value);
      setTaken(taken + 1);
    }
  }

  useEffect(() => () => clearTimeout(timer.current), [taken]);

  const search = (next: string, wait: number) => {
    setText(next);
    clearTimeout(timer.current);
    const ask = () => {
      setSent(next.trim());
      latest.current(next.trim());
    };
    if (wait === 0) ask();
    else timer.current = setTimeout(ask, wait);
  };

  return (
    <Box>
      <Lens>
        <Icon shape={Search} />
      </Lens>
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => search(event.target.value, delay)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            search(text, 0);
          } else if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            search('', 0);
          }
        }}
      />
      {text !== '' && (
        <Clear>
          <IconButton icon={X} label="Clear search" onClick={() => search('', 0)} />
        </Clear>
      )}
    </Box>
  );
}

const { space } = theme;

const Box = styled.div`
  ${searchBoxStyle}
`;

const Lens = styled.span`
  ${searchLensStyle}
`;

const Input = styled.input`
  ${searchInputStyle}
  padding-inline-end: ${space[10]};
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
`;
