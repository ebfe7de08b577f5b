import styled from 'styled-components';

import { Icon, type IconShape } from './Icon';
import { theme, type Hue } from '../theme';

export interface IconTileProps {
  icon: IconShape;
  hue: Hue;
  /** small 34 px for rows, large 40 px for cards. */
  size?: 'small' | 'large';
}

/** An icon on a soft square in the hue of an area. */
export function IconTile({ icon, hue, size = 'large' }: IconTileProps) {
  return (
    <Tile $hue={hue} $size={size}>
      <Icon shape={icon} size={size === 'large' ? 'large' : 'medium'} />
    </Tile>
  );
}

const Tile = styled.span<{ $hue: Hue; $size: 'small' | 'large' }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $size }) => ($size === 'large' ? theme.size.tile : theme.size.tileSmall)};
  block-size: ${({ $size }) => ($size === 'large' ? theme.size.tile : theme.size.tileSmall)};
  border-radius: ${theme.radius.control};
  background: ${({ $hue }) => theme.hue($hue).soft};
  color: ${({ $hue }) => theme.hue($hue).text};
`;
