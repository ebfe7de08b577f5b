import { useMutation, useQuery } from '@apollo/client/react';
import styled from 'styled-components';

import { graphql } from '../../generated/gql';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { toast } from '../../ui/feedback/toast';
import { Checkbox } from '../../ui/form/choice/Checkbox';
import { theme } from '../../ui/theme';

/** Which notices a person gets where: in the inbox, by mail, both or neither. */
export function InboxPreferences() {
  const { data, error, loading, refetch } = useQuery(NotificationPreferencesDocument);
  const [save] = useMutation(SetNotificationPreferenceDocument);
  if (error && !data)
    return (
      <ErrorState
        text="Failed to load the settings."
        busy={loading}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!data)
    return (
      <Waiting aria-busy="true" aria-label="Loading settings">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} steps={8} shape="block" />
        ))}
      </Waiting>
    );
  const choose = (choice: { kind: string; inbox: boolean; mail: boolean }) =>
    void save({
      variables: { kind: choice.kind, inbox: choice.inbox, mail: choice.mail },
    }).catch(() => toast.error('The setting could not be saved.', 'Please try again.'));
  return (
    <List>
      {data.notificationPreferences.map((choice) => (
        <Choice key={choice.kind} role="group" aria-label={choice.name}>
          <span>{choice.name}</span>
          <Checkbox
            label="Inbox"
            checked={choice.inbox}
            onChange={({ target }) => choose({ ...choice, inbox: target.checked })}
          />
          <Checkbox
            label="Mail"
            checked={choice.mail}
            onChange={({ target }) => choose({ ...choice, mail: target.checked })}
          />
        </Choice>
      ))}
    </List>
  );
}

const NotificationPreferencesDocument = graphql(`
  query NotificationPreferences {
    notificationPreferences {
      kind
      name
      inbox
      mail
    }
  }
`);

const SetNotificationPreferenceDocument = graphql(`
  mutation SetNotificationPreference($kind: String!, $inbox: Boolean!, $mail: Boolean!) {
    setNotificationPreference(kind: $kind, inbox: $inbox, mail: $mail) {
      kind
      name
      inbox
      mail
    }
  }
`);

const { space } = theme;

const List = styled.div`
  padding-block: ${space[2]};
`;

const Choice = styled.div`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: ${space[4]};
  padding: ${space[2]} ${space[4]};
`;

const Waiting = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
`;
