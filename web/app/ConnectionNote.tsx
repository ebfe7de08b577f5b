import styled from 'styled-components';

import { useIsAway } from '../domain/session/connection';
import { Banner } from '../ui/feedback/Banner';
import { theme } from '../ui/theme';

/**
 * One sentence above all that could not be loaded while the portal is away; the failures below keep their own
 * words.
 */
export function ConnectionNote() {
  const isAway = useIsAway();
  return (
    <Place role="status">
      {isAway && (
        <Banner tone="warning" title="The portal cannot be reached">
          You stay signed in. It is tried again by itself.
        </Banner>
      )}
    </Place>
  );
}

const Place = styled.div`
  &:not(:empty) {
    margin-block-end: ${theme.space[5]};
  }
`;
