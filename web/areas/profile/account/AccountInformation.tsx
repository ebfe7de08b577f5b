import styled from 'styled-components';

import { InstantText } from '../../../domain/calendar/InstantText';
import { getFragmentData, type FragmentType } from '../../../generated/fragment-masking';
import { graphql } from '../../../generated/gql';
import { Card } from '../../../ui/layout/Card';
import { FactList, type Fact } from '../../../ui/data/FactList';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { tenthsText } from '../../../ui/numbers';
import { theme } from '../../../ui/theme';
import { SideTitle } from '../ProfileSides';

/** What the portal knows of the account and of the employment behind it. */
export function AccountInformation({ person }: { person: FragmentType<typeof AccountInformationPart> }) {
  const { id, isActive, dateJoined, lastLogin, roles, employee } = getFragmentData(
    AccountInformationPart,
    person,
  );
  const names = (roles ?? []).map(({ role }) => role.displayName);

  const ofEmployment: Fact[] = employee
    ? [
        { label: 'Employee ID', value: employee.employeeId },
        { label: 'Years of service', value: tenthsText(Number(employee.yearsOfService)) },
        { label: 'Direct reports', value: employee.directReportsCount },
        { label: 'People in department', value: employee.departmentSize },
      ]
    : [];

  return (
    <Card title={<SideTitle>Account Information</SideTitle>} aria-label="Account Information">
      <FactList
        facts={[
          {
            label: 'Status',
            value: (
              <StatusBadge tone={isActive ? 'success' : 'neutral'}>
                {isActive ? 'Active' : 'Inactive'}
              </StatusBadge>
            ),
          },
          { label: 'User ID', value: id },
          {
            label: names.length > 1 ? 'Roles' : 'Role',
            value: (
              <Roles>
                {(names.length > 0 ? names : ['Employee']).map((name) => (
                  <StatusBadge key={name} tone="neutral" dot={false}>
                    {name}
                  </StatusBadge>
                ))}
              </Roles>
            ),
            wide: true,
          },
          { label: 'Member since', value: dateJoined ? <InstantText at={dateJoined} /> : 'N/A' },
          { label: 'Last sign-in', value: lastLogin ? <InstantText at={lastLogin} withTime /> : 'N/A' },
          ...ofEmployment,
        ]}
      />
    </Card>
  );
}

const Roles = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space.half};
`;

const AccountInformationPart = graphql(`
  fragment AccountInformation on User {
    id
    isActive
    dateJoined
    lastLogin
    roles {
      id
      role {
        id
        displayName
      }
    }
    employee {
      id
      employeeId
      yearsOfService
      directReportsCount
      departmentSize
    }
  }
`);
