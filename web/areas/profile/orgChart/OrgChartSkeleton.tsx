import styled from 'styled-components';

import { Skeleton } from '../../../ui/feedback/Skeleton';
import { theme } from '../../../ui/theme';
import { canvasHeight } from './chart/CanvasFrame';

/**
 * The place of the chart while it is read: one at the top, a row below; on a phone, which shows a list first,
 * rows alone.
 */
export function OrgChartSkeleton() {
  return (
    <>
      <Bar>
        <Skeleton width={theme.size.field} steps={9} shape="block" />
      </Bar>
      <Chart>
        <Skeleton width={theme.size.field} steps={24} shape="block" />
        <Row>
          {[1, 2, 3].map((place) => (
            <div key={place}>
              <Skeleton steps={24} shape="block" />
            </div>
          ))}
        </Row>
      </Chart>
      <List>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} steps={9} shape="block" />
        ))}
      </List>
    </>
  );
}

const Bar = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-end: ${theme.border.line};
`;

const Chart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  gap: ${theme.space[12]};
  block-size: ${canvasHeight};
  padding-inline: ${theme.space[4]};
  overflow: hidden;
  ${theme.media.phone} {
    display: none;
  }
`;

const Row = styled.div`
  display: flex;
  justify-content: center;
  gap: ${theme.space[5]};
  inline-size: 100%;
  > div {
    flex: 0 1 ${theme.size.field};
    min-inline-size: 0;
  }
`;

const List = styled.div`
  display: none;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  ${theme.media.phone} {
    display: grid;
  }
`;
