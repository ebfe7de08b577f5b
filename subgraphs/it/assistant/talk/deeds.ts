import type { Concept } from '../understanding/concepts.js';
import { clausesOf } from './clauses.js';

/** Something that a person wants done, which the assistant cannot do. */
export interface Deed {
  /** Path of the page where people do it themselves; null for none. */
  place: string | null;
  /** They have it done by others there. */
  isByTicket: boolean;
  /** What else is to be said. */
  note: string | null;
}

/** Where people do themselves what they would have done, by what it is about; null for what no one does. */
const PLACES: readonly (readonly [RegExp | Concept, string | null])[] = [
  [
    /\b(?:salary|wage|pay|raise|promotion|bonus|promote|hire|fire|admin|administrator|role|roles|rights|permissions?|articles?|users?|employees?)\b/,
    null,
  ],
  ['timesheet', '/employee/time-tracking'],
  [
    /\b(?:clock|timer|session|punch|tracking|tracker|hours|time entry|time entries)\b/,
    '/employee/time-tracking',
  ],
  ['leave', '/employee/leave'],
  [/\b(?:day off|days off|sick)\b/, '/employee/leave'],
  [/\b(?:password|passphrase|photo|picture|phone number|address|profile|my name)\b/, '/profile'],
  [/\b(?:feedback|complaint|suggestion)\b/, '/employee/feedback'],
  ['jobApplication', '/employee/job-postings'],
  [/\b(?:apply (?:me )?(?:for|to)|job (?:posting|opening|offer)s?|position)\b/, '/employee/job-postings'],
  ['ticket', '/employee/tickets'],
];
const BY_TICKET =
  /\b(?:access|licen[cs]e|laptop|monitor|printer|software|headset|phone|mailbox|vpn|install|uninstall|unlock|fix|repair|replace|restart|keyboard|mouse|account|badge|desk|chair|computer)\b/;

const OWN_APPROVAL = /\b(?:approve|accept|grant|sign off|confirm) (?:my|it|this|that|them|our|mine)\b/;
const NOBODY_APPROVES = {
  leave: 'Nobody approves their own leave: the direct manager, HR or an administrator decides.',
  timesheet: 'Nobody approves their own timesheet: HR does.',
};

const placeAbout = (text: string, concepts: ReadonlySet<Concept>): string | null | undefined =>
  PLACES.find(([sign]) => (typeof sign === 'string' ? concepts.has(sign) : sign.test(text)))?.[1];

const HOW =
  /^(?:(?:so|and|ok|but|please|hi|hello) )*(?:how|where) (?:do|can|could|should|would|must) (?:i|we|one) (?:open|create|write|raise|file|make|submit|hand in|request|ask for|apply|give|leave|enter|log|record|track|cancel|withdraw|change|upload)\b/;

/** The page for which someone asks how it is done there; null for none. */
export function placeOfDoing(text: string, concepts: ReadonlySet<Concept>): string | null {
  const clauses = clausesOf(text);
  return HOW.test(clauses) ? (placeAbout(clauses, concepts) ?? null) : null;
}

/** Where that is done which a message wants done. @param text without what it follows */
export function deedOf(text: string, concepts: ReadonlySet<Concept>): Deed {
  const clauses = clausesOf(text);
  const about = concepts.has('timesheet') ? 'timesheet' : concepts.has('leave') ? 'leave' : null;
  const note = about !== null && OWN_APPROVAL.test(clauses) ? NOBODY_APPROVES[about] : null;
  const place = placeAbout(clauses, concepts);
  const isByTicket = place === undefined && BY_TICKET.test(clauses);
  return { place: isByTicket ? '/employee/tickets' : (place ?? null), isByTicket, note };
}
