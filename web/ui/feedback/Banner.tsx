import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Icon, type IconShape } from '../layout/Icon';
import { theme } from '../theme';

export type BannerTone = 'danger' | 'warning' | 'success' | 'info' | 'brand';

export interface BannerProps {
  /** danger is the red panel and is read aloud immediately. */
  tone: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Another icon than the tone's own. */
  icon?: IconShape;
  /** A button or link at the end. */
  action?: ReactNode;
}

/** A message that stays in the page, in a soft panel. */
export function Banner({ tone, title, children, icon, action }: BannerProps) {
  return (
    <Box $tone={tone} role={tone === 'danger' ? 'alert' : tone === 'brand' ? undefined : 'status'}>
      <Icon shape={icon ?? icons[tone]} size="medium" />
      <Words>
        {title && <Title>{title}</Title>}
        {children && <div>{children}</div>}
      </Words>
      {action}
    </Box>
  );
}

const icons = {
  danger: CircleAlert,
  warning: TriangleAlert,
  success: CircleCheck,
  info: Info,
  brand: Info,
} as const;
const { color } = theme;

const Box = styled.div<{ $tone: BannerTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${({ $tone }) => color[`${$tone}Soft`]};
  color: ${({ $tone }) => ($tone === 'brand' ? color.brandText : color[$tone])};
  font-size: ${theme.type[13]};
  > :nth-child(3) {
    margin-inline-start: auto;
  }
`;

/** In little room the action goes below them. */
const Words = styled.div`
  flex: 1 1 60%;
  min-inline-size: 0;
`;

const Title = styled.p`
  font-size: ${theme.type[14]};
  font-weight: ${theme.weight.semibold};
`;
