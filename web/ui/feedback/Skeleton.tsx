import styled, { keyframes } from 'styled-components';

import { theme } from '../theme';

export interface SkeletonProps {
  /** Any CSS length, or a percentage such as "60%". */
  width?: string;
  /** Number of 4 px steps. Default 3. */
  steps?: number;
  shape?: 'line' | 'block' | 'circle';
}

/** A grey placeholder in the shape of the loading content. Set `aria-busy` on the region around it. */
export function Skeleton({ width = '100%', steps = 3, shape = 'line' }: SkeletonProps) {
  const height = `calc(${theme.space[1]} * ${String(steps)})`;
  return (
    <Shape
      aria-hidden="true"
      data-skeleton
      $shape={shape}
      style={{ inlineSize: shape === 'circle' ? height : width, blockSize: height }}
    />
  );
}

const breathe = keyframes`50% { opacity: 0.5; }`;

const radii = { line: theme.radius.tag, block: theme.radius.card, circle: theme.radius.round } as const;

const Shape = styled.span<{ $shape: keyof typeof radii }>`
  display: block;
  flex: none;
  max-inline-size: 100%;
  border-radius: ${({ $shape }) => radii[$shape]};
  background: ${theme.color.track};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
