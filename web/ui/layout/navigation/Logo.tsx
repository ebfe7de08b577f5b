import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

import { theme } from '../../theme';

export interface LogoProps {
  /** Name beside the mark; read aloud also where only the mark is shown. */
  name: string;
  /** Makes it a link. */
  to?: string;
  /** "mark" shows the arch alone; "auto" hides the name below the width of a desk. */
  show?: 'full' | 'mark' | 'auto';
}

/** The mark: an arch, a door. */
export function Logo({ name, to, show = 'full' }: LogoProps) {
  const content = (
    <>
      <Mark viewBox="0 0 26 26" aria-hidden="true" focusable="false">
        <rect width="26" height="26" rx="7" />
        <path d="M6.5 20.5v-8a6.5 6.5 0 0 1 13 0v8" />
      </Mark>
      <Name $show={show}>{name}</Name>
    </>
  );
  return to === undefined ? <Plain>{content}</Plain> : <Linked to={to}>{content}</Linked>;
}

const row = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  color: ${theme.color.ink};
  text-decoration: none;
  white-space: nowrap;
`;

const Plain = styled.span`
  ${row}
`;
const Linked = styled(Link)`
  ${row}
`;

const Mark = styled.svg`
  flex: none;
  inline-size: ${theme.size.logo};
  block-size: ${theme.size.logo};
  rect {
    fill: ${theme.color.brand};
  }
  path {
    fill: none;
    stroke: ${theme.color.onBrand};
    stroke-width: 2.1;
    stroke-linecap: round;
  }
`;

const unseen = css`
  position: absolute;
  inline-size: ${theme.size.hair};
  block-size: ${theme.size.hair};
  overflow: hidden;
  clip-path: inset(50%);
`;

const Name = styled.span<{ $show: 'full' | 'mark' | 'auto' }>`
  font-family: ${theme.family.heading};
  font-size: ${theme.type[16]};
  font-weight: ${theme.weight.semibold};
  letter-spacing: -0.01em;
  ${({ $show }) => $show === 'mark' && unseen}
  ${theme.media.tablet} {
    ${({ $show }) => $show === 'auto' && unseen}
  }
`;
