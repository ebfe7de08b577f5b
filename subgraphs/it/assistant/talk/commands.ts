import type { Concept } from '../understanding/concepts.js';
import { clausesOf, isStory } from './clauses.js';

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
const ASKED_FOR =
  'please to|please|pls|kindly|go ahead and|i want you to|i would like you to|i d like you to|i need you to|could you|would you|will you|would you mind|can somebody|could somebody|can someone|could someone|would you kindly|be so kind and|be so kind to|be so kind as to|do me a favou?r and|you should|you must|you have to';
const LEAD = new RegExp(
  `^(?:(?:${ASKED_FOR}|now|just|then|and|so|ok|okay|hey|hi|hello|can you|can u|also|quickly) )+`,
);
const IS_ASKED = new RegExp(String.raw`\b(?:${ASKED_FOR})\b|\b(?:please|pls|for me)$`);

/** Done in the portal, or by people for people. */
const DEEDS =
  'submit|approve|accept|confirm|reject|decline|cancel|delete|remove|withdraw|file|assign|apply|close|reopen|schedule|reschedule|remind|promote|hire|fire|send|email|mail|call|message|order|buy|pay|transfer|escalate|notify|invite|log|enter|record|clock|punch|put|book|request|hand|raise|increase|extend|change|update|edit|upload|grant|make|set|add|give|reset|unlock|lock|create|open|enroll|enrol|register|sign|fill|deactivate|activate|publish|clear|get|reserve|reschedule|arrange|organi[sz]e|postpone|nominate|mark(?! (?:from|in|at|of|said|says|told|thinks|sent|and)\\b)';
/** "Would you mind approving it" orders; "Ordering shirts for my team" only tells what one is at. */
const DOING_IT =
  'submitting|approving|cancelling|canceling|deleting|resetting|booking|ordering|sending|changing|closing|putting|making|moving';
/** What people mostly do on their own devices: "connect my headset" asks how. */
const HANDS_ON =
  'connect|install|uninstall|configure|fix|repair|restart|share|move|rename|enable|disable|turn|start|stop|forward|download|print|replace|renew|extend';
const WRITING =
  /^(?:write|compose|draft|generate|translate|draw|sing|invent|proofread|program|code)\b (?:me|us|my|an?|this|some|the|it)\b/;
/** Deeds and things of the portal that are an order without any politeness. */
const BARE =
  /^(?:(?:approve|reject|decline|delete|remove|cancel|submit|withdraw|close|reopen|assign|deactivate) (?:\w+ ){0,4}?(?:leave|vacation|holidays?|requests?|tickets?|timesheets?|articles?|users?|employees?|accounts?|applications?|feedback|postings?|entry|entries|everything|him|her|them|it|that|this)|(?:fire|promote|hire) \w+|(?:start|stop|pause) (?:my |the |a )?(?:timer|clock|tracker|time tracking|work session|session)|(?:open|create|file|raise|write) (?:a|an|another|new|one) (?:\w+ ){0,2}?(?:ticket|request|complaint))\b/;
const SOME = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|some)';
/** What one would send someone for. */
const ERRAND = new RegExp(
  [
    String.raw`^(?:add|log|enter|record|book|put|register) (?:in |down )?${SOME} (?:more )?(?:hours?|minutes|days?)\b`,
    String.raw`^(?:order|buy|book|reserve|get) (?:us |me )?(?:${SOME} |lunch|pizzas?|flowers|a (?:taxi|cab|table|cake|meeting room|room|car)\b.{0,40}\b(?:today|tomorrow|tonight|monday|tuesday|wednesday|thursday|friday|at|for) )`,
    String.raw`^(?:report|mark|register|sign|put|enter|take) me (?:as )?(?:sick|ill|absent|off|out|down|in|on|away)\b`,
    String.raw`^(?:tell|inform|text|remind|ask|let) (?:my|the|our) (?:\w+ )?(?:team|manager|boss|colleagues?|people|department|assistant)(?: know)? (?:that|to|i|we|about)\b`,
    String.raw`^(?:tell|message|text|ping|notify|inform|remind|email|mail) (?!me\b|us\b)\w+ (?:that|to|i m|i am|i)\b`,
    String.raw`^(?:schedule|set up|arrange|organi[sz]e|plan|book|reserve) (?:an?|the) (?:\w+ ){0,2}?(?:meeting|call|appointment|interview|lunch|dinner|room|table|desk|taxi|car|seat|slot)\b.{0,30}\b(?:with|on|at|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday)\b`,
    String.raw`^(?:cancel|move|postpone) (?:the |today s |tomorrow s |\w+day s )+(?:\w+ )?(?:meeting|booking|order|trip|flight|room|appointment|call)\b`,
    String.raw`^(?:give|grant) (?!me\b|us\b|a\b|an\b|the\b|my\b|people\b|others\b|colleagues\b|guests?\b|external\w*|someone\b|somebody\b)\w+ (?:\w+ )?(?:access|rights|permission|admin)\b`,
    String.raw`^(?:enter|mark|record|book|register) (?:today|tomorrow|yesterday|\w+day)\b`,
    String.raw`^print (?:out |me )?my (?:contract|payslips?|certificate|letter|timesheets?)\b`,
    String.raw`^install \w+(?: \w+)? on my (?:laptop|computer|pc|machine|mac)$`,
    String.raw`^(?:set|make|assign|change|switch|move) (?:\w+ ){1,4}?(?:status|role|manager|title|salary|approver|ticket|leave|holiday|vacation|department)\b(?: \w+){0,2} (?:to|as|for|from|into)\b`,
    String.raw`^(?:postpone|reschedule|withdraw|undo|revoke|resubmit|recall|take back|pull back) (?:my|the|this|that|it|our)\b`,
    String.raw`^ask (?!me\b|us\b|you\b|for\b|about\b|people\b|questions?\b)\w+ to\b`,
    String.raw`^(?:take|pull) (?:it|that|my request|my leave) back\b`,
    String.raw`^(?:move|shift|extend) my (?:leave|holidays?|vacation|day off|days off)\b`,
  ].join('|'),
);
const FOR_ONESELF = /\b(?:me|my|mine|us|our|myself)\b/;
const DEED = new RegExp(String.raw`^(?:${DEEDS})\b`);
const ONGOING = new RegExp(String.raw`^(?:${DOING_IT})\b`);
const HANDS = new RegExp(String.raw`^(?:${HANDS_ON}|set up)\b`);

