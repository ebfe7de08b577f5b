import type { LucideIcon } from 'lucide-react';

import { theme } from '../theme';

/** A drawing of the one icon family (lucide). */
export type IconShape = LucideIcon;

export interface IconProps {
  shape: IconShape;
  /** small 16, medium 18 (navigation), large 20 (tiles, banners), huge 32 px. */
  size?: keyof typeof sizes;
}

const sizes = {
  small: theme.size.icon,
  medium: theme.size.iconMedium,
  large: theme.size.iconLarge,
  huge: theme.size.iconHuge,
} as const;

/** An icon beside words: hidden from screen readers, drawn in the colour of the text around it. */
export function Icon({ shape: Shape, size = 'small' }: IconProps) {
  return (
    <Shape
      size={sizes[size]}
      strokeWidth={1.75}
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    />
  );
}
