import styled from 'styled-components';

import { theme } from '../theme';

/** A button among text that reads like a link, for what leads nowhere. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  padding: 0;
  border: 0;
  border-radius: ${theme.space[1]};
  background: none;
  color: ${theme.color.brandText};
  font-weight: ${theme.weight.medium};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
