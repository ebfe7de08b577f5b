import type { Phrase } from './phrase.js';
import { LEAVE_PHRASES } from './phrasesOfLeave.js';
import { PAY_PHRASES } from './phrasesOfPay.js';
import { WORK_LIFE_PHRASES } from './phrasesOfWorkLife.js';

/** What is said in several ways of everything that is asked for, granted and decided. */
const DECISION_PHRASES: readonly Phrase[] = [
  ['ahead', 'in advance', 'beforehand', 'ahead of time', 'ahead'],
  ['notice', 'heads up', 'advance notice', 'prior notice', 'notice'],
  ['approve', 'sign off', 'signs off', 'signed off', 'signing off', 'gives permission', 'give permission', 'green light', 'go ahead', 'says yes', 'say yes', 'okays', 'okayed', 'approve', 'approves', 'approved', 'approval'],
  ['refuse', 'say no', 'says no', 'said no', 'saying no', 'refuse', 'refuses', 'refused', 'refusing', 'refusal'],
  ['rejected', 'turn down', 'turned down', 'turns down', 'turned me down', 'turn me down', 'knocked back', 'kicked back', 'got bounced', 'was bounced', 'bounced back', 'reject', 'rejects', 'rejected', 'rejection'],
  ['cancel', 'call off', 'called off', 'calling off', 'take my request back', 'take the request back', 'take back my request', 'pull my request', 'scrap my request', 'cancel', 'cancels', 'canceled', 'cancelled', 'canceling', 'cancelling', 'cancellation'],
  ['withdraw', 'pull out', 'pulled out', 'pulling out', 'pull my application', 'back out', 'withdraw', 'withdraws', 'withdrawn', 'withdrew', 'withdrawing'],
  ['disagree', 'do not agree', 'does not agree', 'did not agree', 'dont agree', 'not agree with', 'not happy with', 'not satisfied with', 'unhappy with', 'disagree', 'disagrees', 'disagreed'],
  ['handin', 'hand in', 'handing in', 'handed in', 'hands in', 'turn in', 'turned in', 'turning in'],
  ['sortout', 'sort out', 'sorted out', 'sorting out', 'sort it out', 'put right', 'put it right', 'cleared up', 'straightened out', 'ironed out'],
  ['mistake', 'messed up', 'mess up', 'screwed up', 'screw up', 'got it wrong', 'mistake', 'mistakes'],
  ['enrol', 'sign up', 'signs up', 'signed up', 'signing up', 'sign me up', 'put me down for', 'put my name down', 'enrol', 'enroll', 'enrolled', 'enrolling', 'enrolment', 'enrollment'],
  ['optout', 'opt out', 'opting out', 'opted out', 'opt me out'],
  ['hearback', 'hear back', 'heard back', 'hear from you', 'get back to me', 'got back to me', 'come back to me'],
  ['waitinglist', 'waiting list', 'wait list', 'waitlist', 'queue for'],
  ['investigate', 'look into', 'looks into', 'looking into', 'looked into', 'investigate', 'investigates', 'investigated', 'investigating', 'investigation', 'investigations'],
  ['report', 'snitch', 'snitching', 'rat on', 'rat out', 'tell on', 'dob in', 'report', 'reports', 'reported', 'reporting'],
  ['abroad', 'abroad', 'overseas', 'another country', 'other country', 'other countries', 'foreign country', 'foreign countries', 'out of the country'],
  ['manager', 'boss', 'bosses', 'supervisor', 'supervisors', 'line manager', 'manager', 'managers', 'superior', 'higher up', 'higher ups'],
  ['colleague', 'co worker', 'co workers', 'coworker', 'coworkers', 'workmate', 'workmates', 'colleague', 'colleagues'],
  ['supplier', 'vendor', 'vendors', 'supplier', 'suppliers'],
];

/** What is said in several ways of leave, time, pay and life at work. */
export const PEOPLE_PHRASES: readonly Phrase[] = [...DECISION_PHRASES, ...LEAVE_PHRASES, ...PAY_PHRASES, ...WORK_LIFE_PHRASES];
