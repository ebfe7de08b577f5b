import styled from 'styled-components';

import { Card } from '../../ui/layout/Card';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { theme } from '../../ui/theme';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { ProfileSides, SideTitle } from './ProfileSides';

/** The two cards about the person while the profile is on its way; the settings need not wait for it. */
export function ProfileSkeleton() {
  return (
    <ProfileSides aria-busy="true">
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Card title={<SideTitle>Personal Information</SideTitle>}>
        <Person>
          <Skeleton shape="circle" steps={20} />
          <Stack $gap={3}>
            <Skeleton width="40%" steps={5} />
            <Skeleton width="60%" />
            <Skeleton width="30%" steps={9} />
          </Stack>
        </Person>
        <Lines count={8} />
        <Resume>
          <Skeleton shape="block" steps={11} />
        </Resume>
      </Card>
      <Card title={<SideTitle>Account Information</SideTitle>}>
        <Lines count={10} />
      </Card>
    </ProfileSides>
  );
}

function Lines({ count }: { count: number }) {
  return (
    <Facts>
      {Array.from({ length: count }, (_line, line) => (
        <Stack $gap={2} key={line}>
          <Skeleton width="30%" steps={2} />
          <Skeleton width={line % 2 === 0 ? '70%' : '50%'} steps={4} />
        </Stack>
      ))}
    </Facts>
  );
}

const { space } = theme;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[5]};
  margin-block-end: ${space[6]};
  > :last-child {
    flex: 1;
  }
`;

/** As FactList has them. */
const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]};
`;

const Resume = styled.div`
  margin-block-start: ${space[6]};
  padding-block-start: ${space[5]};
  border-block-start: ${theme.border.line};
`;
