import styled from 'styled-components';

import { theme } from '../../../../ui/theme';
import { screenPixel } from './camera/screenPixel';

const { color, space, size } = theme;

/** Of the drawing in the page. */
export const canvasHeight = `clamp(${size.search}, 64vh, ${size.text})`;

/** The room of the drawing; keeps its place in the page while the drawing is shown in full size. */
export const CanvasFrame = styled.div<{ $full: boolean }>`
  position: relative;
  min-block-size: 0;
  block-size: ${({ $full }) => ($full ? '100%' : canvasHeight)};
  overflow: hidden;
  background: ${color.surface};

  .react-flow__node {
    border-radius: ${theme.radius.card};
  }
  .react-flow__node:focus-visible {
    outline: calc(3 * ${screenPixel}) solid ${color.focus};
    outline-offset: calc(2 * ${screenPixel});
  }
  /* A single finger scrolls the page, unless there is no page to be seen. */
  .react-flow__pane {
    touch-action: ${({ $full }) => ($full ? 'none' : 'pan-x pan-y')};
  }
  /* Painted once and then only moved; after zooming it has to be painted again. */
  .react-flow__pane.dragging .react-flow__viewport {
    will-change: transform;
  }
  .react-flow__panel {
    margin: ${space[3]};
  }
  &:has(.react-flow__node:focus-visible) .keys {
    visibility: visible;
  }
`;
