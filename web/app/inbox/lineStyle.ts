import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { theme } from '../../ui/theme';

const { color, space } = theme;

/** A line of the inbox: icon, words with the title below them, and when. All of it is the link. */
export const LineLink = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  color: ${color.ink2};
  text-decoration: none;
  &:hover {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: calc(${theme.size.ring} * -1);
  }
`;

/** What happened. */
export const Words = styled.span<{ $isNew: boolean }>`
  display: block;
  color: ${color.ink};
  font-weight: ${({ $isNew }) => ($isNew ? theme.weight.semibold : theme.weight.regular)};
  overflow-wrap: anywhere;
`;

/** To what, and when. */
export const Below = styled.span`
  display: block;
  color: ${color.ink3};
  font-size: ${theme.type[13]};
  overflow-wrap: anywhere;
`;

/** At the end of a line that was not read. */
export const Dot = styled.span`
  inline-size: ${space[2]};
  block-size: ${space[2]};
  margin-block-start: ${space[2]};
  border-radius: ${theme.radius.round};
  background: ${color.brand};
`;
