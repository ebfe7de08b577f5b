import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Schema } from 'yup';

import { useAction } from '../../../../domain/action/useAction';
import type { FormFields } from '../../../../domain/form/fields';
import { useGraphForm } from '../../../../domain/form/useGraphForm';
import { graphql } from '../../../../generated/gql';
import type { JobApplicationChanges } from '../../../../generated/graphql';
import { Banner } from '../../../../ui/feedback/Banner';
import { Button } from '../../../../ui/form/Button';
import { theme } from '../../../../ui/theme';

interface Props<Values extends object> {
  id: string;
  /** The version that is on the screen; when another one is there, nothing is saved over it. */
  version: number;
  /** Names the part. */
  label: string;
  /** The stored value, by its name in the graph. */
  present: Values;
  /** The same in words: shown beside the unsaved text. */
  presentText: ReactNode;
  schema?: Schema;
  toInput: (values: Values) => JobApplicationChanges;
  children: (form: FormFields<Values>) => ReactNode;
}

/**
 * One part of a review. A change can be saved or cancelled. If a colleague was faster, the typed text stays, and
 * the stored value is shown with it.
 */
export function ReviewField<Values extends object>(props: Props<Values>) {
  const { label, id } = props;
  const [saved, setSaved] = useState(0);
  const group = useRef<HTMLDivElement>(null);
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1}>
      <Part
        key={`${id} ${String(saved)}`}
        {...props}
        onEnd={() => {
          // The button that had the keyboard goes.
          group.current?.focus();
          setSaved((count) => count + 1);
        }}
      />
    </div>
  );
}

function Part<Values extends object>({
  id,
  version,
  label,
  present,
  presentText,
  schema,
  toInput,
  children,
  onEnd,
}: Props<Values> & { onEnd: () => void }) {
  const { run } = useAction(ReviewApplicationDocument, {
    done: `${label} saved`,
    failed: 'Failed to save. Please try again.',
    inForm: true,
    stale: ['HrApplications', 'HrApplicationHistory'],
    staleIfRefused: ['HrApplicationDetails'],
  });
  const { fields, banner, isTyped, isBusy, body, onSubmit, discard } = useGraphForm({
    draft: `${label} of application ${id}`,
    initialValues: present,
    ...(schema && { schema }),
    submit: async (values) => (await run({ id, version, input: toInput(values) })).failure,
    onEnd,
  });

  return (
    <Form onSubmit={onSubmit} noValidate>
      <div ref={body}>{children(fields)}</div>
      {isTyped && (
        <>
          {banner !== null && <Banner tone="danger">{banner}</Banner>}
          <Foot>
            <Stored>Stored: {presentText}</Stored>
            <Button onClick={discard} disabled={isBusy}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="primary"
              busy={isBusy}
              busyText="Saving..."
              aria-description={label}
            >
              Save
            </Button>
          </Foot>
        </>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;

const Stored = styled.p`
  flex: 1;
  color: ${theme.color.ink3};
  font-size: ${theme.type[12]};
  overflow-wrap: anywhere;
`;

const ReviewApplicationDocument = graphql(`
  mutation ReviewApplication($id: ID!, $version: Int!, $input: JobApplicationChanges!) {
    updateJobApplication(id: $id, version: $version, input: $input) {
      id
      ...HrApplicationRow
      ...Reviewed
    }
  }
`);
