import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';

import { useBack } from '../../domain/navigation/useBack';
import { useNamedPart } from '../../domain/navigation/useNamedPart';
import { graphql } from '../../generated/gql';
import { Card } from '../../ui/layout/Card';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Stack } from '../../ui/layout/Stack';
import { theme } from '../../ui/theme';
import { AccountInformation } from './account/AccountInformation';
import { AccountSettings } from './account/AccountSettings';
import { LateOrgChart } from './LateOrgChart';
import { LateEquipment } from './LateEquipment';
import { LatePolicies } from './LatePolicies';
import { PersonalInformation } from './PersonalInformation';
import { ProfileSides } from './ProfileSides';
import { ProfileSkeleton } from './ProfileSkeleton';
import { LateReviews } from './reviews/LateReviews';

/** The viewer's own details, account and position in the organisation. */
export function ProfilePage() {
  const back = useBack('/home');
  // The job comes from another service: without it the rest of the page is shown.
  const { data, previousData, error, loading, refetch } = useQuery(OwnProfileDocument, {
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const me = (data ?? previousData)?.me;
  useNamedPart('account-settings', me !== undefined);
  const retry = () => void refetch().catch(() => undefined);

  return (
    <>
      <PageHeader
        title="Profile Settings"
        line="Your details, your account and your place in the organization."
        back={{ onPress: back, label: 'Back' }}
      />
      <Stack>
        <Room>
          {!me && loading && <ProfileSkeleton />}
          {!me && !loading && (
            <Card>
              <ErrorState
                text="Failed to load your profile. Please try again."
                retryLabel="Retry"
                onRetry={retry}
              />
            </Card>
          )}
          {me && (
            <ProfileSides>
              <PersonalInformation
                person={me}
                renew={async () => (await refetch()).data?.me.resume}
                job={me.employee ? 'known' : error ? 'failed' : 'none'}
                onRetry={retry}
              />
              <AccountInformation person={me} />
            </ProfileSides>
          )}
          <AccountSettings />
        </Room>
        <LateReviews />
        <LatePolicies />
        <LateEquipment />
        <div id="organization-chart">
          <LateOrgChart />
        </div>
      </Stack>
    </>
  );
}

const Room = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;

const OwnProfileDocument = graphql(`
  query OwnProfile {
    me {
      id
      resume
      employee {
        id
      }
      ...PersonalInformation
      ...AccountInformation
    }
  }
`);
