import { LEAVE_SYNONYMS } from './synonymsOfLeave.js';
import { PAY_SYNONYMS } from './synonymsOfPay.js';
import { WORK_LIFE_SYNONYMS } from './synonymsOfWorkLife.js';

/** Words of asking, deciding and changing, a row each. */
const DECISION_SYNONYMS: readonly string[] = [
  'tell inform notify announce mention',
  'tell report',
  'report complain',
  'deny denied refuse decline declined rejected',
  'rejected resend bounced comes',
  'approve consent authorise authorize sign permission agree agrees agreement okay whose',
  'approve decide decides',
  'decide decides decided decision verdict outcome result',
  'cancel withdraw undo',
  'cancel remove',
  'withdraw revoke',
  'correct fix change edit adjust mistake wrong',
  'update change',
  'sortout corrected fixed resolved',
  'mistake error',
  'submit hand handed send submitted sent handin',
  'handin return',
  'disagree appeal unfair objection contest complain',
  'unhappy dissatisfied disappointed disagree',
  'unfair disagree',
  'hearback answers reply decides',
  'chase remind reminder',
  'extend extended extending prolong lengthen stretch longer',
  'shorten shortened reduce cut',
  'split divide divided block blocks instalments chunks',
  'consecutive row',
  'swap trade exchange',
  'enrol join register registration apply',
  'waitinglist queue',
  'optout leave',
  'book ahead advance',
  'notice ahead advance prior before earlier warning',
  'deadline due latest until submit cutoff',
  'delay delayed late overdue',
  'forgot forgotten missed late',
  'maximum max most limit cap highest up',
  'minimum min least lowest',
  'value limit',
  'free cost costs charge price dollars fee',
  'half 50',
  'part own self',
  'quarter month monthly yearly year',
  'midyear july half',
  'calculated calculate computed formula worked',
  'document passport papers paperwork',
  'document visa',
  'form paperwork sheet papers',
  'declare disclose declaration',
  'evidence proof prove',
  'abroad foreign countries elsewhere anywhere beach',
  'workation abroad workfromhome',
  'unpaid without',
];

/** People say where they go, rules say abroad. */
const COUNTRIES =
  'italy spain portugal france germany greece austria switzerland england ireland poland sweden japan china india mexico canada brazil thailand australia europe asia london paris berlin tokyo';

/** Words about leave, time, pay and life at work that are used for each other, a row each. */
export const PEOPLE_SYNONYMS: readonly string[] = [
  ...DECISION_SYNONYMS,
  `abroad ${COUNTRIES}`,
  ...LEAVE_SYNONYMS,
  ...PAY_SYNONYMS,
  ...WORK_LIFE_SYNONYMS,
];
