import { object, string } from 'yup';

import { countDays } from '../../../../domain/calendar/day';
import { changesOf } from '../../../../domain/form/changes';
import { dayRule } from '../../../../domain/form/dayRule';
import { textRule } from '../../../../domain/form/textRule';
import type { LeaveRequestChanges, LeaveRequestInput, LeaveType } from '../../../../generated/graphql';
import { LeaveDetailsLimits, LeaveRequestInputLimits, TicketLimits } from '../../../../generated/limits';
import { isDay } from '../../../../ui/form/dates/days';
import type { KeptFile } from '../../../../ui/form/files/FileDrop';
import type { FileRefusal } from '../../../../ui/form/files/fileRefusal';

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface LeaveValues {
  title: string;
  leaveType: LeaveType | '';
  startDate: string;
  endDate: string;
  description: string;
  reason: string;
  supportingDocument: File | KeptFile | null;
}

export const emptyLeave: LeaveValues = {
  title: '',
  leaveType: '',
  startDate: '',
  endDate: '',
  description: '',
  reason: '',
  supportingDocument: null,
};

/** Days that one request may span. */
const longestSpan = LeaveDetailsLimits.totalDays.max;
const spanText = `A request spans at most ${longestSpan} days. Please check the year, or request the rest separately.`;

/** The last day may be the first. */
const orderText = 'End date cannot precede start date.';

/** From first to last day, where both are days. */
const spanOf = (first: string, last: string | undefined): readonly [string, string] | null =>
  last && isDay(first) && isDay(last) ? [first, last] : null;

/** All six are required, and the days are in their order. */
export const leaveSchema = object({
  title: textRule('Enter a title', TicketLimits.title),
  leaveType: string().required('Choose a leave type'),
  startDate: dayRule().required('Enter the first day'),
  endDate: dayRule()
    .required('Enter the last day')
    .test('order', orderText, (end, { parent }) => {
      const span = spanOf((parent as LeaveValues).startDate, end);
      return span === null || span[1] >= span[0];
    })
    .test('span', spanText, (end, { parent }) => {
      const span = spanOf((parent as LeaveValues).startDate, end);
      return span === null || countDays(...span) <= longestSpan;
    }),
  description: textRule('Enter a description', TicketLimits.description),
  reason: textRule('Enter a reason', LeaveDetailsLimits.reason),
});

export const documentTypes = {
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/plain': ['.txt'],
  'application/rtf': ['.rtf'],
  'image/jpeg': ['.jpeg', '.jpg', '.jpe', '.jfif', '.pjp', '.pjpeg'],
  'image/png': ['.png'],
} as const;

/** Bytes; a document of ten megabytes is one too many. */
export const largestDocument = LeaveRequestInputLimits.supportingDocument * 1024 * 1024 - 1;

/** The messages for a refused document; the others are those of every drop zone. */
export const documentRefusal = (refusal: FileRefusal): string | undefined => refusalWords[refusal];

const wrongType = 'Please select a valid file format (PDF, DOC, DOCX, TXT, RTF, JPEG, PNG)';
const refusalWords: Readonly<Partial<Record<FileRefusal, string>>> = {
  'file-too-large': 'File size must be less than 10MB',
  'file-invalid-type': wrongType,
  other: wrongType,
};

const written = (values: LeaveValues) => ({
  title: values.title.trim(),
  leaveType: values.leaveType as LeaveType,
  startDate: values.startDate,
  endDate: values.endDate,
  description: values.description.trim(),
  reason: values.reason.trim(),
});

/** Always asked with medium priority. */
export const toInput = (values: LeaveValues): LeaveRequestInput => ({
  ...written(values),
  priority: 'MEDIUM',
  ...(values.supportingDocument instanceof File && { supportingDocument: values.supportingDocument }),
});

/** Only the changed fields. A new document replaces the old one, null removes it, an unchanged one is omitted. */
export function toChanges(values: LeaveValues, present: LeaveValues): LeaveRequestChanges {
  const { supportingDocument, ...words } = changesOf(withDocument(values), withDocument(present));
  const isChosen = supportingDocument === null || supportingDocument instanceof File;
  return { ...words, ...(isChosen && { supportingDocument }) };
}

const withDocument = (values: LeaveValues) => ({
  ...written(values),
  supportingDocument: values.supportingDocument,
});
