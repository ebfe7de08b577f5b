import styled from 'styled-components';

import { theme } from '../../ui/theme';

const { space } = theme;

/** A few items beside each other, which scroll sideways if there is no room: it needs a `tabIndex`. */
export const Strip = styled.div`
  display: grid;
  /* The width shows a part of the next item, if there are more. */
  grid-auto-columns: minmax(max(15rem, 27%), 1fr);
  grid-auto-flow: column;
  gap: ${space[4]};
  position: relative; /* contains the text for screen readers only */
  overflow-x: auto;
  padding-block-end: ${space[2]};
`;

/** One of them. */
export const StripItem = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  overflow-wrap: anywhere;
`;

/** A quiet line of it. */
export const QuietLine = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;
