import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Schema } from 'yup';

import type { Failure } from '../failure/failure';
import { bindFields, type FormFields } from './fields';
import { noProblems, problemsOf } from './problems';
import { bannerText, refusedTexts, type Refusal } from './refusal';
import { useDraft } from './useDraft';

export interface GraphFormOptions<Values> {
  /** What is being written, such as "leave 12": under this name it is kept when the form goes without being sent. */
  draft: string;
  /** The names of the values are those of the graph, so that its refusals find their fields. */
  initialValues: Values;
  /** The rules; the text of each stands under its field. */
  schema?: Schema;
  /** Words above the buttons while something required is missing. */
  incompleteText?: string;
  /** Sends the values; what the server refuses comes back and is shown. Without a failure the form is over. */
  submit: (values: Values) => Promise<Failure | null>;
  /** The form is over: sent, or ended by `end`. */
  onEnd: () => void;
}

export interface GraphForm<Values> {
  fields: FormFields<Values>;
  /** What is wrong and belongs under no field. */
  banner: string | null;
  /** What was typed before the form went away unasked is there again. */
  isRestored: boolean;
  /** Something would be lost. */
  isTyped: boolean;
  isBusy: boolean;
  /** Stands around the fields, so that the first bad one gets the focus. */
  body: RefObject<HTMLDivElement | null>;
  onSubmit: (event: FormEvent) => void;
  /** Throws away what was typed. */
  end: () => void;
}

/**
 * A form over a mutation: rules first, then the server; its field errors under the fields, the rest in `banner`. A failure keeps
 * everything that was typed, and what goes otherwise (Back, the end of the sign-in) is there again when the form is opened anew.
 */
export function useGraphForm<Values extends object>({
  draft, initialValues, schema, incompleteText, submit, onEnd,
}: GraphFormOptions<Values>): GraphForm<Values> {
  const [tries, setTries] = useState(0);
  const [refusal, setRefusal] = useState<Refusal<Values> | null>(null);

  const { start, isRestored, keep, finish } = useDraft(draft, initialValues);
  const end = () => {
    finish();
    onEnd();
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
  const problems = schema && tries > 0 ? problemsOf(schema, form.values) : noProblems;
  const body = useFocusAfter(form.isSubmitting ? 0 : tries);
  useEffect(() => {
    const around = body.current;
    if (!form.isSubmitting || !around) return undefined;
    // What is typed after sending is not in what was sent and would go with the form.
    const stop = (event: Event) => event.preventDefault();
    around.addEventListener('beforeinput', stop);
    return () => around.removeEventListener('beforeinput', stop);
  }, [body, form.isSubmitting]);

  return {
    fields: bindFields(form, { ...(refusal && refusedTexts(refusal, form.values)), ...problems.fields }),
    banner: (problems.incomplete ? incompleteText : undefined) ?? (refusal && bannerText(refusal, form.values)),
    isRestored,
    isTyped: form.dirty || isRestored,
    isBusy: form.isSubmitting,
    body,
    onSubmit: (event) => {
      event.preventDefault();
      if (!form.isSubmitting) void form.submitForm();
    },
    end,
  };
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
