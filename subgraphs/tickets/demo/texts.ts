/** What people of the demo organisation write. `{place}` and the like are filled in by the seed. */
export interface ItText {
  title: string;
  description: string;
  issueType: string;
  system: string;
}

export const IT_TEXTS: ItText[] = [
  {
    title: 'Laptop does not wake up after sleep',
    description:
      'The screen stays black when I open the lid and I have to hold the power button. It happens about twice a day since the last update.',
    issueType: 'Hardware',
    system: 'Laptop',
  },
  {
    title: 'VPN disconnects every few minutes',
    description:
      'Working from home the VPN drops and asks me to sign in again. The home connection itself is stable.',
    issueType: 'Network',
    system: 'VPN',
  },
  {
    title: 'Cannot print on {place}',
    description:
      'Jobs stay in the queue as "waiting" and nothing comes out. Colleagues next to me see the same.',
    issueType: 'Printing',
    system: 'Printing',
  },
  {
    title: 'Password reset for the expense tool',
    description: 'I am locked out after the password change last week and the reset message does not arrive.',
    issueType: 'Access',
    system: 'Expense tool',
  },
  {
    title: 'Second monitor flickers',
    description:
      'The external monitor goes dark for a second whenever I dock the laptop. I tried another cable.',
    issueType: 'Hardware',
    system: 'Monitor',
  },
  {
    title: 'Access to the shared drive of {department}',
    description:
      'I joined a project that keeps its documents there. My manager agrees. Read and write, please.',
    issueType: 'Access',
    system: 'File share',
  },
  {
    title: 'Mailbox is full',
    description:
      'New messages are refused although I archived last year. Could the limit be raised or the archive checked?',
    issueType: 'Email',
    system: 'Email',
  },
  {
    title: 'Video calls freeze in meeting room Cedar',
    description: 'Picture and sound stop for some seconds, several times in a meeting. Other rooms are fine.',
    issueType: 'Network',
    system: 'Meeting rooms',
  },
  {
    title: 'New licence for the design suite',
    description:
      'I need it from the beginning of next month for the product launch. Cost centre is known to my manager.',
    issueType: 'Software',
    system: 'Design suite',
  },
  {
    title: 'Phone no longer receives mail',
    description: 'Since the system update the mail app says that the account cannot be verified.',
    issueType: 'Mobile',
    system: 'Phone',
  },
  {
    title: 'Suspicious message asking for gift cards',
    description:
      'The sender pretends to be my manager. I have not answered or opened anything; the message is attached in the report folder.',
    issueType: 'Security',
    system: 'Email',
  },
  {
    title: 'Docking station loses its network',
    description: 'The cable connection disappears after lunch and comes back only when I restart the dock.',
    issueType: 'Hardware',
    system: 'Docking station',
  },
  {
    title: 'Payroll report ends with an error',
    description: 'The monthly report stops at 80 percent with "timeout". Last month it took five minutes.',
    issueType: 'Software',
    system: 'Payroll',
  },
  {
    title: 'Calendar invitations arrive twice',
    description: 'Every invitation appears two times since I share my calendar with the team.',
    issueType: 'Email',
    system: 'Calendar',
  },
  {
    title: 'Slow Wi-Fi on {place}',
    description: 'Pages take very long to open in the corner by the kitchen, all day.',
    issueType: 'Network',
    system: 'Wi-Fi',
  },
  {
    title: 'Headset microphone is not recognised',
    description: 'It works on my private computer but not here. The driver seems to be missing.',
    issueType: 'Hardware',
    system: 'Headset',
  },
  {
    title: 'Customer database answers very slowly',
    description: 'Opening a record takes about half a minute since this morning; the whole team is affected.',
    issueType: 'Software',
    system: 'CRM',
  },
  {
    title: 'Badge reader does not open the door',
    description: 'The light turns red on {place} although the badge works at the main entrance.',
    issueType: 'Access',
    system: 'Door system',
  },
];

