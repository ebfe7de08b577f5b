import { canary } from './canary.js';

type Argument =
  | 'status'
  | 'priority'
  | 'mine'
  | 'search'
  | 'pageSize'
  | 'page'
  | 'type'
  | 'assignedTo'
  | 'feedbackType'
  | 'isAnonymous';

const BY_WORDS: Argument[] = ['status', 'priority', 'search', 'pageSize'];
/** Every list of tickets, and the arguments that it takes. */
export const LISTS: { field: string; always: string; takes: Argument[] }[] = [
  { field: 'masterTickets', always: '', takes: [...BY_WORDS, 'mine', 'page', 'type', 'assignedTo'] },
  {
    field: 'feedbackTickets',
    always: 'all: true',
    takes: [...BY_WORDS, 'mine', 'page', 'feedbackType', 'isAnonymous'],
  },
  { field: 'assignedTickets', always: '', takes: [...BY_WORDS, 'type'] },
  { field: 'myTickets', always: '', takes: [...BY_WORDS, 'type', 'assignedTo'] },
  { field: 'generalTickets', always: 'all: true', takes: ['status', 'mine', 'search', 'pageSize'] },
  { field: 'generalItTickets', always: '', takes: ['status', 'search', 'pageSize'] },
  { field: 'itSupportTickets', always: '', takes: ['status', 'mine', 'search', 'pageSize'] },
];
const NARROWED: [Argument, string][] = [
  ['status', 'status: [OPEN]'],
  ['status', 'status: [RESOLVED, REJECTED]'],
  ['priority', 'priority: [MEDIUM]'],
  ['mine', 'mine: true'],
  ['search', 'search: "canteen"'],
  ['search', 'search: "Thoughts"'],
  ['search', 'search: "Anonymous"'],
  ['pageSize', 'pageSize: 1'],
  ['page', 'page: 2, pageSize: 2'],
  ['type', 'type: [FEEDBACK]'],
  ['isAnonymous', 'isAnonymous: true'],
  ['isAnonymous', 'isAnonymous: false'],
  ['feedbackType', 'feedbackType: [SUGGESTION]'],
  ['assignedTo', `assignedTo: [${canary.userId}]`],
];
const { fullName, email, userId } = canary;
/** What someone might search for who wants to know the author. */
export const GUESSES = [
  fullName,
  'quillfeather',
  email,
  'portal.example',
  'Aviary',
  String(userId),
  'Anonymous',
  'null',
];
/** The arguments of a list: none, and each filter. */
export const argsFor = ({ always, takes }: (typeof LISTS)[number]): string[] => [
  always,
  ...NARROWED.filter(([name]) => takes.includes(name)).map(([, text]) =>
    [always, text].filter(Boolean).join(', '),
  ),
];
