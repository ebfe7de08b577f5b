import styled from 'styled-components';

import { useOpenItem } from '../../../../domain/list/useOpenItem';
import { PersonAvatar } from '../../../../domain/people/PersonAvatar';
import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { graphql } from '../../../../generated/gql';
import type { ReportingLineFragment } from '../../../../generated/graphql';
import { TwoLineCell } from '../../../../ui/data/cells/TwoLineCell';
import { TextLink } from '../../../../ui/layout/TextLink';
import { countText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';

/** Reports that are named before the rest is only counted. */
const mostNamed = 5;

type Colleague = ReportingLineFragment['managerChain'][number];

/** The managers of a person, from the top down, and their reports; each name links to that record. */
export function ReportingLine({ employee }: { employee: FragmentType<typeof ReportingLinePart> }) {
  const { managerChain, directReports, directReportsCount } = getFragmentData(ReportingLinePart, employee);
  const named = directReports.slice(0, mostNamed);
  return (
    <section aria-label="Reporting line">
      <Group>Reports to</Group>
      {managerChain.length === 0 ? <Quiet>No one</Quiet> : <People people={[...managerChain].reverse()} />}
      <Group>
        {directReportsCount === 0 ? 'Direct reports' : countText(directReportsCount, 'direct report')}
      </Group>
      {directReportsCount === 0 ? <Quiet>None</Quiet> : <People people={named} />}
      {directReportsCount > named.length && <Quiet>and {directReportsCount - named.length} more</Quiet>}
    </section>
  );
}

function People({ people }: { people: readonly Colleague[] }) {
  const { linkTo } = useOpenItem('employee');
  return (
    <List>
      {people.map(({ id, fullName, jobTitle, user }) => (
        <li key={id}>
          <TwoLineCell
            picture={<PersonAvatar name={fullName} photo={user.profilePicture} />}
            name={
              <TextLink {...linkTo(id)} tone="plain" preventScrollReset>
                {fullName}
              </TextLink>
            }
            line={jobTitle}
          />
        </li>
      ))}
    </List>
  );
}

const Group = styled.h3`
  margin-block: ${theme.space[3]} ${theme.space[2]};
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
  font-weight: ${theme.weight.regular};
  &:first-child {
    margin-block-start: 0;
  }
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
`;

const Quiet = styled.p`
  color: ${theme.color.ink3};
`;

const ReportingLinePart = graphql(`
  fragment ReportingLine on Employee {
    id
    directReportsCount
    managerChain {
      id
      fullName
      jobTitle
      user {
        id
        profilePicture
      }
    }
    directReports {
      id
      fullName
      jobTitle
      user {
        id
        profilePicture
      }
    }
  }
`);
