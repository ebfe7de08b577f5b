import type { Concept } from '../understanding/concepts.js';
import { clausesOf } from './clauses.js';

/** Something that whoever writes wants to have done. */
export interface Order {
  /** Path of the page where people do it themselves; null for none. */
  place: string | null;
  /** They have it done by others there. */
  isByTicket: boolean;
  /** What else is to be said. */
  note: string | null;
}

/** "Could you", "please": what follows is to be done, whatever it is. */
const ASKED_FOR = 'please|pls|kindly|go ahead and|i want you to|i would like you to|i d like you to|i need you to|could you|would you|will you|would you mind|do me a favou?r and|you should|you must|you have to';
const LEAD = new RegExp(`^(?:(?:${ASKED_FOR}|now|just|then|and|so|ok|okay|hey|hi|hello|can you|can u|also|quickly) )+`);
const IS_ASKED = new RegExp(String.raw`\b(?:${ASKED_FOR})\b|\b(?:please|pls|for me)$`);

/** Done in the portal, or by people for people. */
const DEEDS =
  'submit|approve|accept|confirm|reject|decline|cancel|delete|remove|withdraw|file|assign|apply|close|reopen|schedule|reschedule|remind|promote|hire|fire|send|email|mail|call|message|order|buy|pay|transfer|escalate|notify|invite|log|enter|record|clock|punch|put|book|request|hand|raise|increase|extend|change|update|edit|upload|grant|make|set|add|give|reset|unlock|lock|create|open|enroll|enrol|register|sign|fill|deactivate|activate|publish|clear|get|submitting|approving|cancelling|canceling|deleting|resetting|booking|ordering';
/** What people mostly do on their own devices: "connect my headset" asks how. */
const HANDS_ON = 'connect|install|uninstall|configure|fix|repair|restart|share|move|rename|enable|disable|turn|start|stop|forward|download|print|replace|renew|extend';
const WRITING = /^(?:write|compose|draft|generate|translate|draw|sing|invent|proofread|program|code)\b (?:me|us|my|an?|this|some|the|it)\b/;
/** Deeds and things of the portal that are an order without any politeness. */
const BARE = /^(?:(?:approve|reject|decline|delete|remove|cancel|submit|withdraw|close|reopen|assign|deactivate) (?:\w+ ){0,4}?(?:leave|vacation|holidays?|requests?|tickets?|timesheets?|articles?|users?|employees?|accounts?|applications?|feedback|postings?|entry|entries|everything|him|her|them|it|that|this)|(?:fire|promote|hire) \w+|(?:start|stop|pause) (?:my |the |a )?(?:timer|clock|tracker|time tracking|work session|session)|(?:open|create|file|raise|write) (?:a|an|another|new|one) (?:\w+ ){0,2}?(?:ticket|request|complaint))\b/;
const FOR_ONESELF = /\b(?:me|my|mine|us|our|myself)\b/;
const DEED = new RegExp(String.raw`^(?:${DEEDS})\b`);
const HANDS = new RegExp(String.raw`^(?:${HANDS_ON}|set up)\b`);

/** What is answered rather than done. */
const TELLING =
  /^remind me (?:what|when|who|how|which|where|again|of)\b|^(?:give|send|get|write|make|call|open|message|set|list|start|update) (?:me |us )?(?:a |an |the |some |my |your )?(?:short |quick |brief |full |current |complete )?(?:list|overview|summary|status|info|information|details|answer|hint|idea|number|name|tips?|examples?|links?|steps|open tickets?|latest|how|what|explanation|limits?|rules?|policy|policies|address|deadline|instructions?|guide|contact|phone|extension|about|on)\b|^give (?:me|us) (?!(?:\w+ ){0,3}(?:access|rights|permissions?|admin|raise|promotion|bonus|money|off|laptop|licen[cs]e|phone|job)\b)|^open (?:\w+ )?(?:tickets|requests|cases)\b|^open ticket\b|^request(?:s|ed)?\b(?! (?:\w+ ){0,3}(?:for me|my)\b)/;

