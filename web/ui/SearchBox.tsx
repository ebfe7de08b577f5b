import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { controlStyle } from './controlStyle';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import { theme } from './theme';

export interface SearchBoxProps {
  /** Read aloud; the placeholder shows it unless another is given. */
  label: string;
  placeholder?: string;
  /** The search in force, usually from the URL. */
  value: string;
  /** Called when typing has paused, at once on Enter and when cleared. */
  onSearch: (text: string) => void;
  /** Pause in milliseconds. */
  delay?: number;
}

/** A search that waits until typing has paused. Escape clears it. */
export function SearchBox({ label, placeholder = label, value, onSearch, delay = 300 }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, Forward and "clear filters" change the value from outside; what is being typed is not touched by its own echo.
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string, wait: number) => {
    setText(next);
    clearTimeout(timer.current);
    if (wait === 0) onSearch(next.trim());
    else timer.current = setTimeout(() => onSearch(next.trim()), wait);
  };

  return (
    <Box>
      <Lens><Icon shape={Search} /></Lens>
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
      {text !== '' && <Clear><IconButton icon={X} label="Clear search" onClick={() => search('', 0)} /></Clear>}
    </Box>
  );
}

const { color, space } = theme;

const Box = styled.div`
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

const Input = styled.input`
  ${controlStyle}
  padding-inline: ${space[10]};
  &::-webkit-search-cancel-button { display: none; }
`;

const Clear = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
`;
