import styled from 'styled-components';

import { theme } from '../../../../ui/theme';

/** The place of the tracker in the header. */
export const HeaderPlace = styled.section`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  margin-inline-end: ${theme.space[2]};
`;
