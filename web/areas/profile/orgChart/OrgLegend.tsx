import styled from 'styled-components';

import { theme, type Tone } from '../../../ui/theme';
import type { OrgTree } from './tree/orgTree';
import { shortDepartment } from './tree/personWords';
import { cardTone } from './tree/cardTone';

/** What the colours mean, and the reader's own place in figures. */
export function OrgLegend({ me }: Pick<OrgTree, 'me'>) {
  const department = me?.person.departmentName;
  return (
    <Foot>
      <ul aria-label="Colors">
        <li>
          <Swatch $tone={cardTone.you} /> You
        </li>
        <li>
          <Swatch $tone={cardTone.top} /> Leadership
        </li>
        <li>
          <Swatch $tone={cardTone.manager} /> Managers
        </li>
      </ul>
      <dl>
        <div>
          <dt>Direct Reports</dt>
          <dd>{me?.person.directReportsCount ?? 0}</dd>
        </div>
        <div>
          <dt>Manager</dt>
          <dd>{me && me.person.managerId !== null ? 1 : 0}</dd>
        </div>
        <div>
          <dt>Department</dt>
          <dd title={department ?? undefined}>{department ? shortDepartment(department) : 'None'}</dd>
        </div>
      </dl>
    </Foot>
  );
}

const { color, space, type } = theme;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
  padding: ${space[3]} ${space[5]};
  border-block-start: ${theme.border.line};
  font-size: ${type[13]};

  ul,
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[4]};
  }
  li,
  div {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
  dt {
    color: ${color.ink3};
  }
  dd {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

const Swatch = styled.span<{ $tone: Tone }>`
  inline-size: ${space[3]};
  block-size: ${space[3]};
  border-radius: ${space[1]};
  background: ${({ $tone }) => theme.tone($tone).text};
`;
