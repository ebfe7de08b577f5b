import { useMutation } from '@apollo/client/react';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import { graphql } from '../../generated/gql';
import { Banner } from '../../ui/feedback/Banner';
import { Button } from '../../ui/form/Button';
import { PasswordField } from '../../ui/form/PasswordField';
import { theme } from '../../ui/theme';
import { toast } from '../../ui/feedback/toast';
import { readFailure, type Failure } from '../failure/failure';
import { brokenField, passwordHint, passwordProblem, type PasswordInput } from './passwordRules';
import { useViewer } from './SessionContext';

interface Props {
  /** Called once the new password is valid; the form stays busy until it is done. */
  onChanged: () => Promise<void>;
  /** Where the form is a part of a page it can be left, and is no larger than the rest. */
  onCancel?: () => void;
}

/** Milliseconds that the success is shown. */
const toastDuration = 3000;

interface Wanted {
  /** Where the keyboard belongs now; null leaves it where it is. */
  field: keyof PasswordInput | null;
}

const fieldNames = ['current', 'next', 'confirmation'] as const;

/**
 * Current, new, new again; an error of one field appears under it, all others above the form. The first invalid
 * field has the focus.
 */
export function PasswordChangeForm({ onChanged, onCancel }: Props) {
  const { email } = useViewer();
  const [changePassword] = useMutation(ChangePasswordDocument);
  const box = useRef<HTMLFormElement>(null);
  const isPart = onCancel !== undefined;
  // A part of a page was opened to be filled in. A new object for each refusal, so that the same field gets
  // the focus again.
  const [wanted, setWanted] = useState<Wanted>({ field: isPart ? 'current' : null });
  useEffect(() => {
    if (wanted.field) box.current?.querySelector<HTMLElement>(`[name="${wanted.field}"]`)?.focus();
  }, [wanted]);

  const form = useFormik({
    initialValues: { current: '', next: '', confirmation: '' },
    // There are no rules to check as one types: leaving a field would only wipe away what the server said.
    validateOnBlur: false,
    onSubmit: async (values, { setErrors, setStatus }) => {
      const broken = passwordProblem(values);
      setStatus(broken);
      if (broken !== null) {
        setWanted({ field: brokenField(values) });
        return;
      }
      try {
        await changePassword({ variables: values });
        toast.success('Password changed successfully!', undefined, { duration: toastDuration });
        await onChanged();
      } catch (error) {
        const failure = readFailure(error);
        const { oldPassword, newPassword, newPasswordConfirm } = failure.fields;
        const errors = {
          current: oldPassword?.[0] ?? '',
          next: newPassword?.[0] ?? '',
          confirmation: newPasswordConfirm?.[0] ?? '',
        };
        setErrors(errors);
        setStatus(formText(failure));
        setWanted({ field: fieldNames.find((name) => errors[name] !== '') ?? null });
      }
    },
  });
  const problem = form.status as string | null | undefined;

  const field = (name: keyof typeof form.values) => ({
    ...form.getFieldProps(name),
    size: isPart ? ('medium' as const) : ('large' as const),
    // Read aloud also where the focus was already in the field.
    error: form.errors[name] ? <span role="alert">{form.errors[name]}</span> : undefined,
  });

  return (
    <Form ref={box} onSubmit={form.handleSubmit} noValidate>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {/* Tells a password manager whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...field('current')} label="Current password" autoComplete="current-password" />
      <PasswordField
        {...field('next')}
        label="New password"
        hint={passwordHint}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmation')} label="Confirm new password" autoComplete="new-password" />
      {isPart ? (
        <Buttons>
          <Button onClick={onCancel} disabled={form.isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={form.isSubmitting} busyText="Changing password...">
            Change password
          </Button>
        </Buttons>
      ) : (
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={form.isSubmitting}
          busyText="Changing password..."
        >
          Change password
        </Button>
      )}
    </Form>
  );
}

const shownFields = ['oldPassword', 'newPassword', 'newPasswordConfirm'];

/** Messages above the form: none if each is already under its own field. */
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
