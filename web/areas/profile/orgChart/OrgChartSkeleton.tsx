import styled from 'styled-components';

import { Skeleton } from '../../../ui/Skeleton';
import { theme } from '../../../ui/theme';

/** The place of the chart while it is read: one at the top, a row below. */
export function OrgChartSkeleton() {
  return (
    <>
      <Bar><Skeleton width={theme.size.field} steps={9} shape="block" /></Bar>
      <Rows>
        <Skeleton width={theme.size.field} steps={24} shape="block" />
        <Row>
          {[1, 2, 3].map((place) => <Skeleton key={place} width={theme.size.field} steps={24} shape="block" />)}
        </Row>
      </Rows>
    </>
  );
}

const Bar = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-end: ${theme.border.line};
`;

const Rows = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[12]};
  min-block-size: ${theme.size.search};
  padding: ${theme.space[10]} ${theme.space[4]};
`;

const Row = styled.div`
  display: flex;
  justify-content: center;
  gap: ${theme.space[5]};
  inline-size: 100%;
  > * { flex-shrink: 1; }
`;