/** Where people do themselves what they would have done, by what it is about; null for what nobody does. */
const PLACES: readonly (readonly [RegExp | Concept, string | null])[] = [
  [/\b(?:salary|wage|pay|raise|promotion|bonus|promote|hire|fire|admin|administrator|role|roles|rights|permissions?|articles?|users?|employees?)\b/, null],
  ['timesheet', '/employee/time-tracking'],
  [/\b(?:clock|timer|session|punch|tracking|tracker|hours|time entry|time entries)\b/, '/employee/time-tracking'],
  ['leave', '/employee/leave'],
  [/\b(?:day off|days off|sick)\b/, '/employee/leave'],
  [/\b(?:password|passphrase|photo|picture|phone number|address|profile|my name)\b/, '/profile'],
  [/\b(?:feedback|complaint|suggestion)\b/, '/employee/feedback'],
  ['jobApplication', '/employee/job-postings'],
  [/\b(?:apply (?:me )?(?:for|to)|job (?:posting|opening|offer)s?|position)\b/, '/employee/job-postings'],
  ['ticket', '/employee/tickets'],
];
const BY_TICKET = /\b(?:access|licen[cs]e|laptop|monitor|printer|software|headset|phone|mailbox|vpn|install|uninstall|unlock|fix|repair|replace|restart|keyboard|mouse|account|badge|desk|chair|computer)\b/;

const OWN_APPROVAL = /\b(?:approve|accept|grant|sign off|confirm) (?:my|it|this|that|them|our|mine)\b/;
const NOBODY_APPROVES = {
  leave: 'Nobody approves their own leave: the direct manager, HR or an administrator decides.',
  timesheet: 'Nobody approves their own timesheet: HR does.',
};

function isOrder(clause: string): boolean {
  const bare = clause.replace(LEAD, '').replace(/ (?:please|pls)$/, '');
  if (TELLING.test(bare)) return false;
  if (BARE.test(bare) || WRITING.test(bare)) return true;
  if (DEED.test(bare)) return IS_ASKED.test(clause) || FOR_ONESELF.test(bare);
  return HANDS.test(bare) && (IS_ASKED.test(clause) || /\bfor (?:me|us)\b/.test(bare));
}

const placeAbout = (text: string, concepts: ReadonlySet<Concept>): string | null | undefined => PLACES.find(([sign]) => (typeof sign === 'string' ? concepts.has(sign) : sign.test(text)))?.[1];

const HOW = /^(?:(?:so|and|ok|but|please|hi|hello) )*(?:how|where) (?:do|can|could|should|would|must) (?:i|we|one) (?:open|create|write|raise|file|make|submit|hand in|request|ask for|apply|give|leave|enter|log|record|track|cancel|withdraw|change|upload)\b/;

/** The page for which somebody asks how it is done there; null for none. */
export function placeOfDoing(text: string, concepts: ReadonlySet<Concept>): string | null {
  const clauses = clausesOf(text);
  return HOW.test(clauses) ? (placeAbout(clauses, concepts) ?? null) : null;
}

/** What a message orders, or null when it asks. */
export function orderOf(text: string, concepts: ReadonlySet<Concept>): Order | null {
  const clauses = clausesOf(text);
  const ordered = clauses.split(' | ').find(isOrder);
  if (ordered === undefined) return null;
  const isWriting = WRITING.test(ordered.replace(LEAD, ''));
  const about = concepts.has('timesheet') ? 'timesheet' : concepts.has('leave') ? 'leave' : null;
  const note = about !== null && OWN_APPROVAL.test(clauses) ? NOBODY_APPROVES[about] : null;
  const isApprovalAlone = note !== null && OWN_APPROVAL.test(ordered.replace(LEAD, '').split(' ').slice(0, 3).join(' '));
  const place = isWriting || isApprovalAlone ? null : placeAbout(ordered, concepts);
  const isByTicket = place === undefined && BY_TICKET.test(ordered);
  return { place: isByTicket ? '/employee/tickets' : (place ?? null), isByTicket, note };
}
