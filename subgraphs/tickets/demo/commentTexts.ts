/** What is said on the tickets of the demo organisation, by what it is for. */
export interface Talk {
  taken: string[];
  question: string[];
  answer: string[];
  done: string[];
  refused: string[];
  /** Among those who handle it. */
  internal: string[];
}

export const IT_TALK: Talk = {
  taken: [
    'Thank you for the report. I am looking into it.',
    'Taken over. I will come by this afternoon.',
    'I can see it on my side, too. Working on it.',
  ],
  question: [
    'Does it also happen with another cable, or on another network?',
    'Which version is shown under Help, About?',
    'Could you leave the device at the service desk until tomorrow?',
    'Does a restart change anything?',
  ],
  answer: [
    'Yes, every time, also after a restart.',
    'No, only at my desk. Elsewhere it works.',
    'Brought it to the service desk just now.',
    'It is the newest version, installed last week.',
  ],
  done: [
    'Fixed. Please write here if it comes back.',
    'Replaced and tested. You can pick it up at the service desk.',
    'The settings are corrected; sign out and in again once.',
    'Access is granted and works from now on.',
  ],
  refused: [
    'We cannot support this device, because it is not on the approved list.',
    'This needs the approval of your manager first. Please ask again with it.',
  ],
  internal: [
    'Third report of this series this month; the supplier knows.',
    'Spare part is ordered, two days.',
    'Probably the update of last week. Check the others of that floor.',
  ],
};

export const GENERAL_TALK: Talk = {
  taken: [
    'Thank you, we are taking care of it.',
    'Received. I am asking the people in charge.',
    'Thank you for telling us. I will answer by tomorrow.',
  ],
  question: [
    'By when do you need it?',
    'Could you add the number or the date it is about?',
    'Whom should we contact if you are not there?',
  ],
  answer: [
    'By the end of next week would be fine.',
    'Added. Thank you for the quick answer.',
    'Please write to me, I am there all week.',
  ],
  done: [
    'Done. Please tell us if anything is missing.',
    'Settled. You will find it in your mailbox.',
    'Arranged for the day you asked for.',
  ],
  refused: [
    'This is not possible at the moment. The reason is in the policy on the intranet.',
    'We cannot do this without a written request of your manager.',
  ],
  internal: [
    'Asked the department, waiting for their answer.',
    'Same question as last month; worth a page in the knowledge base.',
  ],
};

export const FEEDBACK_TALK: Talk = {
  taken: [
    'Thank you for telling us. We are looking into it.',
    'Thank you, this is helpful. It is on the agenda of our next meeting.',
    'Well put, thank you. We are asking the people in charge.',
  ],
  question: [
    'Which days or which place do you have in mind?',
    'Would a trial of one month be a good start?',
    'Could you give an example, without naming anybody?',
  ],
  answer: [
    'Mostly on Tuesdays and Wednesdays.',
    'Yes, that would help a lot.',
    'It happened twice last month, each time right before lunch.',
  ],
  done: [
    'We arranged it and will look again in three months. Thank you!',
    'It is in the plan for the next quarter.',
    'Settled with the people in charge, you should notice it from next week on.',
  ],
  refused: ['We discussed it, and it is not possible this year. The reasons are on the intranet.'],
  internal: ['Similar remarks came in twice this month.', 'Facilities know about it.'],
};

export const LEAVE_REFUSALS = [
  'Too many of the team are away in that week already. Could you move it?',
  'The release falls into these days. The week after would be fine.',
  'Please agree on the handover first and ask again.',
  'There are not enough days left this year. Let us talk about the alternatives.',
];

export const LEAVE_QUESTIONS = [
  'Who takes over your work meanwhile? Please write a line about the handover.',
  'Could it also be a week later? Two of the team are away already.',
  'Is there a paper about it that you could attach?',
];
