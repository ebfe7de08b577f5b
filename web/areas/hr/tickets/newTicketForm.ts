import { mixed, object, string, type Schema } from 'yup';

import { countDays } from '../../../domain/calendar/day';
import { dayRule } from '../../../domain/form/dayRule';
import { textRule, textUpTo } from '../../../domain/form/textRule';
import { isBlank } from '../../../domain/text/unseen';
import type {
  FeedbackInput,
  FeedbackType,
  GeneralTicketInput,
  ImpactLevel,
  ItSupportInput,
  LeaveRequestInput,
  LeaveType,
  TicketKind,
  TicketPriority,
} from '../../../generated/graphql';
import { ItSupportDetailsLimits, LeaveDetailsLimits, TicketLimits } from '../../../generated/limits';
import { isDay } from '../../../ui/form/dates/days';
import { missing } from './pinned';

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface NewTicketValues {
  kind: TicketKind;
  title: string;
  description: string;
  priority: TicketPriority;
  /** Empty means the category General. */
  categoryId: string;
  issueType: string;
  impactLevel: ImpactLevel;
  affectedSystem: string;
  /** One of the person's own assets, for IT support only; empty for none. */
  assetId: string;
  feedbackType: FeedbackType;
  leaveType: LeaveType;
  startDate: string;
  endDate: string;
  reason: string;
}

/** The default options. */
export const emptyNewTicket: NewTicketValues = {
  kind: 'GENERAL',
  title: '',
  description: '',
  priority: 'MEDIUM',
  categoryId: '',
  issueType: '',
  impactLevel: 'LOW',
  affectedSystem: '',
  assetId: '',
  feedbackType: 'SUGGESTION',
  leaveType: 'PERSONAL',
  startDate: '',
  endDate: '',
  reason: '',
};

const onlyFor = (kinds: readonly TicketKind[], rule: Schema) =>
  mixed().when('kind', ([kind], anything) => (kinds.includes(kind as TicketKind) ? rule : anything));
const forLeave = (rule: Schema) => onlyFor(['LEAVE_REQUEST'], rule);

const longestLeave = LeaveDetailsLimits.totalDays.max;

/** From first to last day, where both are days. */
const lengthOf = (first: string, last: string | undefined): number | null =>
  last && isDay(first) && isDay(last) ? countDays(first, last) : null;

/** Title and description always; leave needs its type and days, IT support the issue type. */
export const newTicketSchema = object({
  title: textRule('Enter a title', TicketLimits.title),
  description: textRule('Enter a description', TicketLimits.description),
  issueType: onlyFor(['IT_SUPPORT'], textRule('Enter an issue type', ItSupportDetailsLimits.issueType)),
  affectedSystem: onlyFor(['IT_SUPPORT', 'GENERAL'], textUpTo(ItSupportDetailsLimits.affectedSystem)),
  leaveType: forLeave(string().required('Choose a leave type')),
  startDate: forLeave(dayRule().required('Enter the first day')),
  endDate: forLeave(
    dayRule()
      .required('Enter the last day')
      .test('order', 'End date cannot precede start date.', (last, { parent }) => {
        const length = lengthOf((parent as NewTicketValues).startDate, last);
        return length === null || length > 0;
      })
      .test('span', `A request spans at most ${String(longestLeave)} days.`, (last, { parent }) => {
        const length = lengthOf((parent as NewTicketValues).startDate, last);
        return length === null || length <= longestLeave;
      }),
  ),
  reason: forLeave(textUpTo(LeaveDetailsLimits.reason)),
});

/** The message above the buttons while a field is missing: first the common fields of every ticket. */
export function missingText({ kind, title, description }: NewTicketValues): string {
  if (isBlank(title.trim()) || isBlank(description.trim())) return missing.any;
  if (kind === 'LEAVE_REQUEST') return missing.leave;
  return kind === 'IT_SUPPORT' ? missing.issueType : missing.any;
}

const common = ({ title, description, priority }: NewTicketValues) => ({
  title: title.trim(),
  description: description.trim(),
  priority,
});

const orNull = (text: string): string | null => text.trim() || null;

/** POST leave-requests. */
export const toLeave = (values: NewTicketValues): LeaveRequestInput => ({
  ...common(values),
  leaveType: values.leaveType,
  startDate: values.startDate,
  endDate: values.endDate,
  reason: orNull(values.reason),
});

/** POST feedback. */
export const toFeedback = (values: NewTicketValues): FeedbackInput => ({
  ...common(values),
  feedbackType: values.feedbackType,
});

/** POST it-support. */
export const toItSupport = (values: NewTicketValues): ItSupportInput => ({
  ...common(values),
  issueType: values.issueType.trim(),
  impactLevel: values.impactLevel,
  affectedSystem: orNull(values.affectedSystem),
  ...(values.assetId !== '' && { assetId: Number(values.assetId) }),
});

/** POST general. */
export const toGeneral = (values: NewTicketValues): GeneralTicketInput => ({
  ...common(values),
  categoryId: values.categoryId === '' ? null : Number(values.categoryId),
  affectedSystem: orNull(values.affectedSystem),
});
