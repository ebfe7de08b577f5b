import styled from 'styled-components';

import { Stack } from '../../../ui/layout/Stack';
import { theme } from '../../../ui/theme';

/** Cards of postings, two beside each other if there is room. Needs a `PostingRoom`, which measures it. */
export const PostingGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    min-inline-size: 0;
  }
  ${theme.container.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const PostingRoom = styled(Stack)`
  container-type: inline-size;
`;
