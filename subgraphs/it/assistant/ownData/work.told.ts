// What of own leave, time and tickets is asked for in any order of words: all signs of one row must be said.

const LEAVE = String.raw`(?:leave|vacations?|holidays?|pto|time off|days? off|weeks? off|(?:monday|tuesday|wednesday|thursday|friday)s? off|off in \w+|free days?|absences?|days of absence|annual leave)`;
const LEAVE_SAID = new RegExp(String.raw`\b${LEAVE}\b`);
const MINE = /\b(?:i|my|mine|me|ive|we|our)\b/;
const COUNTED =
  /\b(?:how many|how much|how often|how long|number|total|sum|count|any|anything|which|what|whats|are there|is there|do i|have i|list|show|tell|give|check)\b/;
const NOW =
  /\b(?:yet|still|already|now|any|anyone|anybody|somebody|someone|is|are|was|were|has|have|did|does|how|what|whats|where|when|status|state|news|update|check|tell)\b/;
const DECIDED = String.raw`(?:approved|accepted|granted|rejected|declined|denied|refused|decided|confirmed|signed|answered|processed|handled|ok|okay|okayed|through|status|state|yes or no|news|update|progress|far|stands?|happen\w*|heard|going on|seen|read|looked at|pending|outcome|decision|response|reply|answer|turned down)`;
const UNDECIDED = String.raw`(?:pending|undecided|waiting|waits?|awaiting|open|outstanding|in review|nobody|no one|noone|up in the air|unanswered|unapproved|hanging|in the queue|(?:not|never|hardly|yet to)(?: \w+){0,2} (?:decided|approved|answered|processed|handled|looked at|signed|confirmed|through)|without (?:a |an )?(?:decision|answer|reply)|hear a yes)`;
const WORKED_ON = String.raw`(?:status|state|news|updates?|progress|resolved|unresolved|solved|fixed|done|closed|open|opened|working on|worked on|looked|looking|far|along|happen\w*|stands?|standing|answer(?:ed)?|assigned|picked|pick(?:ing)? up|heard|going on|dealt|taken care|care of|forgotten|moving|moved|read|seen|considered|in progress|finished|doing|reply|replied|response|responded|became|become|came of|come of|waiting|processed|handled|with)`;
const ASKED_OF_IT = String.raw`(?:(?:to|with|by|from|at|for) (?:the )?(?:it|helpdesk|help desk|support|service desk|tech support)|it (?:support|department|team|people|guys|desk)|helpdesk|help desk|service desk)`;
const SENT = String.raw`(?:i (?:\w+ ){0,2}?(?:reported|filed|opened|raised|sent|logged|submitted|wrote|made|created|put in|handed in|asked|told|posted|entered|gave|left|passed))`;
const WHO = /\b(?:who|whos|whom|whose|which (?:person|manager|boss|one|people)|name of)\b/;
const DECIDES = String.raw`(?:approv\w+|decid\w+|sign|signs|signing|signed|okays?|ok|grants?|granting|say yes|says yes|confirms?|confirming|responsible|lands?|goes to|go to|gets?|handles?|in charge|accepts?|authori[sz]\w+|the (?:final |last )?say|permission|green light|release|releases|agree|agrees|yes to)`;
const HOURS = /\b(?:hours?|time|clock|clocked|timesheet|total|worked|logged|booked|tracked|recorded)\b/;
const WEEK =
  /\b(?:this week|(?:current|present|running) week|the week|so far|since monday|up to now|until now|for the week|(?:to|until|till) today|monday to)\b/;
const SHEET = String.raw`(?:time ?sheets?|hours? sheet|time ?cards?|my (?:\w+ )?hours|sheet|timecards?)`;
const HANDED = String.raw`(?:submitted|submit|handed|hand|sent|send|turned in|in draft|draft|drafts?|status|state|approved|approve|rejected|accepted|signed|through|locked|decided|ok|okay|processed|open|done|gone|checked|pending|waiting|returned|back)`;

const said = (sign: string): RegExp => new RegExp(String.raw`\b${sign}\b`);

