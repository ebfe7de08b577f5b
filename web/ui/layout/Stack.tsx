import styled from 'styled-components';

import { theme } from '../theme';

/** Parts of a page or a form under each other; `$gap` in 4 px steps, 5 between the cards of a page. */
export const Stack = styled.div<{ $gap?: 2 | 3 | 4 | 5 | 6 | 8 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 5 }) => theme.space[$gap]};
`;

/**
 * Two fields beside each other, one under the other on phones. Their labels, hints, controls and problems are each in
 * one line, whichever of the two has a hint or a problem.
 */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  ${theme.media.fromTablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: 0;
    > * {
      grid-row: span 4;
    }
    > :nth-child(n + 3) {
      margin-block-start: ${theme.space[4]};
    }
    > [data-field] {
      grid-template-rows: subgrid;
      row-gap: 0;
      > * + * {
        grid-row: 3;
        margin-block-start: ${theme.space[1]};
      }
      > [data-hint] {
        grid-row: 2;
      }
      > [data-problem] {
        grid-row: 4;
      }
    }
  }
`;
