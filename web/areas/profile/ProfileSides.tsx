import styled from 'styled-components';

import { theme } from '../../ui/theme';

/** The person and their account beside each other, if there is room. */
export const ProfileSides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${theme.space[5]};
  ${theme.container.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Title of a card as high as a button beside it, so that the titles of two cards are on one line. */
export const SideTitle = styled.span`
  display: flex;
  align-items: center;
  min-block-size: ${theme.size.control};
`;
