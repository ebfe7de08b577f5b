import { useQuery } from '@apollo/client/react';
import styled from 'styled-components';

import { graphql } from '../../../../generated/gql';
import type { UnfinishedHiresQuery } from '../../../../generated/graphql';
import { Banner } from '../../../../ui/feedback/Banner';
import { TextButton } from '../../../../ui/form/TextButton';
import { countText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';

/** Someone who can sign in and has no employment record. */
export type UnfinishedHire = UnfinishedHiresQuery['users']['results'][number];

interface Props {
  /** Address that is in the form. */
  chosen: string;
  onFinish: (account: UnfinishedHire) => void;
}

/** Accounts that stayed without a record when someone was added, the newest first; each can be completed. */
export function UnfinishedHires({ chosen, onFinish }: Props) {
  const { data } = useQuery(UnfinishedHiresDocument);
  const accounts = data?.users;
  if (!accounts || accounts.count === 0) return null;
  const current = accounts.results.find(({ email }) => email === chosen.trim().toLowerCase());
  if (current)
    return (
      <Banner tone="info" title="This account has no employee record yet">
        <span>
          Adding makes the record of <bdi>{current.fullName}</bdi> and no second account.
        </span>
        {current.lastLogin && <span> Their password stays as it is.</span>}
      </Banner>
    );
  return (
    <Banner tone="info" title={`${countText(accounts.count, 'account')} without an employee record`}>
      <List>
        {accounts.results.map((account) => (
          <li key={account.id}>
            <bdi>{account.fullName}</bdi>, {account.email}{' '}
            <TextButton onClick={() => onFinish(account)} aria-label={`Complete ${account.fullName}`}>
              Complete
            </TextButton>
          </li>
        ))}
      </List>
      {accounts.count > accounts.results.length && <p>Type the address of any other to complete it.</p>}
    </Banner>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  overflow-wrap: anywhere;
`;

const UnfinishedHiresDocument = graphql(`
  query UnfinishedHires {
    users(hasEmployee: false, isActive: true, ordering: "-dateJoined", pageSize: 3) {
      count
      results {
        id
        firstName
        lastName
        fullName
        email
        lastLogin
      }
    }
  }
`);
