import styled from 'styled-components';

import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';
import { theme } from '../../ui/theme';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** The cards of the page while the profile is on its way. */
export function ProfileSkeleton() {
  return (
    <Stack aria-busy="true">
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Card title="Personal Information">
        <Person>
          <Skeleton shape="circle" steps={20} />
          <Stack $gap={2}>
            <Skeleton width="40%" steps={5} />
            <Skeleton width="60%" />
          </Stack>
        </Person>
        <Lines count={6} />
      </Card>
      <Card title="Account Information"><Lines count={4} /></Card>
    </Stack>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <Facts>
      {Array.from({ length: count }, (_line, line) => (
        <Stack $gap={2} key={line}>
          <Skeleton width="30%" steps={2} />
          <Skeleton width={line % 2 === 0 ? '70%' : '50%'} />
        </Stack>
      ))}
    </Facts>
  );
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[5]};
  margin-block-end: ${theme.space[6]};
  > :last-child { flex: 1; }
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[5]} ${theme.space[6]};
`;
