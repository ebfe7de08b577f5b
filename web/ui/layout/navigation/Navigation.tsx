import { NavLink } from 'react-router-dom';
import styled, { css } from 'styled-components';

import { Icon, type IconShape } from '../Icon';
import { theme } from '../../theme';

export interface NavItem {
  to: string;
  label: string;
  icon: IconShape;
  /** The number of waiting items: "3", "99+". */
  count?: string | undefined;
  /** Marked only on exactly this path, not below it. */
  end?: boolean;
  /** A separate page outside the portal's screens. */
  isPage?: boolean;
}

export interface NavGroup {
  /** Heading of the group; usually omitted for the first group. */
  label?: string;
  items: readonly NavItem[];
}

export interface NavigationProps {
  groups: readonly NavGroup[];
  /** Icons only; the names are still read aloud and shown on hover. */
  folded?: boolean;
  /** Called when a link is followed, so that a drawer can close. */
  onFollow?: () => void;
}

/** The links of the left navigation. */
export function Navigation({ groups, folded = false, onFollow }: NavigationProps) {
  return groups.map((group) => (
    <Group key={group.label ?? group.items[0]?.to} aria-label={group.label} $folded={folded}>
      {group.label && (
        <GroupLabel aria-hidden="true" $folded={folded}>
          {group.label}
        </GroupLabel>
      )}
      {group.items.map((item) => (
        <li key={item.to}>
          <ItemLink
            to={item.to}
            end={item.end}
            reloadDocument={item.isPage}
            onClick={onFollow}
            title={folded ? item.label : undefined}
            $folded={folded}
          >
            <Icon shape={item.icon} size="medium" />
            <Name $folded={folded}>{item.label}</Name>
            {item.count && <Count $folded={folded}>{item.count}</Count>}
          </ItemLink>
        </li>
      ))}
    </Group>
  ));
}

const { color, space } = theme;

interface Folding {
  $folded: boolean;
}

const unseen = css`
  position: absolute;
  inline-size: ${theme.size.hair};
  block-size: ${theme.size.hair};
  overflow: hidden;
  clip-path: inset(50%);
`;

const Group = styled.ul<Folding>`
  & + & {
    margin-block-start: ${space[1]};
  }
  ${({ $folded }) =>
    $folded &&
    css`
      & + & {
        margin-block-start: ${space[2]};
        padding-block-start: ${space[2]};
        border-block-start: ${theme.border.line};
      }
    `}
`;

const GroupLabel = styled.li<Folding>`
  padding: ${space[2]} ${space[2]} ${space[1]};
  color: ${color.ink3};
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.medium};
  ${({ $folded }) =>
    $folded &&
    css`
      display: none;
    `}
`;

const ItemLink = styled(NavLink)<Folding>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${theme.size.navItem};
  padding-inline: ${space[2]};
  border-radius: ${theme.radius.control};
  color: ${color.ink2};
  font-weight: ${theme.weight.medium};
  text-decoration: none;
  ${({ $folded }) =>
    $folded &&
    css`
      justify-content: center;
    `}

  &:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
  &.active {
    background: ${color.brandSoft};
    color: ${color.brandText};
  }
  ${theme.media.tablet} {
    min-block-size: ${theme.size.touch};
  }
`;

const Name = styled.span<Folding>`
  flex: 1;
  ${({ $folded }) => $folded && unseen}
`;

const Count = styled.span<Folding>`
  color: ${color.ink3};
  font-size: ${theme.type[12]};
  font-variant-numeric: tabular-nums;
  ${({ $folded }) =>
    $folded &&
    css`
      /* No room for figures: a dot says that something waits. */
      position: absolute;
      inset-block-start: ${space[1]};
      inset-inline-end: ${space[1]};
      inline-size: ${theme.size.dot};
      block-size: ${theme.size.dot};
      overflow: hidden;
      border-radius: ${theme.radius.round};
      background: ${color.brand};
      color: transparent;
    `}
`;
