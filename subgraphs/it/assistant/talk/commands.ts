import type { Concept } from '../understanding/concepts.js';
import { plainWords } from '../understanding/words.js';

const LEAD = /^((please|kindly|now|just|then|and|so|ok|okay|hey|go ahead and|i want you to|i would like you to|i d like you to|i need you to|can you|could you|would you|will you|can u|would you mind|do me a favou?r and|for me|help me to|also|quickly|you should|you must|you have to) )+/;
const DOING =
  'submit|approve|reject|decline|cancel|delete|remove|reset|change|update|edit|create|file|book|send|assign|order|buy|install|uninstall|unlock|lock|apply|upload|download|close|reopen|schedule|reschedule|remind|forward|translate|write|make|grant|add|fill|log|register|enroll|enrol|sign|withdraw|transfer|raise|increase|extend|enter|record|request|hand|clock|punch|rename|escalate|connect|restart|turn|give|set|pay|clear|stop|start|publish|notify|invite|email|call|message|draft|open|move|fix|repair|disable|enable|activate|deactivate|promote|hire|fire|submitting|resetting|cancelling|canceling|approving|deleting|booking|ordering';
const OBJECT =
  'my|a|an|the|this|that|these|those|me|him|her|them|all|in|out|it|for|leave|vacation|off|on|up|two|three|one|[0-9]+|next|tomorrow|today|sick|another|new|our|their|some|us|everyone|ticket|timesheet|password|as|to|admin|his|more';
const COMMAND = new RegExp(String.raw`^(${DOING}) (${OBJECT})\b`);
/** What is answered rather than done. */
const TELLING = /^(give|send|write|make|call|open|message|set|list|start) (me )?(a |an |the |some |my )?(list|overview|summary|status|info|information|details|answer|hint|idea|number|name|tips?|examples?|link|steps|open tickets?|latest|how|what|an? explanation)\b|^give me (the|my)? ?\w* ?(left|balance|status|hours|name)/;

/** Where people do themselves what they would have done, by what it is about. */
const PLACES: readonly (readonly [RegExp | Concept, string])[] = [
  ['timesheet', '/employee/time-tracking'],
  [/\b(clock|punch|tracking|tracker|hours|time entry|time entries)\b/, '/employee/time-tracking'],
  ['leave', '/employee/leave'],
  [/\b(day off|days off|sick)\b/, '/employee/leave'],
  [/\b(password|passphrase|photo|picture|phone|address|resume|profile|name)\b/, '/profile'],
  [/\bfeedback|complaint|suggestion\b/, '/employee/feedback'],
  ['jobApplication', '/employee/job-postings'],
  [/\b(apply|job|posting|position)\b/, '/employee/job-postings'],
  ['ticket', '/employee/tickets'],
];
const OTHERWISE = '/employee/tickets';

/** Where one does oneself what a message orders, or null when it orders nothing. */
export function placeOfCommand(text: string, concepts: ReadonlySet<Concept>): string | null {
  const plain = plainWords(text).join(' ').replace(LEAD, '');
  if (!COMMAND.test(plain) || TELLING.test(plain)) return null;
  return PLACES.find(([sign]) => (typeof sign === 'string' ? concepts.has(sign) : sign.test(plain)))?.[1] ?? OTHERWISE;
}
