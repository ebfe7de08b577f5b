import type { Tone } from '../../ui/theme';

interface StatusWord {
  label: string;
  tone: Tone;
}

/** The statuses of an application, by the code of the lookup and in its order; the labels come from the lookup. */
export const applicationStatuses: Readonly<Record<string, StatusWord>> = {
  submitted: { label: 'Submitted', tone: 'info' },
  under_review: { label: 'Under Review', tone: 'warning' },
  interview_scheduled: { label: 'Interview Scheduled', tone: 'discovery' },
  interviewed: { label: 'Interviewed', tone: 'discovery' },
  offer_extended: { label: 'Offer Extended', tone: 'success' },
  accepted: { label: 'Accepted', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};
