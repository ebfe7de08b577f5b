import { useFormik } from 'formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Schema } from 'yup';

import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Stack } from '../../ui/Stack';
import type { Failure } from '../failure/failure';
import { DiscardQuestion } from './DiscardQuestion';
import { bindFields, type FormFields } from './fields';
import { noProblems, problemsOf } from './problems';
import { bannerText, refusedTexts, type Refusal } from './refusal';
import { useDraft } from './useDraft';

export interface FormDialogProps<Values> {
  /** What is being written, such as "leave 12": under this name it is kept when the form goes without being sent. */
  draft: string;
  title: string;
  line?: ReactNode;
  size?: 'small' | 'large';
  initialValues: Values;
  /** The rules; the text of each stands under its field. */
  schema?: Schema;
  /** Words above the buttons while something required is missing. */
  incompleteText?: string;
  submitLabel: string;
  busyLabel: string;
  variant?: 'primary' | 'danger';
  /** Sends the values; what the server refuses comes back and is shown. Without a failure the dialog closes. */
  submit: (values: Values) => Promise<Failure | null>;
  onClose: () => void;
  children: (form: FormFields<Values>) => ReactNode;
}

/**
 * A form in a dialog: rules first, then the server; its field errors under the fields, the rest above the buttons, where
 * it is in sight. A failure keeps everything that was typed, closing asks before it throws that away, and what goes otherwise
 * (Back, the end of the sign-in) is there again when the form is opened anew.
 */
export function FormDialog<Values extends object>({
  draft, title, line, size = 'small', initialValues, schema, incompleteText, submitLabel, busyLabel, variant = 'primary', submit, onClose, children,
}: FormDialogProps<Values>) {
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<Refusal<Values> | null>(null);
  const [leaving, setLeaving] = useState(false);

  const { start, isRestored, keep, finish } = useDraft(draft, initialValues);
  const end = () => {
    finish();
    onClose();
  };

  const form = useFormik<Values>({
    initialValues: start,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setRefusal(null);
      const broken = schema && Object.keys(problemsOf(schema, values).fields).length > 0;
      const failure = broken ? null : await submit(values);
      if (failure) setRefusal({ failure, values });
      if (failure ?? broken) setTries((count) => count + 1);
      else end();
    },
  });
  useEffect(() => keep(form.values));
  const isTyped = form.dirty || isRestored;
  const problems = schema && tries > 0 ? problemsOf(schema, form.values) : noProblems;
  const body = useFocusAfter(form.isSubmitting ? 0 : tries);

  const fields = bindFields(form, { ...(refusal && refusedTexts(refusal, form.values)), ...problems.fields });
  const banner = (problems.incomplete ? incompleteText : undefined) ?? (refusal && bannerText(refusal, form.values));

  const close = () => {
    if (form.isSubmitting) return;
    if (isTyped) setLeaving(true);
    else end();
  };

  return (
    <>
      <Dialog
        title={title}
        line={line}
        size={size}
        isOpen
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSubmitting) void form.submitForm();
        }}
        footer={(
          <>
            {banner && <Whole><Banner tone="danger">{banner}</Banner></Whole>}
            <Button onClick={close} disabled={form.isSubmitting}>Cancel</Button>
            <Button type="submit" variant={variant} busy={form.isSubmitting} busyText={busyLabel}>{submitLabel}</Button>
          </>
        )}
      >
        <Stack $gap={4} ref={body}>
          {isRestored && <Banner tone="brand">What you entered before is still here.</Banner>}
          {children(fields)}
        </Stack>
      </Dialog>
      {leaving && <DiscardQuestion what={`“${title}”`} onDiscard={end} onKeep={() => setLeaving(false)} />}
    </>
  );
}

/** After a submit that did not go through the keyboard stands at the first field to mend, or at the button to try again. */
function useFocusAfter(tries: number) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    const field = body.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button');
    const target = field ?? body.current?.closest('form')?.querySelector<HTMLElement>('button[type="submit"]');
    target?.focus();
  }, [tries]);
  return body;
}

const Whole = styled.div`flex: 1 0 100%;`;
