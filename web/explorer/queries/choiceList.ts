import styled from 'styled-components';

import { theme } from '../../ui/theme';

const { color, space } = theme;

/** Heading of a panel of the explorer. */
export const PanelTitle = styled.h2`
  margin-block-end: ${space[4]};
  font-size: ${theme.type[20]};
`;

/** Options to select from, one below the other. */
export const ChoiceList = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

/** One of them: a name in bold, and a line about it. */
export const Choice = styled.button`
  display: grid;
  gap: ${space[1]};
  inline-size: 100%;
  padding: ${space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  font-size: ${theme.type[14]};
  text-align: start;
  cursor: pointer;
  strong {
    font-weight: ${theme.weight.medium};
  }
  span {
    color: ${color.ink2};
    font-size: ${theme.type[13]};
  }
  ${theme.media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
    }
  }
`;
