import { useMutation } from '@apollo/client/react';
import { useFormik } from 'formik';
import styled from 'styled-components';

import { graphql } from '../../generated/gql';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { PasswordField } from '../../ui/PasswordField';
import { theme } from '../../ui/theme';
import { toast } from '../../ui/toast';
import { readFailure, type Failure } from '../failure/failure';
import { passwordProblem } from './passwordRules';
import { useViewer } from './SessionContext';

interface Props {
  /** Called once the new password holds; the form stays busy until it is done. */
  onChanged: () => Promise<void>;
  /** Where the form is a part of a page it can be left, and is no larger than the rest. */
  onCancel?: () => void;
}

/** Milliseconds that the success is told [A8.16]. */
const toldFor = 3000;

/** Current, new, new again; what is wrong with one field stands under it, the rest above the form. */
export function PasswordChangeForm({ onChanged, onCancel }: Props) {
  const { email } = useViewer();
  const [changePassword] = useMutation(ChangePasswordDocument);
  const form = useFormik({
    initialValues: { current: '', next: '', confirmation: '' },
    onSubmit: async (values, { setErrors, setStatus }) => {
      const broken = passwordProblem(values);
      setStatus(broken);
      if (broken !== null) return;
      try {
        await changePassword({ variables: values });
        toast.success('Password changed successfully!', undefined, { duration: toldFor });
        await onChanged();
      } catch (error) {
        const failure = readFailure(error);
        const { oldPassword, newPassword, newPasswordConfirm } = failure.fields;
        setErrors({ current: oldPassword?.[0] ?? '', next: newPassword?.[0] ?? '', confirmation: newPasswordConfirm?.[0] ?? '' });
        setStatus(formText(failure));
      }
    },
  });
  const problem = form.status as string | null | undefined;
  const isPart = onCancel !== undefined;

  const field = (name: keyof typeof form.values) => ({
    ...form.getFieldProps(name),
    size: isPart ? 'medium' as const : 'large' as const,
    error: form.errors[name] || undefined,
  });

  return (
    <Form onSubmit={form.handleSubmit} noValidate>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('current')} label="Current password" autoComplete="current-password" />
      <PasswordField {...field('next')} label="New password" hint="At least 8 characters." autoComplete="new-password" />
      <PasswordField {...field('confirmation')} label="Confirm new password" autoComplete="new-password" />
      {isPart ? (
        <Buttons>
          <Button onClick={onCancel} disabled={form.isSubmitting}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.isSubmitting} busyText="Changing password...">Change password</Button>
        </Buttons>
      ) : (
        <Button type="submit" variant="primary" size="large" wide busy={form.isSubmitting} busyText="Changing password...">Change password</Button>
      )}
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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
`;

const ChangePasswordDocument = graphql(`
  mutation ChangePassword($current: String!, $next: String!, $confirmation: String!) {
    changePassword(oldPassword: $current, newPassword: $next, newPasswordConfirm: $confirmation)
  }
`);
