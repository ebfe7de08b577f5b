import styled from 'styled-components';

import { theme } from '../../ui/theme';

/** A page without navigation that says little, in the middle of the window. */
export const PlainPage = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[3]};
  min-block-size: 100dvh;
  padding: ${theme.space[6]};
  text-align: center;
  h1 {
    margin-block-start: ${theme.space[4]};
    font-size: ${theme.type[28]};
  }
  p {
    color: ${theme.color.ink2};
  }
`;
