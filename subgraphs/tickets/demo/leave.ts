import type { Absence } from './leaveCalendar.js';
import type { SeedRow } from './rows.js';
import { LEAVE_TEXTS } from './texts.js';
import { assignee, common } from './write.js';
import type { SeedPerson, Writing } from './write.js';

/** What someone asks for and what came of it. */
export interface LeaveStory extends Absence {
  type: string;
  status: string;
  /** Requested, and brought to its status, this many days ago; never today. */
  asked: number;
  decided: number;
  /** Without one, words that go with the type are drawn. */
  title?: string;
  reason?: string;
}

/** Nothing of the demo is older than this many days. */
const OLDEST = 358;

/** A leave request. The person's manager decides, or HR without a manager; HR works on requests in review. */
export function leave(writing: Writing, person: SeedPerson, story: LeaveStory): SeedRow {
  const { draw, day } = writing;
  const { type, status, start, end } = story;
  const texts = LEAVE_TEXTS[type] ?? { titles: ['Leave'], reasons: ['Personal.'], days: [1, 1] };
  const asked = Math.min(OLDEST, Math.max(1, story.asked));
  const base = common(writing, person, asked, {
    status,
    decidedAge: status === 'open' ? asked : Math.min(asked, Math.max(1, story.decided)),
  });
  const hr = writing.hrStaff.filter((candidate) => candidate.userId !== person.userId);
  const decider = writing.manager(person) ?? (hr.length > 0 ? draw.of(hr) : null);
  const approved =
    status === 'resolved' && decider
      ? { approved_by_id: decider.userId, approved_by_name: decider.fullName, approved_at: base.resolved_at }
      : {};
  const handled =
    status === 'in_progress' || status === 'waiting_response'
      ? assignee(writing, writing.hrStaff, person, status)
      : {};
  const reason = story.reason ?? draw.of(texts.reasons);
  return {
    ...base,
    ...approved,
    ...handled,
    kind: 'leave-request',
    priority: 'medium',
    title: story.title ?? draw.of(texts.titles),
    description: reason,
    leave_type: type,
    start_date: day(start),
    end_date: day(end),
    details: JSON.stringify({ reason }),
  };
}
