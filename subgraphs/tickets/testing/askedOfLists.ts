export type Variables = Record<string, unknown>;
interface List {
  /** Variables that the list has beside status, priority, search, page and ordering. */
  variables: string;
  /** The enum of its status filter, if it has one of its own. */
  status?: string;
  asked: Variables[];
}

const orders = (...names: string[]): Variables[] => names.map((ordering) => ({ ordering }));
const COMMON: Variables[] = [
  {},
  { page: 2, pageSize: 5 },
  { status: ['OPEN'] },
  { priority: ['URGENT'] },
  { search: 'projector' },
  { search: 'ab' },
  ...orders('createdAt', '-updatedAt', 'status', '-status', 'priority', '-priority'),
];
const everybodys = (asked: Variables[]) => asked.map((variables) => ({ all: true, ...variables }));

/** The queries for each list: every filter, search and order, on the first page and on another. */
export const ASKED: Record<string, List> = {
  masterTickets: {
    variables: '$type: [TicketKindFilter!], $mine: Boolean, $assignedTo: [Int!]',
    asked: [
      ...COMMON,
      ...orders('title', '-title', 'type', '-type'),
      { mine: true },
      { search: 'Person 7' },
      { search: 'projector', type: ['IT'], ordering: 'title' },
      { assignedTo: [3] },
      ...['LEAVE', 'IT', 'FEEDBACK', 'GENERAL'].flatMap((type) => [
        { type: [type] },
        { type: [type], ordering: '-status' },
      ]),
      { type: ['LEAVE', 'GENERAL'] },
      { type: ['IT', 'GENERAL'], ordering: '-priority' },
      { status: ['OPEN', 'IN_PROGRESS'], priority: ['URGENT'], type: ['IT'] },
    ],
  },
  myTickets: { variables: '$type: [TicketKindFilter!]', asked: [...COMMON, { type: ['FEEDBACK'] }] },
  leaveRequests: {
    variables: '$mine: Boolean, $leaveType: [LeaveType!], $startDateAfter: Date',
    status: 'LeaveStatusFilter',
    asked: [
      ...COMMON,
      { mine: true },
      { status: ['PENDING'] },
      { leaveType: ['SICK'] },
      { startDateAfter: '1990-06-01' },
      { search: 'lagos' },
      ...orders('startDate', '-endDate', 'leaveType'),
    ],
  },
  feedbackTickets: {
    variables: '$all: Boolean, $mine: Boolean, $feedbackType: [FeedbackType!], $isAnonymous: Boolean',
    asked: [
      ...COMMON,
      ...everybodys([
        ...COMMON,
        { feedbackType: ['COMPLAINT'] },
        { feedbackType: ['MANAGEMENT'] },
        { isAnonymous: true },
        { isAnonymous: false },
        ...orders('feedbackType', '-feedbackType'),
      ]),
    ],
  },
  generalTickets: {
    variables: '$all: Boolean, $mine: Boolean, $category: [Int!], $assignedTo: [Int!]',
    asked: [
      ...COMMON,
      ...everybodys([
        ...COMMON,
        { category: [101] },
        { category: [1, 2] },
        { category: [999] },
        { search: 'Person 7' },
        { assignedTo: [3] },
        ...orders('title', '-title', 'category', '-category'),
      ]),
    ],
  },
  itSupportTickets: {
    variables: '$mine: Boolean, $impactLevel: [ImpactLevel!], $issueType: [String!]',
    asked: [
      ...COMMON,
      { mine: true },
      { impactLevel: ['CRITICAL'] },
      { issueType: ['hardware'] },
      { issueType: ['nothing'] },
      { search: 'LAP-150' },
      { search: 'System 55' },
      ...orders('impactLevel', '-impactLevel'),
    ],
  },
  generalItTickets: {
    variables:
      '$category: [Int!], $systemCategory: [SystemCategory!], $urgency: [Urgency!], $assigned: Boolean',
    asked: [
      ...COMMON,
      { systemCategory: ['HARDWARE'] },
      { systemCategory: ['SECURITY', 'EMAIL'] },
      { urgency: ['CRITICAL'] },
      { urgency: ['HIGH'] },
      { assigned: true },
      { assigned: false },
      { category: [1] },
      { category: [101] },
      { category: [999] },
      { search: 'Person 7' },
      ...orders('title', '-title', 'category', '-category'),
    ],
  },
};

/** A document that asks the list for a page of 50 with whatever variables are given. */
export function listDocument(name: string, fields: string): string {
  const { variables = '', status = 'TicketStatusInput' } = ASKED[name] ?? {};
  const declared = [
    `$status: [${status}!], $priority: [TicketPriority!], $search: String`,
    '$page: Int, $pageSize: Int = 50, $ordering: String',
    variables,
  ].join(', ');
  const passed = [...declared.matchAll(/\$(\w+):/g)].map(([, argument]) => `${argument}: $${argument}`);
  return `query (${declared}) { list: ${name}(${passed.join(', ')}) { ${fields} } }`;
}
