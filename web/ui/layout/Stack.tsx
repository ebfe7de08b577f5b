import styled from 'styled-components';

import { theme } from '../theme';

/** Parts of a page or a form under each other; `$gap` in 4 px steps, 5 between the cards of a page. */
export const Stack = styled.div<{ $gap?: 2 | 3 | 4 | 5 | 6 | 8 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 5 }) => theme.space[$gap]};
`;

/** Two fields beside each other, one under the other on phones. */
export const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
