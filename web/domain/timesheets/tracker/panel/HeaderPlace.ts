import styled from 'styled-components';

import { theme } from '../../../../ui/theme';

/** Where the tracker stands in the header. */
export const HeaderPlace = styled.section`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-end: ${theme.space[2]};
`;