/** By the id of the kind. */
export const WORK_TOLD = {
  'leave approver': [[WHO, said(DECIDES), LEAVE_SAID, MINE]],
  'leave next': [
    [
      /\b(?:next|upcoming|coming|soonest|nearest|planned|booked)\b/,
      /\b(?:leave|vacations?|holidays?|pto|time off|days? off|break|off|away|absence)\b/,
      /\b(?:when|what|which|how long|how many (?:days|weeks)|whats|do i have|have i)\b/,
      /\b(?:my|i|me|mine)\b/,
    ],
  ],
  'leave pending': [
    [said(`(?:${LEAVE}|requests?|applications?)`), said(UNDECIDED), COUNTED, MINE, said(`(?:${LEAVE})`)],
  ],
  'leave status': [
    [
      LEAVE_SAID,
      said(
        '(?:requests?|asked|applied|application|put in|submitted|wanted|handed in|sent|entered|wish|apply)',
      ),
      said(DECIDED),
      NOW,
      MINE,
    ],
    [
      said(`(?:my|mine|our) (?:\\w+ ){0,2}?${LEAVE}`),
      /\b(?:approved|accepted|granted|rejected|declined|denied|refused|confirmed|signed off|decided|gone through|said yes|say yes)\b/,
      /\b(?:is|was|has|have|did|been|whether|if)\b/,
    ],
  ],
  'leave balance': [
    [
      said(`(?:${LEAVE}|days)`),
      /\b(?:left|remain|remains|remaining|still have|still got|have i got|left over|unused|balance|available|account|quota|to spare|owed|can still|still take|not (?:yet )?(?:used|taken))\b/,
      COUNTED,
      MINE,
      said(`(?:${LEAVE}|days)(?=.*\\b(?:year|left|off|${LEAVE})\\b)`),
    ],
    [
      said(`(?:${LEAVE}|days away|days out)`),
      /\b(?:taken|took|take so far|used|spent|consumed|gone|had|been off|been away|was i|i was)\b/,
      /\b(?:how many|how much|total|number|sum|count|days|which)\b/,
      /\b(?:i|my|me)\b/,
      /\b(?:year|so far|until now|till now|up to now|already|to date|since january|altogether|in total|total|yet|now|number|count|have i|did i)\b/,
    ],
    [
      /\b(?:sick|ill|illness|sickness)\b/,
      /\b(?:how many|how much|how often|number|total|sum|count|tally)\b/,
      /\b(?:my|have i|was i|did i|i have|i had|i took|i was|for me|am i)\b/,
    ],
  ],
  feedback: [
    [/\b(?:feedback|suggestion|complaint|idea|praise)\b/, said(`(?:my|mine|${SENT})`), said(WORKED_ON), NOW],
  ],
  tickets: [
    [
      said('(?:tickets?|cases?|support requests?|incidents?)'),
      said(`(?:my|mine|of mine|${SENT}|i have|have i|do i have|i got|for me)`),
      said(WORKED_ON),
      NOW,
    ],
    [
      said('(?:problem|issue|request|case|one|thing|fault|matter|enquiry|inquiry|query|question)'),
      said(SENT),
      said(ASKED_OF_IT),
      said(WORKED_ON),
      NOW,
    ],
    [/\bgeneral\b/, said('(?:tickets?|requests?|cases?)'), said(`(?:my|mine|${SENT})`), NOW],
    [
      said(`(?:problem|issue|thing|one|fault|request|case|ticket)s? (?:that |which )?${SENT}`),
      /\b(?:status|state|any news|any updates?|resolved|unresolved|solved|fixed|closed|still open|working on|looked at|picked up|looking at|progress|assigned|anybody|anyone|somebody|become|became|happened|stands?)\b/,
      NOW,
    ],
    [
      said(
        'general (?:one|enquiry|inquiry|query|question|matter|issue|request|case|support|thing|ticket|tickets)',
      ),
      said(WORKED_ON),
      NOW,
      MINE,
    ],
    [
      said('(?:problem|issue|request|fault|case)'),
      said(`my (?:\\w+ ){0,3}?(?:problem|issue|request|case|fault)`),
      said(ASKED_OF_IT),
      /\b(?:status|any news|any update|resolved|working on|looked at|picked up|closed|progress|assigned)\b/,
    ],
  ],
  hours: [
    [HOURS, WEEK, /\b(?:how|what|whats|total|many|sum|have i|did i|check|number|already|tell|show)\b/, MINE],
  ],
  'hours left': [
    [
      /\b(?:40|forty)\b/,
      /\b(?:get to|reach|hit|make up|complete|short of|away from|missing|left|to go|still|until)\b/,
      /\b(?:i|my|me)\b/,
      /\b(?:week|hours?|h|today|friday|work|worked)\b/,
    ],
    [
      /\b(?:40|forty|full week|full hours|weekly target)\b/,
      /\b(?:how|what|left|short|missing|remaining|more|until|reach|need|away|gap|still|go|far|hit|lack|owe|get to)\b/,
      MINE,
      /\b(?:hours?|week|h)\b/,
    ],
    [
      /\b(?:how (?:many|much)|what)\b/,
      /\b(?:hours?|time)\b/,
      /\b(?:left|short|missing|remaining|to go|still (?:have|need|owe|must|missing)|more)\b/,
      /\b(?:this week|week|until friday|till friday|by friday)\b/,
      MINE,
    ],
  ],
  'timesheet latest': [
    [
      said(SHEET),
      /\b(?:last|latest|previous|most recent|newest|i (?:\w+ )?(?:submitted|handed in|sent|turned in))\b/,
      said(HANDED),
      NOW,
      MINE,
    ],
  ],
  'timesheet status': [
    [
      said(SHEET),
      said(HANDED),
      /\b(?:this week|this|current|now|yet|already|still|at the moment|last week|status|state)\b/,
      NOW,
      MINE,
    ],
  ],
} satisfies Readonly<Record<string, readonly (readonly RegExp[])[]>>;
