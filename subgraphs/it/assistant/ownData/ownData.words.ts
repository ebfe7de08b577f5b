const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "8 Mar 2027" of a day YYYY-MM-DD or of a moment, as the portal's pages write it. */
export const dayWords = (day: string): string =>
  dayFormat.format(new Date(day.slice(0, 10))).replace('Sept', 'Sep');

/** "8 Mar 2027", "8 Mar 2027 to 12 Mar 2027" */
export const spanWords = (first: string, last: string): string =>
  first === last ? dayWords(first) : `${dayWords(first)} to ${dayWords(last)}`;

/** "1 day", "5 days" */
export const countWords = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** "37.5 hours" of "37.500", "40.17 hours" of "40.167" */
export const hoursWords = (hours: string | number): string =>
  countWords(Number(Number(hours).toFixed(2)), 'hour');

const dollarFormat = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** "$111,000.00" of "111000.00" */
export const dollarWords = (amount: string): string => dollarFormat.format(Number(amount));

/** "a, b and c" */
export const listWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** "Full time" of FULL_TIME */
export const plainCode = (code: string): string =>
  `${code[0] ?? ''}${code.slice(1).toLowerCase().replaceAll('_', ' ')}`;

type TicketStatus = 'OPEN' | 'IN_PROGRESS' | 'WAITING_RESPONSE' | 'RESOLVED' | 'CLOSED' | 'REJECTED';

const TICKET_STATUS: Readonly<Record<TicketStatus, string>> = {
  OPEN: 'Open',
  IN_PROGRESS: 'In Progress',
  WAITING_RESPONSE: 'Waiting for Response',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
  REJECTED: 'Rejected',
};
/** A4.12 */
const LEAVE_STATUS: Readonly<Record<TicketStatus, string>> = {
  ...TICKET_STATUS,
  OPEN: 'Pending',
  IN_PROGRESS: 'In Review',
  RESOLVED: 'Approved',
};

/** A ticket or request as it is read. */
export interface OwnTicket {
  id: number;
  kind: 'LEAVE_REQUEST' | 'IT_SUPPORT' | 'FEEDBACK' | 'GENERAL';
  title: string;
  status: TicketStatus;
  createdById: number | null;
  updatedAt: string;
  assignedToName?: string | null;
  leave?: OwnLeave | null;
}

export interface OwnLeave {
  leaveType: string;
  startDate: string;
  endDate: string;
  totalDays: number;
  approvedByName?: string | null;
}

export const isPending = ({ status }: Pick<OwnTicket, 'status'>): boolean =>
  status === 'OPEN' || status === 'IN_PROGRESS' || status === 'WAITING_RESPONSE';

/** "Approved", "In Progress": as the pages call it. */
export const statusWord = ({ kind, status }: Pick<OwnTicket, 'kind' | 'status'>): string =>
  (kind === 'LEAVE_REQUEST' ? LEAVE_STATUS : TICKET_STATUS)[status];

/** "sick leave" */
export const leaveName = (type: string): string => `${type.toLowerCase()} leave`;

const KIND_NAME: Readonly<Record<OwnTicket['kind'], string>> = {
  LEAVE_REQUEST: 'leave request',
  IT_SUPPORT: 'IT ticket',
  FEEDBACK: 'feedback',
  GENERAL: 'ticket',
};

/** "IT ticket 12 “Printer jams”: In Progress, with Ida Tech, last changed 3 Mar 2027" */
export function ticketWords(ticket: OwnTicket): string {
  const { id, kind, title, leave, assignedToName, updatedAt } = ticket;
  const days = leave
    ? `, ${leaveName(leave.leaveType)}, ${spanWords(leave.startDate, leave.endDate)} (${countWords(leave.totalDays, 'day')})`
    : '';
  const by = leave?.approvedByName
    ? ` by ${leave.approvedByName}`
    : assignedToName
      ? `, with ${assignedToName}`
      : '';
  return `${KIND_NAME[kind]} ${id} “${title}”${days}: ${statusWord(ticket)}${by}, last changed ${dayWords(updatedAt)}`;
}

/** The number of a ticket or request that a text names: "ticket 12", "#12". */
export function numberIn(text: string): number | null {
  const found =
    /(?:#|\b(?:ticket|request|leave|case|incident|number|no\.?)\s?#?\s?)(\d{1,10})\b(?! ?(?:days?|hours?|weeks?|months?|minutes?)\b)/i.exec(
      text,
    )?.[1];
  return found === undefined ? null : Number(found);
}

/**
 * Whether a text asks for the newest of a sort, whatever else it says: "the last general ticket that I
 * opened".
 */
export const asksForLatest = (text: string): boolean =>
  /\b(?:latest|last|newest|most recent|most recently)\b(?: \w+){0,2} (?:tickets?|requests?|leave|feedback|complaint|suggestion|application|problem|issue|case|one|thing)\b/i.test(
    text,
  );
