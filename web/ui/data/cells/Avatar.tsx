import { useState } from 'react';
import styled from 'styled-components';

import { theme, type Hue, type Tone } from '../../theme';

export interface AvatarProps {
  /** Full name: gives the initials and the hue. */
  name: string;
  /** Address of a photo; initials are shown if there is none or it cannot be loaded. */
  photo?: string | null;
  /** small 24, medium 32, large 64, huge 80 px. */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** The colour behind the initials where it has a meaning; else it follows from the name. */
  tone?: Tone;
}

/** A person's photo or initials. Hidden from screen readers: the name stands beside it. */
export function Avatar({ name, photo, size = 'medium', tone }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Circle aria-hidden="true" $size={size} $look={tone ? theme.tone(tone) : theme.hue(hueOf(name))}>
      {photo && photo !== broken ? (
        <img src={photo} alt="" onError={() => setBroken(photo)} />
      ) : (
        initialsOf(name)
      )}
    </Circle>
  );
}

const hues: readonly Hue[] = ['employee', 'hr', 'it', 'learning'];

function hueOf(name: string): Hue {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hues[sum % hues.length] ?? 'employee';
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}

const sizes = {
  small: theme.size.badge,
  medium: theme.space[8],
  large: theme.space[16],
  huge: theme.space[20],
} as const;
const types = {
  small: theme.type[12],
  medium: theme.type[12],
  large: theme.type[20],
  huge: theme.type[28],
} as const;

const Circle = styled.span<{ $size: keyof typeof sizes; $look: { soft: string; text: string } }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $size }) => sizes[$size]};
  block-size: ${({ $size }) => sizes[$size]};
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${({ $look }) => $look.soft};
  color: ${({ $look }) => $look.text};
  font-size: ${({ $size }) => types[$size]};
  font-weight: ${theme.weight.semibold};
  line-height: 1;
  user-select: none;

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    border-radius: inherit;
  }
  /* A photo with a light edge keeps its round. */
  &:has(img)::after {
    content: '';
    grid-area: 1 / 1;
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    box-shadow: inset 0 0 0 ${theme.size.hair} ${theme.color.lineStrong};
  }
  & > img {
    grid-area: 1 / 1;
  }
`;
