import { useQuery } from '@apollo/client/react';
import { object } from 'yup';

import { useAction } from '../../../domain/action/useAction';
import { FormDialog } from '../../../domain/form/FormDialog';
import { textRule } from '../../../domain/form/textRule';
import { useViewer } from '../../../domain/session/SessionContext';
import { graphql } from '../../../generated/gql';
import { createPersonalAccessTokenLimits as limits } from '../../../generated/limits';
import { RadioGroup } from '../../../ui/form/choice/RadioGroup';
import { Select } from '../../../ui/form/choice/Select';
import { TextField } from '../../../ui/form/TextField';
import { TokenPermissions } from './TokenPermissions';

interface Values {
  name: string;
  lifetimeDays: string;
  mayWrite: 'no' | 'yes';
  permissions: string[];
}

interface Props {
  onMade: (made: { name: string; token: string }) => void;
  onClose: () => void;
}

const initialValues: Values = { name: '', lifetimeDays: '90', mayWrite: 'no', permissions: [] };

const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '180', label: '180 days' },
  { value: '365', label: '1 year' },
];

const accesses = [
  { value: 'no', label: 'Read only' },
  { value: 'yes', label: 'Read and write', hint: 'It can also change and delete things in your name.' },
];

const schema = object({ name: textRule('Please enter a name', limits.name) });

/** Creates an access token: its name, how long it lasts and what it may do of all that the person may. */
export function NewTokenDialog({ onMade, onClose }: Props) {
  const { permissions: own } = useViewer();
  const { data } = useQuery(PermissionNamesDocument, { skip: own.length === 0 });
  const { run } = useAction(CreateTokenDocument, {
    failed: 'Failed to create the access token. Please try again.',
    inForm: true,
    once: true,
    stale: ['OwnAccessTokens'],
  });
  const nameOf = (codename: string) =>
    data?.permissions.results.find((one) => one.codename === codename)?.displayName ?? codename;

  return (
    <FormDialog
      draft="access token"
      title="New access token"
      line="A program that has it acts in your name."
      initialValues={initialValues}
      schema={schema}
      submitLabel="Create token"
      busyLabel="Creating..."
      submit={async ({ name, lifetimeDays, mayWrite, permissions }) => {
        const { data: made, failure } = await run({
          name: name.trim(),
          lifetimeDays: Number(lifetimeDays),
          mayWrite: mayWrite === 'yes',
          permissions,
        });
        if (made) onMade({ name: name.trim(), token: made.createPersonalAccessToken.token });
        return failure;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.text('name')}
            label="Name"
            hint="The program that it is for."
            autoComplete="off"
            required
          />
          <Select {...form.choice('lifetimeDays')} label="Expires after" options={lifetimes} required />
          <RadioGroup
            {...form.choice('mayWrite')}
            onChange={(value) => form.choice('mayWrite').onChange(value as Values['mayWrite'])}
            label="Access"
            options={accesses}
          />
          <TokenPermissions
            {...form.choice('permissions')}
            own={own.map((codename) => ({ codename, name: nameOf(codename) }))}
          />
        </>
      )}
    </FormDialog>
  );
}

const PermissionNamesDocument = graphql(`
  query PermissionNames {
    permissions(pageSize: 200) {
      results {
        id
        codename
        displayName
      }
    }
  }
`);

const CreateTokenDocument = graphql(`
  mutation CreateAccessToken(
    $name: String!
    $permissions: [String!]!
    $mayWrite: Boolean!
    $lifetimeDays: Int!
  ) {
    createPersonalAccessToken(
      name: $name
      permissions: $permissions
      mayWrite: $mayWrite
      lifetimeDays: $lifetimeDays
    ) {
      token
      personalAccessToken {
        id
        ...AccessTokenRow
      }
    }
  }
`);
