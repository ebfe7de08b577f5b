/** What each person answers in the demo reviews. */
export const REVIEW_QUESTIONS = [
  'What are you proud of in this period?',
  'What did not go as planned, and what did you learn from it?',
  'What do you want to work on next?',
];

/** Answers to the questions, one list for each. */
export const REVIEW_ANSWERS = [
  [
    'We delivered the migration two weeks early, and no customer noticed it.',
    'I took over the weekly report and cut the time it takes by half.',
    'Two new colleagues found their feet in my team, and both work on their own now.',
    'The backlog of open requests is shorter than at any time in the last two years.',
  ],
  [
    'The spring release slipped because I asked for help too late. I now raise risks in the first week.',
    'I said yes to too many things at once. Since summer I agree on priorities every Monday.',
    'Our first estimate left testing out. The next one had it from the beginning.',
  ],
  [
    'I want to lead a project of my own, with the budget.',
    'I would like to write better, so that our decisions are understood later.',
    'I want to share more of what I know, for instance in a monthly session.',
  ],
] as const;

/** What managers write as strengths. */
export const REVIEW_STRENGTHS = [
  'Finishes what is begun and tells early when something will be late.',
  'Explains difficult things so that other teams can work with them.',
  'Stays calm when much happens together, and keeps the others calm.',
  'Finds the cause of a problem and not only a way around it.',
];

/** What managers write as things to improve. */
export const REVIEW_IMPROVEMENTS = [
  'Ask for help a day earlier.',
  'Say no more often, with a reason and another date.',
  'Write decisions down where others look for them.',
  'Take more part in meetings of the whole department.',
];

/** Goals with what they are about. */
export const REVIEW_GOALS: readonly (readonly [title: string, description: string])[] = [
  ['Lead one project from plan to review', 'Small is fine; with a budget and a written plan.'],
  ['Hold a monthly session for the team', 'Thirty minutes on something that you know well.'],
  ['Pass a certification in your field', 'Choose it together by the end of the quarter.'],
  ['Cut the time to first answer by a quarter', 'Measured over a whole quarter.'],
];

/** Notes on the progress of goals. */
export const REVIEW_NOTES = [
  'The plan is written and agreed.',
  'Half of it is done; the rest waits for a decision of the budget.',
  'First session held, twelve people came.',
];
