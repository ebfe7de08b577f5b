import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

import { CardSurface } from './Card';
import { Icon, type IconShape } from './Icon';
import { IconTile } from './IconTile';
import { StatusBadge } from '../data/cells/StatusBadge';
import { theme, type Hue } from '../theme';

export interface ModuleFigure {
  label: string;
  /** Ready to show, also "..." while loading and "N/A" after a failure. */
  value: ReactNode;
}

export interface ModuleCardProps {
  name: string;
  /** What it is for, in one line. */
  line: string;
  icon: IconShape;
  hue: Hue;
  /** Where it leads; the whole card is then clickable. Without it the card is quieter and says "Soon". */
  to?: string;
  /** Two or three figures at its foot. */
  figures?: readonly ModuleFigure[];
  /** Level of its heading: 2 under the page's title, 3 under a section's. */
  level?: 2 | 3;
}

/** The entrance to a part of the product. */
export function ModuleCard({ name, line, icon, hue, to, figures = [], level = 2 }: ModuleCardProps) {
  return (
    <Surface as="article" $linked={to !== undefined} $hue={hue}>
      <Head>
        <IconTile icon={icon} hue={hue} />
        <Words>
          <Name as={level === 2 ? 'h2' : 'h3'}>
            {to === undefined ? name : <CardLink to={to}>{name}</CardLink>}
          </Name>
          <p>{line}</p>
        </Words>
        {to === undefined ? (
          <StatusBadge tone="neutral" dot={false}>
            Soon
          </StatusBadge>
        ) : (
          <Arrow>
            <Icon shape={ArrowUpRight} size="medium" />
          </Arrow>
        )}
      </Head>
      {figures.length > 0 && (
        <Figures>
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>{figure.value}</dd>
            </div>
          ))}
        </Figures>
      )}
    </Surface>
  );
}

const { color, space } = theme;

const Arrow = styled.span`
  color: ${color.ink3};
`;

const Surface = styled(CardSurface)<{ $linked: boolean; $hue: Hue }>`
  position: relative;
  padding: ${space[5]};
  ${theme.media.phone} {
    padding: ${space[5]};
  }

  ${({ $linked, $hue }) =>
    $linked
      ? css`
          &:hover {
            border-color: ${theme.hue($hue).text};
          }
          &:hover ${Arrow} {
            color: ${theme.hue($hue).text};
          }
        `
      : css`
          background: none;
          box-shadow: none;
          h2,
          h3,
          dd {
            color: ${color.ink2};
          }
        `}
  &:has(a:focus-visible) {
    outline: ${theme.size.ring} solid ${color.focus};
    outline-offset: ${theme.size.ring};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  p {
    color: ${color.ink3};
    font-size: ${theme.type[13]};
  }
`;

const Name = styled.h2`
  font-size: ${theme.type[16]};
`;

const CardLink = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
  &:focus-visible {
    outline: none;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space[4]};
  margin-block-start: ${space[4]};
  padding-block-start: ${space[3]};
  border-block-start: ${theme.border.line};

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  dt {
    color: ${color.ink3};
    font-size: ${theme.type[12]};
  }
  dd {
    font: ${theme.weight.semibold} ${theme.type[20]} / 1.4 ${theme.family.heading};
    letter-spacing: -0.01em;
  }
`;
