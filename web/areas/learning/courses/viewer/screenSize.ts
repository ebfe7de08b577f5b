import { css } from 'styled-components';

/** A video as wide as the card, but no higher than what the window shows below the head of a course. */
export const screenSize = css`
  inline-size: min(100%, max(20rem, (100vh - 24rem) * 16 / 9));
  margin-inline: auto;
  aspect-ratio: 16 / 9;
`;