export const GENERAL_TEXTS: Record<string, [title: string, description: string][]> = {
  'IT Support': [
    [
      'Laptop for a new colleague',
      'Somebody joins {department} on the first of next month. The usual set, please.',
    ],
    ['Moving desks: cables and phone', 'We change places on {place} next week and need the monitors moved.'],
    ['Which laptop can I order?', 'Mine is four years old. What are the choices at the moment?'],
    ['Loan projector for a workshop', 'For one afternoon, with an adapter.'],
    ['Software on the approved list', 'Is the diagram editor allowed? I could not find it in the list.'],
  ],
  General: [
    ['Where do I find the holiday calendar?', 'The link on the old intranet page leads nowhere.'],
    ['Visitors next Thursday', 'Four people from a partner; badges and a room for the day, please.'],
    ['Business cards', 'Two hundred, with the new title.'],
    ['Lost badge', 'I probably left it in the cafeteria. Please block it and make a new one.'],
  ],
  'Human Resources': [
    ['Question about parental leave', 'Whom can I talk to about the dates and the paperwork?'],
    ['Certificate of employment', 'I need one in English for a visa application.'],
    ['Address has changed', 'I moved last weekend; which forms are needed?'],
    ['Missing hours on my pay slip', 'The overtime of the last release weekend is not on it.'],
  ],
  Facilities: [
    ['Heating too low on {place}', 'It has been 17 degrees since Monday.'],
    ['Broken chair', 'The back rest does not stay in place any more.'],
    ['Light flickers above my desk', 'It gives several of us headaches.'],
    ['Bike storage is full', 'Could a second rack be put next to the entrance?'],
  ],
  Finance: [
    ['Expense report was returned', 'It says that a receipt is missing, but it is attached. Please check.'],
    ['Invoice of a supplier', 'They ask when the invoice of last month will be paid.'],
    ['Corporate card limit', 'I book travel for the team and reach the limit every month.'],
  ],
  'Learning and Development': [
    ['Budget for a conference', 'Two days, in town. My manager supports it.'],
    ['Language course', 'Is there a group for beginners in Spanish?'],
    ['Access to recorded trainings', 'I was away and would like to catch up.'],
  ],
};

export const FEEDBACK_TEXTS: [type: string, title: string, description: string][] = [
  [
    'suggestion',
    'A quiet room on every floor',
    'Phone booths are always taken. One room without calls would help to concentrate.',
  ],
  [
    'suggestion',
    'Shorter meetings by default',
    'Twenty-five minutes instead of thirty would leave time to breathe.',
  ],
  [
    'complaint',
    'Noise from the construction site',
    'The windows on the street side do not help; could some of us sit elsewhere for that month?',
  ],
  ['complaint', 'Cafeteria runs out of vegetarian food', 'By half past twelve there is only salad left.'],
  [
    'compliment',
    'Thank you to the service desk',
    'My laptop was replaced within two hours before a customer visit.',
  ],
  ['compliment', 'Great onboarding week', 'Well organised and friendly. I knew whom to ask from day one.'],
  [
    'process_improvement',
    'Too many approvals for small orders',
    'A cable for ten dollars takes three signatures and two weeks.',
  ],
  ['process_improvement', 'One place for travel bookings', 'We use three tools that do not know each other.'],
  [
    'workplace_environment',
    'Air quality in the open space',
    'In the afternoon it is stuffy. Sensors or more airing would help.',
  ],
  [
    'management',
    'Goals change too often',
    'The quarter starts with one priority and ends with another. Please tell us why.',
  ],
  [
    'management',
    'More open numbers',
    'The monthly summary is good. Could it include how each product is doing?',
  ],
  ['feature_request', 'Dark mode in the portal', 'Evening work would be easier on the eyes.'],
  [
    'feature_request',
    'Leave calendar of the team',
    'Seeing who is away while planning would save many messages.',
  ],
  ['other', 'Volunteering day', 'Could we have one day a year for it, as our neighbours do?'],
];

export const LEAVE_TEXTS: Record<
  string,
  { titles: string[]; reasons: string[]; days: [least: number, most: number] }
> = {
  vacation: {
    titles: ['Vacation', 'Days by the sea', 'Hiking trip', 'Visiting friends', 'City trip'],
    reasons: ['Planned with the team, handover is written.', 'Family trip, booked a while ago.'],
    days: [3, 12],
  },
  sick: {
    titles: ['Flu', 'Sick leave', 'Recovering from surgery', 'Migraine'],
    reasons: ['Doctor advises rest.', 'Not able to work, will send the note.'],
    days: [1, 5],
  },
  personal: {
    titles: ['Moving house', 'Appointment at the authorities', 'Personal day', 'Handyman at home'],
    reasons: ['Cannot be done outside working hours.', 'One errand that needs the whole day.'],
    days: [1, 2],
  },
  family: {
    titles: ['School holidays', 'Caring for my father', 'Wedding of my sister', 'First day of school'],
    reasons: ['The family counts on me.', 'Agreed with the team.'],
    days: [1, 5],
  },
  unpaid: {
    titles: ['Unpaid leave for studies', 'Extended travel'],
    reasons: ['Exams at the university.', 'As discussed with my manager.'],
    days: [5, 20],
  },
  bereavement: { titles: ['Bereavement leave'], reasons: ['Loss in the family.'], days: [2, 4] },
};
