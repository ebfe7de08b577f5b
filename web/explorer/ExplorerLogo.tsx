import styled from 'styled-components';

import { theme } from '../ui/theme';

/** Back to the portal; a plain link, because the explorer is a separate page. */
export function Logo() {
  return <Back href="/home">Unified Corporate Portal</Back>;
}

const Back = styled.a`
  color: ${theme.color.ink};
  font: ${theme.weight.semibold} ${theme.type[14]} / 1.4 ${theme.family.heading};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
`;
