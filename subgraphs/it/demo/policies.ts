import type { PolicyAudience } from '../policy/policy.kinds.js';

interface DemoVersion {
  content: string;
  /** Days before today; below zero for a day to come. */
  publishedAgo: number;
  effectiveAgo: number;
  /** Days after it was published. */
  daysToConfirm: number;
}

interface DemoPolicy {
  title: string;
  audience: PolicyAudience;
  /** Of the audience of departments: by its name. */
  departments?: readonly string[];
  /** Days from today. */
  nextReview: number;
  first: DemoVersion;
  second: DemoVersion;
  /** Of a hundred people so many have confirmed the second version; null while it is a draft. */
  confirmed: number | null;
}

/** The policies of the demo organisation, each with two versions. */
export const POLICIES: readonly DemoPolicy[] = [
  {
    title: 'Acceptable use of devices and accounts',
    audience: 'all',
    nextReview: 160,
    first: {
      content: `# Acceptable use
## What is yours to use
Laptops, phones and accounts of the organisation are for work. A little private use is fine as long as work does not wait for it.

## What is not allowed
- Passing an account on to another person.
- Installing software that is not in the catalogue.
`,
      publishedAgo: 400,
      effectiveAgo: 393,
      daysToConfirm: 21,
    },
    second: {
      content: `# Acceptable use
## What is yours to use
Laptops, phones and accounts of the organisation are for work. A little private use is fine as long as work does not wait for it.

## What is not allowed
- Passing an account on to another person, an assistant program included.
- Installing software that is not in the catalogue.
- Putting customer data into a public AI service.

## Who checks
IT support looks at a device only after telling its user, and never reads private mail.
`,
      publishedAgo: 6,
      effectiveAgo: 3,
      daysToConfirm: 21,
    },
    confirmed: 58,
  },
  {
    title: 'Data protection',
    audience: 'all',
    nextReview: 48,
    first: {
      content: `# Data protection
## Collect little
Ask only for the personal data that a task needs, and say what it is for.

## Tell us within a day
Report a loss of personal data to privacy@northwind.example within 24 hours.
`,
      publishedAgo: 520,
      effectiveAgo: 513,
      daysToConfirm: 30,
    },
    second: {
      content: `# Data protection
## Collect little
Ask only for the personal data that a task needs, and say what it is for.

## Delete in time
Application files go after six months, visitor lists after four weeks.

## Tell us within four hours
Report a loss of personal data to privacy@northwind.example within 4 hours, at night as well.
`,
      publishedAgo: 170,
      effectiveAgo: 160,
      daysToConfirm: 30,
    },
    confirmed: 97,
  },
  {
    title: 'Conflicts of interest',
    audience: 'all',
    nextReview: 210,
    first: {
      content: `# Conflicts of interest
## Say it early
Tell your manager when a decision at work could be good for you, your family or a friend.
`,
      publishedAgo: 300,
      effectiveAgo: 290,
      daysToConfirm: 30,
    },
    second: {
      content: `# Conflicts of interest
## Say it early
Tell your manager and HR when a decision at work could be good for you, your family or a friend.

## Suppliers
No one chooses a supplier in which they or their family own shares.
`,
      publishedAgo: 2,
      effectiveAgo: -28,
      daysToConfirm: 25,
    },
    confirmed: 22,
  },
  {
    title: 'Health and safety at work',
    audience: 'new_people',
    nextReview: -5,
    first: {
      content: `# Health and safety
## Fire
Leave by the nearest exit and meet in front of the main door.
`,
      publishedAgo: 600,
      effectiveAgo: 600,
      daysToConfirm: 14,
    },
    second: {
      content: `# Health and safety
## Fire
Leave by the nearest exit and meet at the car park, where a first aider counts who is there.

## Desks
Ask for a height-adjustable desk when your back needs one; no certificate is needed.
`,
      publishedAgo: 80,
      effectiveAgo: 80,
      daysToConfirm: 14,
    },
    confirmed: 60,
  },
  {
    title: 'Speaking for the organisation on social media',
    audience: 'departments',
    departments: ['Marketing', 'Sales'],
    nextReview: 120,
    first: {
      content: `# Social media
## Your own account
Say that an opinion is your own. Figures, customers and plans stay inside.
`,
      publishedAgo: 240,
      effectiveAgo: 235,
      daysToConfirm: 20,
    },
    second: {
      content: `# Social media
## Your own account
Say that an opinion is your own. Figures, customers and plans stay inside.

## The organisation's accounts
Two people read a post before it goes out.
`,
      publishedAgo: 0,
      effectiveAgo: -14,
      daysToConfirm: 14,
    },
    confirmed: null,
  },
];
