import styled from 'styled-components';

import { whileBeside } from '../overlay/sidePanel/beside';
import { theme } from '../theme';

const columns = (count: number) => `repeat(${String(count)}, minmax(0, 1fr))`;

/**
 * Stat cards in a row of four (or `$columns`), two by two if there is less room, as beside a panel; five or six are
 * three by three until there is room for all. The last of five fills its line.
 */
export const StatGrid = styled.div<{ $columns?: 3 | 4 | 5 | 6 }>`
  display: grid;
  grid-template-columns: ${({ $columns = 4 }) => columns($columns > 4 ? 3 : $columns)};
  gap: ${theme.space[4]};
  ${({ $columns }) => $columns === 5 && '> :last-child { grid-column: span 2; }'}
  ${theme.media.beside} {
    ${({ $columns = 4 }) => $columns > 4 && `grid-template-columns: ${columns($columns)};`}
    ${({ $columns }) => $columns === 5 && '> :last-child { grid-column: auto; }'}
  }
  ${whileBeside} {
    grid-template-columns: ${columns(2)};
    ${({ $columns }) => $columns === 5 && '> :last-child { grid-column: 1 / -1; }'}
  }
  ${theme.media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    ${({ $columns }) => $columns === 5 && '> :last-child { grid-column: 1 / -1; }'}
  }
  ${theme.media.phone} {
    gap: ${theme.space[3]};
  }
`;

/**
 * Module cards two by two, one under the other on phones; three are in a row where there is room for their
 * figures, else one under the other.
 */
export const ModuleGrid = styled.div<{ $columns?: 2 | 3 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns = 2 }) => ($columns === 3 ? 1 : 2)}, minmax(0, 1fr));
  gap: ${theme.space[4]};
  ${theme.media.beside} {
    ${({ $columns }) => $columns === 3 && 'grid-template-columns: repeat(3, minmax(0, 1fr));'}
  }
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
