import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Icon } from '../../layout/Icon';
import { theme } from '../../theme';

export interface ChipProps {
  /** What it means, in a word or two. */
  children: string;
  /** Before the words: a small photo, an icon. */
  picture?: ReactNode;
  /** Takes it away; without it the chip only tells. */
  onRemove?: () => void;
  /** Says what the button does, where "Remove …" does not: "Remove filter Status: Pending". */
  removeLabel?: string;
}

/** A tag, a selected option or an active filter, 24 px high, with a button to remove it. */
export function Chip({ children, picture, onRemove, removeLabel = `Remove ${children}` }: ChipProps) {
  return (
    <Box>
      {picture}
      <Words title={children} dir="auto">
        {children}
      </Words>
      {onRemove && (
        <Remove type="button" aria-label={removeLabel} onClick={onRemove}>
          <Icon shape={X} />
        </Remove>
      )}
    </Box>
  );
}

/** Chips in a row that wraps; each in an `li`. */
export const ChipRow = styled.ul`
  display: contents;
  list-style: none;
  > li {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
`;

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  max-inline-size: 100%;
  min-block-size: ${theme.size.badge};
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.neutralSoft};
  box-shadow: inset 0 0 0 ${theme.size.hair} ${theme.color.neutralLine};
  color: ${theme.color.ink2};
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.medium};
  vertical-align: middle;
  &:has(> button) {
    padding-inline-end: 0;
  }
`;

const Words = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${theme.size.badge};
  block-size: ${theme.size.badge};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.tag};
  background: none;
  color: ${theme.color.ink3};
  cursor: pointer;
  &:hover {
    color: ${theme.color.ink};
    background: ${theme.color.track};
  }
`;
