import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';

import { changesOf } from '../../domain/form/changes';
import { RestoredNote } from '../../domain/form/RestoredNote';
import { textRule } from '../../domain/form/textRule';
import { useGraphForm } from '../../domain/form/useGraphForm';
import { withoutUnseen } from '../../domain/text/unseen';
import { UserLimits } from '../../generated/limits';
import { Banner } from '../../ui/feedback/Banner';
import { Button } from '../../ui/form/Button';
import { PasswordField } from '../../ui/form/PasswordField';
import { FieldPair, Stack } from '../../ui/layout/Stack';
import { TextField } from '../../ui/form/TextField';
import { theme } from '../../ui/theme';
import { profileWords, useUpdateProfile } from './useUpdateProfile';

/** The name under which unsent text of this form is kept. */
export const personalDraft = 'profile';

const schema = object({
  firstName: textRule('Enter your first name', UserLimits.firstName),
  lastName: string().trim(),
  email: string()
    .transform(withoutUnseen)
    .trim()
    .required('Enter your email address')
    .email('Enter a valid email address.'),
});

interface PersonalValues {
  firstName: string;
  lastName: string;
  email: string;
}

const written = ({ firstName, lastName, email }: PersonalValues): PersonalValues => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: withoutUnseen(email).trim(),
});

interface Props {
  person: PersonalValues;
  onClose: () => void;
}

/** Edit mode: Save or Cancel ends it. Only changed fields are sent. */
export function PersonalForm({ person, onClose }: Props) {
  const { firstName, lastName, email } = person;
  const { run } = useUpdateProfile(profileWords);
  // Beside the values of the form: no password is kept as a draft.
  const [password, setPassword] = useState('');
  const [passwordProblem, setPasswordProblem] = useState<string | undefined>();
  const isNew = (address: string) => withoutUnseen(address).trim().toLowerCase() !== email;
  const { fields, banner, restored, isBusy, body, onSubmit, end, discard } = useGraphForm({
    draft: personalDraft,
    initialValues: { firstName, lastName, email },
    schema,
    submit: async (values) => {
      const { failure } = await run({
        ...changesOf(written(values), written(person)),
        ...(isNew(values.email) && password !== '' && { currentPassword: password }),
      });
      const [problem] = failure?.fields['currentPassword'] ?? [];
      setPasswordProblem(problem);
      return failure && problem
        ? { ...failure, fields: { ...failure.fields, currentPassword: [] } }
        : failure;
    },
    onEnd: onClose,
  });
  const isRestored = restored !== null;
  useEffect(() => {
    // Opened by itself, with a draft, it must not take the focus from the page.
    if (!isRestored) body.current?.querySelector('input')?.focus();
  }, [body, isRestored]);

  return (
    <form onSubmit={onSubmit} noValidate aria-label="Personal Information">
      <Stack $gap={4} ref={body}>
        {restored && <RestoredNote {...restored} onDiscard={discard} />}
        <FieldPair>
          <TextField
            {...fields.text('firstName')}
            label="First name"
            autoComplete="given-name"
            maxLength={UserLimits.firstName}
            required
          />
          <TextField
            {...fields.text('lastName')}
            label="Last name"
            hint="Leave blank if you have one name."
            autoComplete="family-name"
            maxLength={UserLimits.lastName}
          />
        </FieldPair>
        <TextField
          {...fields.text('email')}
          type="email"
          label="Email"
          hint="You sign in with it."
          autoComplete="email"
          required
        />
        {isNew(fields.values.email) && (
          <PasswordField
            label="Current password"
            hint="With it the new address applies immediately. Without it you get a link in your present mailbox to confirm it."
            autoComplete="current-password"
            value={password}
            error={passwordProblem}
            onChange={(event) => {
              setPassword(event.target.value);
              setPasswordProblem(undefined);
            }}
          />
        )}
        {banner && <Banner tone="danger">{banner}</Banner>}
        <Buttons>
          <Button onClick={end} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isBusy} busyText="Saving...">
            Save
          </Button>
        </Buttons>
      </Stack>
    </form>
  );
}

const Buttons = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space[3]};
`;
