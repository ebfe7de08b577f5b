import {
  BookOpenCheck,
  CalendarClock,
  ClipboardCheck,
  GraduationCap,
  MessageCircleReply,
  MessageSquare,
  NotebookPen,
  ScrollText,
  TreePalm,
} from 'lucide-react';

import type { WaitingKind } from '../../generated/graphql';
import { waitingCount, type WaitingLine } from '../../domain/waiting/useToday';
import type { IconShape } from '../../ui/layout/Icon';
import type { Hue } from '../../ui/theme';

/** The display of a kind of waiting item: an entry here is its line on the home page. */
interface WaitingWords {
  one: string;
  /** Follows their number. */
  many: string;
  /** The one action for it. */
  action: string;
  icon: IconShape;
  hue: Hue;
  /** The detail is a day, a name, or said with when it ends. */
  detail: 'text' | 'week' | 'ends' | 'runs' | 'due';
  /** A colleague waits for it: it is listed before own items. */
  othersWait?: true;
}

/** Every kind, in no order: the graph says what waits. */
export const waitingKinds: Readonly<Record<WaitingKind, WaitingWords>> = {
  LEAVE_TO_DECIDE: {
    one: 'Leave request to decide',
    many: 'leave requests to decide',
    action: 'Decide',
    icon: TreePalm,
    hue: 'employee',
    detail: 'text',
    othersWait: true,
  },
  TIMESHEETS_TO_DECIDE: {
    one: 'Timesheet to decide',
    many: 'timesheets to decide',
    action: 'Decide',
    icon: ClipboardCheck,
    hue: 'hr',
    detail: 'text',
    othersWait: true,
  },
  LEAVE_TO_ANSWER: {
    one: 'Leave request waits for your answer',
    many: 'leave requests wait for your answer',
    action: 'Answer',
    icon: TreePalm,
    hue: 'employee',
    detail: 'text',
  },
  FEEDBACK_TO_ANSWER: {
    one: 'Feedback waits for your answer',
    many: 'pieces of feedback wait for your answer',
    action: 'Answer',
    icon: MessageSquare,
    hue: 'employee',
    detail: 'text',
  },
  TICKETS_TO_ANSWER: {
    one: 'Ticket waits for your answer',
    many: 'tickets wait for your answer',
    action: 'Answer',
    icon: MessageCircleReply,
    hue: 'it',
    detail: 'text',
  },
  WEEKS_TO_HAND_IN: {
    one: 'Week not submitted',
    many: 'weeks not submitted',
    action: 'Submit',
    icon: CalendarClock,
    hue: 'employee',
    detail: 'week',
  },
  POLICIES_TO_CONFIRM: {
    one: 'Policy to confirm',
    many: 'policies to confirm',
    action: 'Read',
    icon: BookOpenCheck,
    hue: 'hr',
    detail: 'due',
  },
  POLICIES_TO_REVIEW: {
    one: 'Policy to review',
    many: 'policies to review',
    action: 'Review',
    icon: BookOpenCheck,
    hue: 'hr',
    detail: 'due',
  },
  SELF_REVIEWS_TO_WRITE: {
    one: 'Self review to write',
    many: 'self reviews to write',
    action: 'Write',
    icon: NotebookPen,
    hue: 'employee',
    detail: 'text',
  },
  TEAM_REVIEWS_TO_WRITE: {
    one: 'Review of your team to write',
    many: 'reviews of your team to write',
    action: 'Write',
    icon: NotebookPen,
    hue: 'hr',
    detail: 'text',
    othersWait: true,
  },
  REVIEWS_TO_ACKNOWLEDGE: {
    one: 'Review to acknowledge',
    many: 'reviews to acknowledge',
    action: 'Read',
    icon: NotebookPen,
    hue: 'employee',
    detail: 'text',
  },
  REVIEWS_TO_SHARE: {
    one: 'Finished review to share',
    many: 'finished reviews to share',
    action: 'Share',
    icon: NotebookPen,
    hue: 'hr',
    detail: 'text',
    othersWait: true,
  },
  EXAM_OPEN: {
    one: 'Exam in progress',
    many: 'exams in progress',
    action: 'Resume',
    icon: GraduationCap,
    hue: 'learning',
    detail: 'runs',
  },
  CERTIFICATES_ENDING: {
    one: 'Certificate ends soon',
    many: 'certificates end soon',
    action: 'Renew',
    icon: ScrollText,
    hue: 'learning',
    detail: 'ends',
  },
};

/** "3 leave requests to decide"; from a hundred on they are not counted. */
export function waitingTitle({ kind, count }: Pick<WaitingLine, 'kind' | 'count'>): string {
  const { one, many } = waitingKinds[kind];
  return count === 1 ? one : `${waitingCount(count)} ${many}`;
}

/** What others wait for first, else in the order of the graph. */
export const inOrder = (lines: readonly WaitingLine[]): readonly WaitingLine[] =>
  [true, undefined].flatMap((first) => lines.filter(({ kind }) => waitingKinds[kind].othersWait === first));