/** What is answered rather than done. */
const TELLING =
  /^remind me (?:what|when|who|how|which|where|again|of)\b|^(?:give|send|get|write|make|call|open|message|set|list|start|update) (?:me |us )?(?:a |an |the |some |my |your )?(?:short |quick |brief |full |current |complete )?(?:list|overview|summary|status|info|information|details|answer|hint|idea|number|name|tips?|examples?|links?|steps|open tickets?|latest|how|what|explanation|limits?|rules?|policy|policies|address|deadline|instructions?|guide|contact|phone|extension|about|on)\b|^give (?:me|us) (?!(?:\w+ ){0,3}(?:access|rights|permissions?|admin|raise|promotion|bonus|money|off|laptop|licen[cs]e|phone|job)\b)|^open (?:\w+ )?(?:tickets|requests|cases)\b|^open ticket\b|^request(?:s|ed)?\b(?! (?:\w+ ){0,3}(?:for me|my)\b)/;

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

/** Whether a clause orders something. */
export function isOrder(clause: string): boolean {
  const bare = clause.replace(LEAD, '').replace(/ (?:please|pls)$/, '');
  if (TELLING.test(bare)) return false;
  if (BARE.test(bare) || ERRAND.test(bare) || WRITING.test(bare)) return true;
  if (ONGOING.test(bare)) return IS_ASKED.test(clause);
  if (DEED.test(bare)) return IS_ASKED.test(clause) || FOR_ONESELF.test(bare);
  return HANDS.test(bare) && (IS_ASKED.test(clause) || /\bfor (?:me|us)\b/.test(bare));
}

const placeAbout = (text: string, concepts: ReadonlySet<Concept>): string | null | undefined =>
  PLACES.find(([sign]) => (typeof sign === 'string' ? concepts.has(sign) : sign.test(text)))?.[1];

const HOW =
  /^(?:(?:so|and|ok|but|please|hi|hello) )*(?:how|where) (?:do|can|could|should|would|must) (?:i|we|one) (?:open|create|write|raise|file|make|submit|hand in|request|ask for|apply|give|leave|enter|log|record|track|cancel|withdraw|change|upload)\b/;

/** The page for which someone asks how it is done there; null for none. */
export function placeOfDoing(text: string, concepts: ReadonlySet<Concept>): string | null {
  const clauses = clausesOf(text);
  return HOW.test(clauses) ? (placeAbout(clauses, concepts) ?? null) : null;
}

const ASKED_OF_US = /\b(?:you|please|pls|for me|for us)\b/;

/** What a message orders, or null when it asks. */
export function orderOf(text: string, concepts: ReadonlySet<Concept>): Order | null {
  const clauses = clausesOf(text);
  const ordered = clauses.split(' | ').find(isOrder);
  if (ordered === undefined || (isStory(clauses) && text.includes('?') && !ASKED_OF_US.test(ordered)))
    return null;
  const isWriting = WRITING.test(ordered.replace(LEAD, ''));
  const about = concepts.has('timesheet') ? 'timesheet' : concepts.has('leave') ? 'leave' : null;
  const note = about !== null && OWN_APPROVAL.test(clauses) ? NOBODY_APPROVES[about] : null;
  const isApprovalAlone =
    note !== null && OWN_APPROVAL.test(ordered.replace(LEAD, '').split(' ').slice(0, 3).join(' '));
  const place = isWriting || isApprovalAlone ? null : placeAbout(ordered, concepts);
  const isByTicket = place === undefined && BY_TICKET.test(ordered);
  return { place: isByTicket ? '/employee/tickets' : (place ?? null), isByTicket, note };
}
