import styled from 'styled-components';

import { ProgressBar } from '../../../../ui/data/figures/ProgressBar';
import { percentText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';
import { matchBand } from './matchBand';
import type { MatchBand } from '../pinned';

/** How well a position suits: the figure, a word, a bar; the colour only repeats them. */
export function MatchScore({ percentage }: { percentage: number }) {
  const { word, tone } = matchBand(percentage);
  const figure = percentText(percentage);
  return (
    <Score>
      <Words $tone={tone}>
        <strong>{figure}</strong> {word}
      </Words>
      <ProgressBar label="Match" value={percentage} valueText={`${figure}, ${word}`} hue={tone} />
    </Score>
  );
}

const Score = styled.div`
  display: grid;
  flex: none;
  gap: ${theme.space[1]};
  inline-size: max-content;
  min-inline-size: ${theme.size.drawing};
`;

const Words = styled.p<{ $tone: MatchBand['tone'] }>`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]};
  color: ${({ $tone }) => theme.tone($tone).text};
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  strong {
    font-size: ${theme.type[16]};
    font-weight: ${theme.weight.semibold};
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
  }
`;
