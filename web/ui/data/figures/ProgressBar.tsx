import styled from 'styled-components';

import { theme, type Hue, type Tone } from '../../theme';

export interface ProgressBarProps {
  /** Read aloud with the value. */
  label: string;
  value: number;
  /** Default 100. A value above it fills the bar. */
  max?: number;
  /** The text for screen readers instead of a percentage, such as "2 of 10 days". */
  valueText?: string;
  hue?: Hue | Tone;
}

/** How much of something is done or used; the words for it stand beside it, given by the caller. */
export function ProgressBar({ label, value, max = 100, valueText, hue = 'employee' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      aria-valuetext={valueText}
    >
      <Bar $hue={hue} style={{ inlineSize: `${String(share)}%` }} />
    </Track>
  );
}

const Track = styled.div`
  inline-size: 100%;
  block-size: ${theme.size.bar};
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${theme.color.track};
`;

const Bar = styled.div<{ $hue: Hue | Tone }>`
  block-size: 100%;
  border-radius: inherit;
  background: ${({ $hue }) => ($hue === 'employee' ? theme.color.brand : theme.color[$hue])};
`;
