import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Schema } from 'yup';

import type { Failure } from '../failure/failure';
import { changesOf, followed, isSame } from './changes';
import { bindFields, type FormFields } from './fields';
import { noProblems, problemsOf } from './problems';
import { bannerText, refusedTexts, type Refusal } from './refusal';
import { useDraft } from './useDraft';

export interface GraphFormOptions<Values> {
  /** Name of the draft, such as "leave 12", under which it is stored if the form is closed without being sent. */
  draft: string;
  /**
   * The present record, or the empty form. While the form is open, untouched fields follow the record. The names
   * are those of the graph, so that refusals find their fields.
   */
  initialValues: Values;
  /** Values typed elsewhere that are not saved; without them the form starts with the record. */
  typed?: Values;
  /** The rules; the text of each appears under its field. */
  schema?: Schema;
  /** The message above the buttons while a required field is missing, or a function of the present values. */
  incompleteText?: string | ((values: Values) => string);
  /** Sends the values; refusals are returned and shown. Without a failure the form is closed. */
  submit: (values: Values) => Promise<Failure | null>;
  /** The form was sent, or closed by `end`. */
  onEnd: () => void;
}

export interface GraphForm<Values> {
  fields: FormFields<Values>;
  /** The error of the form as a whole, beside no field. */
  banner: string | null;
  /** It is that something required is missing. */
  isIncomplete: boolean;
  /**
   * Whether a draft was restored after the form was closed unexpectedly; files and salaries are missing if it
   * `isPartial`.
   */
  restored: { isPartial: boolean } | null;
  /** Something would be lost. */
  isTyped: boolean;
  isBusy: boolean;
  /** Is around the fields, so that the first bad one gets the focus. */
  body: RefObject<HTMLDivElement | null>;
  onSubmit: (event: FormEvent) => void;
  /** Discards the typed text and closes the form. */
  end: () => void;
  /** Discards the typed text; the form stays open. */
  discard: () => void;
}

/**
 * A form over a mutation: rules first, then the server; its field errors under the fields, the rest in
 * `banner`. A failure keeps everything that was typed, and what goes otherwise (Back, the end of the sign-in)
 * is there again when the form is opened again.
 */
export function useGraphForm<Values extends object>({
  draft,
  initialValues,
  typed,
  schema,
  incompleteText,
  submit,
  onEnd,
}: GraphFormOptions<Values>): GraphForm<Values> {
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<(Refusal<Values> & { record: Values }) | null>(null);

  const record = useRecord(initialValues);
  const [over] = useState(() => typed && changesOf(typed, initialValues));
  const untouched = { ...record.now, ...over };
  const { start, isRestored, isPartial, keep, finish } = useDraft(draft, untouched);
  const [isDiscarded, setDiscarded] = useState(false);
  const end = () => {
    finish();
    onEnd();
  };

  const form = useFormik<Values>({
    initialValues: start,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setRefused(null);
      const broken = schema && Object.keys(problemsOf(schema, values).fields).length > 0;
      const failure = broken ? null : await submit(values);
      if (failure) setRefused({ failure, values, record: record.now });
      if (failure ?? broken) setTries((count) => count + 1);
      else end();
    },
  });
  const { values, setValues } = form;
  useEffect(() => {
    if (record.was !== record.now)
      void setValues((values) => followed(values, record.was, record.now), false);
  }, [record, setValues]);
  useEffect(() => keep(values, untouched));
  // What only followed the record is no answer of the person to the refusal.
  const refusal = refused && { ...refused, values: followed(refused.values, refused.record, record.now) };
  const problems = schema && tries > 0 ? problemsOf(schema, form.values) : noProblems;
  const body = useFocusAfter(form.isSubmitting ? 0 : tries);
  useEffect(() => {
    const around = body.current;
    if (!form.isSubmitting || !around) return undefined;
    // Text typed after sending is not sent and would be lost with the form.
    const stop = (event: Event) => event.preventDefault();
    around.addEventListener('beforeinput', stop);
    return () => around.removeEventListener('beforeinput', stop);
  }, [body, form.isSubmitting]);

  return {
    fields: bindFields(form, { ...(refusal && refusedTexts(refusal, form.values)), ...problems.fields }),
    banner:
      (problems.incomplete ? textFor(incompleteText, form.values) : undefined) ??
      (refusal && bannerText(refusal, form.values)),
    isIncomplete: problems.incomplete,
    restored: isRestored && !isDiscarded ? { isPartial } : null,
    isTyped: Object.keys(changesOf(form.values, untouched)).length > 0,
    isBusy: form.isSubmitting,
    body,
    onSubmit: (event) => {
      event.preventDefault();
      if (!form.isSubmitting) void form.submitForm();
    },
    end,
    discard: () => {
      setDiscarded(true);
      setRefused(null);
      setTries(0);
      form.resetForm({ values: untouched });
      body.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    },
  };
}

const textFor = <Values>(
  text: GraphFormOptions<Values>['incompleteText'],
  values: Values,
): string | undefined => (typeof text === 'function' ? text(values) : text);

/** The record as it is and as it was before it last became another. */
function useRecord<Values extends object>(now: Values): { was: Values; now: Values } {
  const [record, setRecord] = useState({ was: now, now });
  if (isSame(now, record.now)) return record;
  const changed = { was: record.now, now };
  setRecord(changed);
  return changed;
}

/**
 * After a submit that did not go through the focus is on the first field to correct, or at the button to
 * try again.
 */
function useFocusAfter(tries: number) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries === 0) return;
    const field = body.current?.querySelector<HTMLElement>(
      '[aria-invalid="true"], button[data-invalid], [data-invalid] button',
    );
    const target =
      field ?? body.current?.closest('form')?.querySelector<HTMLElement>('button[type="submit"]');
    target?.focus();
  }, [tries]);
  return body;
}
