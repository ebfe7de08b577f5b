import type { FormikProps } from 'formik';
import type { ChangeEvent, FocusEvent } from 'react';

type Name<Values> = keyof Values & string;

/** How the fields of a form are tied to its values. */
export interface FormFields<Values> {
  values: Values;
  /** For parts that speak in events: TextField, TextArea. */
  text: (name: Name<Values>) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    onBlur: (event: FocusEvent) => void;
    error: string | undefined;
  };
  /** For parts that speak in values: Select, RadioGroup, FileDrop, DateField, TimeField. */
  choice: <N extends Name<Values>>(
    name: N,
  ) => {
    name: N;
    value: Values[N];
    onChange: (value: Values[N]) => void;
    error: string | undefined;
  };
}

/** @param errors text by field name */
export function bindFields<Values extends object>(
  form: Pick<FormikProps<Values>, 'values' | 'handleChange' | 'handleBlur' | 'setFieldValue'>,
  errors: Readonly<Record<string, string>>,
): FormFields<Values> {
  return {
    values: form.values,
    text: (name) => ({
      name,
      value: String(form.values[name] ?? ''),
      onChange: form.handleChange,
      onBlur: form.handleBlur,
      error: errors[name],
    }),
    choice: (name) => ({
      name,
      value: form.values[name],
      onChange: (value) => void form.setFieldValue(name, value),
      error: errors[name],
    }),
  };
}
