import { Users } from 'lucide-react';
import styled from 'styled-components';

import { theme } from '../../theme';
import type { DayMark } from './dayMark';

/** The line of marks under the figure of a day; the words for it are said elsewhere. */
export function DayMarkBar({ bar, count }: Pick<DayMark, 'bar' | 'count'>) {
  return (
    <Line aria-hidden="true">
      {bar && <Bar data-bar={bar} />}
      {count !== undefined && (
        <Count>
          <Users size={theme.size.markIcon} strokeWidth={2} />
          {count}
        </Count>
      )}
    </Line>
  );
}

const { color, size, space } = theme;

const Line = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.half};
  block-size: ${space[4]};
  line-height: 1;
`;

const Bar = styled.span`
  inline-size: ${space[3]};
  block-size: ${size.bar};
  border-radius: ${theme.radius.round};
  background: ${color.success};
  &[data-bar='hollow'] {
    background: ${color.warningSoft};
    box-shadow: inset 0 0 0 ${size.ring} ${color.warning};
  }
`;

const Count = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${size.hair};
  color: inherit;
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.medium};
`;
