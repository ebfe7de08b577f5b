import { css, keyframes } from 'styled-components';

import { overlayStyle } from '../overlayStyle';
import { theme } from '../../theme';

const appear = keyframes`from { opacity: 0; translate: 0 calc(${theme.space.half} * -1); }`;

/** The surface that opens under a control. */
export const popoverStyle = css`
  min-inline-size: max(var(--trigger-width, 0px), ${theme.size.menu});
  max-inline-size: calc(100vw - ${theme.space[6]});
  overflow-y: auto;
  padding: ${theme.space[1]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  color: ${theme.color.ink};
  ${overlayStyle}
  animation: ${appear} ${theme.motion.fast};
`;

/** One line of it. */
export const optionStyle = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: ${theme.size.navItem};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  color: ${theme.color.ink};
  text-decoration: none;
  cursor: pointer;
  outline: none;

  &[data-focused] {
    background: ${theme.color.track};
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 ${theme.size.ring} ${theme.color.focus};
  }
  &[data-disabled] {
    color: ${theme.color.ink3};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-block-size: ${theme.size.touch};
  }
`;

/** A message among the options or instead of them. */
export const popoverNoteStyle = css`
  padding: ${theme.space[2]};
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;
