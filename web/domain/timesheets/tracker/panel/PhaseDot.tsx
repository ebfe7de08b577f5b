import styled from 'styled-components';

import { theme, type Tone } from '../../../../ui/theme';
import { phaseTone } from '../trackerPhase';

/** The state of the session as a dot in its tone, beside its time. */
export const PhaseDot = ({ phase }: { phase: keyof typeof phaseTone }) => <Dot $tone={phaseTone[phase]} />;

const Dot = styled.span<{ $tone: Tone }>`
  flex: none;
  inline-size: ${theme.size.dot};
  block-size: ${theme.size.dot};
  border-radius: ${theme.radius.round};
  background: ${({ $tone }) => theme.tone($tone).text};
`;
