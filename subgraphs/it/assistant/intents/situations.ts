import { BENEFITS_SITUATIONS } from './situations/benefits.js';
import { CAREER_SITUATIONS } from './situations/career.js';
import { EMAIL_SITUATIONS } from './situations/email.js';
import { HARDWARE_SITUATIONS } from './situations/hardware.js';
import { HR_POLICIES_SITUATIONS } from './situations/hrPolicies.js';
import { LEAVE_SITUATIONS } from './situations/leave.js';
import { NETWORK_SITUATIONS } from './situations/network.js';
import { SECURITY_SITUATIONS } from './situations/security.js';
import { SOFTWARE_SITUATIONS } from './situations/software.js';
import { TIME_AND_PAY_SITUATIONS } from './situations/timeAndPay.js';
import { WORKING_HERE_SITUATIONS } from './situations/workingHere.js';

/**
 * Stories that end in a question, and what people ask whose words are not those of an article, by what it is
 * about: what a knowledge base answers, so that nothing else is meant by it. The articles of the demo
 * organisation say that they answer these; `demo/questions.ts` tells how a text is read.
 */
export const SITUATIONS: Readonly<Record<string, string>> = {
  ...BENEFITS_SITUATIONS,
  ...CAREER_SITUATIONS,
  ...EMAIL_SITUATIONS,
  ...HARDWARE_SITUATIONS,
  ...HR_POLICIES_SITUATIONS,
  ...LEAVE_SITUATIONS,
  ...NETWORK_SITUATIONS,
  ...SECURITY_SITUATIONS,
  ...SOFTWARE_SITUATIONS,
  ...TIME_AND_PAY_SITUATIONS,
  ...WORKING_HERE_SITUATIONS,
};
