/** The four figures of the status banner: examples that never change. */
export const demoMetrics = [
  { label: 'Queries Today', value: '247' },
  { label: 'Resolution Rate', value: '94%' },
  { label: 'Avg Response', value: '2.3s' },
  { label: 'Active Users', value: '156' },
] as const;

/** What the categories of a document are; a new one starts with the first. */
export const documentCategories = ['Security', 'Network', 'Software', 'Hardware', 'Email'] as const;

/** Shown texts about files, which are not checked. */
export const fileHint = 'PDF, DOC or DOCX, up to 10 MB';

/** Rows of one page of documents. */
export const documentsPerPage = 10;

/** The five talks of the Conversations tab. */
export const demoConversations = [
  {
    id: 1,
    person: 'Sarah Johnson',
    question: 'How do I reset my VPN password?',
    answer: 'Open the VPN portal, choose “Forgot password” and follow the link that is mailed to you.',
    category: 'Network',
    when: '2 minutes ago',
    isResolved: true,
  },
  {
    id: 2,
    person: 'Michael Chen',
    question: 'My laptop is running very slowly. What can I do?',
    answer: 'Restart it, close unused programs and check for updates. If it stays slow, open a ticket.',
    category: 'Hardware',
    when: '15 minutes ago',
    isResolved: true,
  },
  {
    id: 3,
    person: 'Emily Davis',
    question: 'I cannot open a shared mailbox in Outlook.',
    answer: 'Access to shared mailboxes is given by IT. The question was handed to the help desk.',
    category: 'Email',
    when: '32 minutes ago',
    isResolved: false,
  },
  {
    id: 4,
    person: 'James Wilson',
    question: 'How do I install the design software?',
    answer: 'Open the Software Center, search for the program and choose Install. No rights are needed.',
    category: 'Software',
    when: '1 hour ago',
    isResolved: true,
  },
  {
    id: 5,
    person: 'Lisa Anderson',
    question: 'I received a suspicious email. What should I do?',
    answer: 'Do not open links or files in it. Report it with the “Report phishing” button.',
    category: 'Security',
    when: '2 hours ago',
    isResolved: true,
  },
] as const;

/** What people asked about, on the Analytics tab. */
export const demoCategoryCounts = [
  { name: 'Network', count: 78 },
  { name: 'Software', count: 64 },
  { name: 'Hardware', count: 45 },
  { name: 'Security', count: 34 },
  { name: 'Email', count: 26 },
] as const;

/** How well the assistant answers, in percent, on the Analytics tab. */
export const demoPerformance = [
  { name: 'Resolved without a person', percent: 94 },
  { name: 'Answered within 5 seconds', percent: 98 },
  { name: 'Rated helpful', percent: 89 },
  { name: 'Handed to the help desk', percent: 6 },
] as const;
