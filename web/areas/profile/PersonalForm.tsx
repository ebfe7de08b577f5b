import { useEffect } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';

import { RestoredNote } from '../../domain/form/RestoredNote';
import { textRule } from '../../domain/form/textRule';
import { useGraphForm } from '../../domain/form/useGraphForm';
import { withoutUnseen } from '../../domain/text/unseen';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { FieldPair, Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { theme } from '../../ui/theme';
import { profileWords, useUpdateProfile } from './useUpdateProfile';

/** The name under which unsent text of this form is kept. */
export const personalDraft = 'profile';

/** Longest name in characters, as the graph takes it. */
const longestName = 150;

const schema = object({
  firstName: textRule('Enter your first name', longestName),
  lastName: string().trim(),
  email: string().transform(withoutUnseen).trim().required('Enter your e-mail address').email('Enter a valid email address.'),
});

interface Props {
  person: { firstName: string; lastName: string; email: string };
  onClose: () => void;
}

/** Edit mode: Save or Cancel ends it [A4.26]. */
export function PersonalForm({ person: { firstName, lastName, email }, onClose }: Props) {
  const { run } = useUpdateProfile(profileWords);
  const { fields, banner, isRestored, isBusy, body, onSubmit, end } = useGraphForm({
    draft: personalDraft,
    initialValues: { firstName, lastName, email },
    schema,
    submit: async (values) => (await run({
      firstName: values.firstName.trim(), lastName: values.lastName.trim(), email: withoutUnseen(values.email).trim(),
    })).failure,
    onEnd: onClose,
  });
  useEffect(() => {
    // Opened by itself, with a draft, it must not take the focus from the page.
    if (!isRestored) body.current?.querySelector('input')?.focus();
  }, [body, isRestored]);

  return (
    <form onSubmit={onSubmit} noValidate aria-label="Personal Information">
      <Stack $gap={4} ref={body}>
        {isRestored && <RestoredNote />}
        <FieldPair>
          <TextField {...fields.text('firstName')} label="First name" autoComplete="given-name" maxLength={longestName} required />
          <TextField {...fields.text('lastName')} label="Last name" hint="Leave blank if you have one name." autoComplete="family-name" maxLength={longestName} />
        </FieldPair>
        <TextField {...fields.text('email')} type="email" label="E-mail" hint="You sign in with it." autoComplete="email" required />
        {banner && <Banner tone="danger">{banner}</Banner>}
        <Buttons>
          <Button onClick={end} disabled={isBusy}>Cancel</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyText="Saving...">Save</Button>
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
