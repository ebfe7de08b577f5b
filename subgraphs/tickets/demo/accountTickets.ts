import { pick } from './random.js';
import type { SeedRow } from './rows.js';
import { FEEDBACK_TEXTS, GENERAL_TEXTS } from './texts.js';
import { assignee, common, feedbackRow, generalRow } from './write.js';
import type { Common, SeedPerson, Writing } from './write.js';

interface Plan {
  status: string;
  /** Created about this many days ago. */
  age: number;
  priority: string;
}

const FEEDBACK: (Plan & { isAnonymous: boolean })[] = [
  { status: 'open', age: 2, priority: 'medium', isAnonymous: true },
  { status: 'open', age: 6, priority: 'low', isAnonymous: false },
  { status: 'in_progress', age: 17, priority: 'high', isAnonymous: true },
  { status: 'waiting_response', age: 26, priority: 'medium', isAnonymous: false },
  { status: 'resolved', age: 63, priority: 'medium', isAnonymous: true },
  { status: 'closed', age: 131, priority: 'low', isAnonymous: false },
];
const GENERAL: Plan[] = [
  { status: 'open', age: 3, priority: 'medium' },
  { status: 'in_progress', age: 8, priority: 'high' },
  { status: 'waiting_response', age: 13, priority: 'low' },
  { status: 'resolved', age: 34, priority: 'urgent' },
  { status: 'closed', age: 77, priority: 'medium' },
  { status: 'resolved', age: 142, priority: 'low' },
];
/** One account was refused feedback, another a general ticket, so that every label can be seen. */
const REFUSED_FEEDBACK = 3;
const REFUSED_GENERAL = 5;
/** Steps through the texts so that no account has one twice. */
const STEP = 5;

function planned(writing: Writing, person: SeedPerson, { age, priority }: Plan, status: string): Common {
  const made = age + writing.draw.whole(0, 2);
  const base = common(writing, person, made, {
    status,
    decidedAge: status === 'open' ? made : made - writing.draw.whole(1, Math.min(6, made - 1)),
  });
  return { ...base, priority, isTold: true };
}

function feedbackOf(writing: Writing, person: SeedPerson, index: number): SeedRow[] {
  return FEEDBACK.map((plan, place) => {
    const status = plan.status === 'closed' && index === REFUSED_FEEDBACK ? 'rejected' : plan.status;
    const base = planned(writing, person, plan, status);
    const handler = status === 'open' ? {} : assignee(writing, writing.hrStaff, person, status);
    return feedbackRow(
      { ...base, ...handler, id: writing.feedbackId() },
      pick(FEEDBACK_TEXTS, index + place * STEP),
      status === 'closed' ? 4 : null,
      plan.isAnonymous,
    );
  });
}

function generalOf(writing: Writing, person: SeedPerson, index: number): SeedRow[] {
  return GENERAL.map((plan, place) => {
    const status = plan.status === 'closed' && index === REFUSED_GENERAL ? 'rejected' : plan.status;
    const category = pick(writing.categories, index + place);
    return generalRow(
      writing,
      person,
      planned(writing, person, plan, status),
      category,
      pick(GENERAL_TEXTS[category.name] ?? [], index),
    );
  });
}

/**
 * Six pieces of feedback, half of them anonymous, and six general tickets of a demo account; `index` tells
 * the accounts apart.
 */
export const accountTickets = (writing: Writing, person: SeedPerson, index: number): SeedRow[] => [
  ...feedbackOf(writing, person, index),
  ...generalOf(writing, person, index),
];
