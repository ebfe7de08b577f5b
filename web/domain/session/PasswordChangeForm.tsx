import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';

import { graphql } from '../../generated/gql';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { theme } from '../../ui/theme';
import { toast } from '../../ui/toast';
import { readFailure, type Failure } from '../failure/failure';
import { passwordProblem } from './passwordRules';

interface Props {
  /** Called once the new password holds; the form stays busy until it is done. */
  onChanged: () => Promise<void>;
}

/** Current, new, new again; what is wrong with one field stands under it, the rest above the form. */
export function PasswordChangeForm({ onChanged }: Props) {
  const [input, setInput] = useState({ current: '', next: '', confirmation: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [fields, setFields] = useState<Failure['fields']>({});
  const [busy, setBusy] = useState(false);
  const [changePassword] = useMutation(ChangePasswordDocument);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const broken = passwordProblem(input);
    setProblem(broken);
    setFields({});
    if (broken !== null) return;
    setBusy(true);
    try {
      await changePassword({ variables: input });
      toast.success('Password changed successfully!');
      await onChanged();
    } catch (error) {
      const failure = readFailure(error);
      setFields(failure.fields);
      setProblem(formText(failure));
    } finally {
      setBusy(false);
    }
  };

  const field = (name: keyof typeof input) => ({
    size: 'large' as const,
    value: input[name],
    onChange: (event: { target: { value: string } }) => setInput({ ...input, [name]: event.target.value }),
  });

  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <PasswordField {...field('current')} label="Current password" autoComplete="current-password" error={fields['oldPassword']?.[0]} />
      <PasswordField {...field('next')} label="New password" hint="At least 8 characters." autoComplete="new-password" error={fields['newPassword']?.[0]} />
      <PasswordField {...field('confirmation')} label="Confirm new password" autoComplete="new-password" error={fields['newPasswordConfirm']?.[0]} />
      <Button type="submit" variant="primary" size="large" wide busy={busy} busyText="Changing password...">Change password</Button>
    </Form>
  );
}

const shownFields = ['oldPassword', 'newPassword', 'newPasswordConfirm'];

/** Words for above the form: none where each text already stands under its own field. */
function formText({ fields, message, code }: Failure): string | null {
  const names = Object.keys(fields);
  if (names.length > 0 && names.every((name) => shownFields.includes(name))) return null;
  return code === null ? 'Failed to change password' : message;
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;

const ChangePasswordDocument = graphql(`
  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {
    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)
  }
`);
