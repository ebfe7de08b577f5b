import styled from 'styled-components';

import { theme } from '../../../../ui/theme';
import { clockTime } from '../../clock';
import { useElapsedSeconds } from '../useTracker';

/** The time worked, hh:mm:ss; a timer is not read aloud as it goes. */
export function TrackerTime({ large = false }: { large?: boolean }) {
  return (
    <Time role="timer" aria-label="Time worked" $large={large}>
      {clockTime(useElapsedSeconds())}
    </Time>
  );
}

const Time = styled.span<{ $large: boolean }>`
  font-family: ${({ $large }) => ($large ? theme.family.heading : 'inherit')};
  font-size: ${({ $large }) => theme.type[$large ? 32 : 14]};
  font-weight: ${theme.weight.semibold};
  font-variant-numeric: tabular-nums;
  line-height: 1.25;
`;
