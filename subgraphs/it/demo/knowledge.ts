import type { DemoArticle } from './articles/demoArticle.js';
import { EMAIL } from './articles/email.js';
import { HARDWARE } from './articles/hardware.js';
import { HR_POLICIES } from './articles/hrPolicies.js';
import { NETWORK } from './articles/network.js';
import { SECURITY } from './articles/security.js';
import { SOFTWARE } from './articles/software.js';
import { TIME_AND_PAY } from './articles/timeAndPay.js';
import { WORKING_HERE } from './articles/workingHere.js';

export interface DemoSubject {
  name: string;
  /** Who writes about it. */
  by: 'it' | 'hr';
  articles: DemoArticle[];
}

/** The knowledge base of the demo organisation: the five subjects of IT and three of HR. */
export const SUBJECTS: DemoSubject[] = [
  { name: 'Security', by: 'it', articles: SECURITY },
  { name: 'Network', by: 'it', articles: NETWORK },
  { name: 'Software', by: 'it', articles: SOFTWARE },
  { name: 'Hardware', by: 'it', articles: HARDWARE },
  { name: 'Email', by: 'it', articles: EMAIL },
  { name: 'HR Policies', by: 'hr', articles: HR_POLICIES },
  { name: 'Time and Pay', by: 'hr', articles: TIME_AND_PAY },
  { name: 'Working Here', by: 'hr', articles: WORKING_HERE },
];
