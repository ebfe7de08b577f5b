// Signs that somebody else's data is asked for, tried on a text with its people (people.ts).

const ONE = '(?:NAME|UNKNOWN|OTHER|he|she)';
const AUXILIARY = '(?:is|are|was|were|did|does|do|has|have|had|s)';
/** Up to so many words between, none of which is the asker's. */
const words = (most: number): string => String.raw`(?:(?!(?:my|me|mine|our|i|we)\b)[\w]+ ){0,${most}}?`;
const END = String.raw`(?= \||$)`;

/** What somebody has that is theirs. */
const DATA =
  '(?:leave|vacation|holidays?|pto|time off|timeoff|days? off|absences?|sick (?:leave|days?)|salary|salaries|pay|wages?|earnings|income|bonus|payslips?|hours|weekly hours|timesheets?|time sheets?|tickets?|requests?|home address|phone number|mobile number|address|birthday|date of birth|ratings?|reviews?|applications?|resume|balances?|passwords?|attendance|contract|title|manager|boss|supervisor|hire date|start date|starting date|first day|employee number|employee id|employment type|diagnosis|department)';
const AWAY = '(?:on|having|taking) (?:a |the |sick |parental |maternity |unpaid |personal |annual |paid )*(?:leave|vacation|holidays?|pto|break)\\b|off\\b|out\\b(?! of)|away\\b|absent\\b|sick\\b|ill\\b|in (?:today|tomorrow|the office)\\b|at work\\b|(?:coming |going )?back\\b';
const SINCE = '(?:start|started|starting|join|joined|begin|began|work|worked|working)\\b(?= here| with us| at| us| the company| northwind| working| in (?:the|this) company)';
const OBJECT = '(?:tickets?|leave|vacation|days?|requests?|hours|timesheets?|applications?|time off|sick)';

/** "Has my boss ...": what is asked of one person. */
const DOES = [
  AWAY,
  SINCE,
  '(?:earn|earns|earning|get paid|paid|promoted|fired|hired|employed)\\b',
  String.raw`make(?:s)?\b(?= (?:a|per|an|each|every) (?:year|month|hour)| (?:more|less)\b| here\b| \||$)`,
  `been (?:here|with|at|employed|working|off|away|sick|ill|absent|hired|on (?:\\w+ )?(?:leave|vacation|holiday))\\b`,
  `(?:have|has|had|got) (?!to\\b|a say)${words(4)}(?:left|remaining|pending|used|${OBJECT})\\b`,
  `(?:take|taken|took|taking|use|used|request|requested|book|booked|spent) ${words(3)}(?:leave|vacation|days?|off|holidays?|sick|time off)\\b`,
  String.raw`(?:apply|applied|applying)\b`,
  `(?:open|opened|raise|raised|file|filed|submit|submitted|create|created|log|logged|record|recorded|hand in|handed in) (?:in )?${words(3)}${OBJECT}\\b`,
  `(?:live|lives|born)\\b`,
  `(?:get|gets|got|receive|received) ${words(2)}(?:raise|promotion|leave|days|salary)\\b`,
  `work(?:ed|ing)?\\b(?= ${words(1)}(?:this|last|today|yesterday|from home|overtime|here|part ?time|full ?time)\\b| \\||$)`,
].join('|');

/** Somebody named or pointed at is asked about. */
export const ASKED_OF_ONE: readonly RegExp[] = [
  new RegExp(String.raw`\b${AUXILIARY} (?:not )?${ONE} (?:currently |still |already |also |ever |now |really |today |not )?(?:${DOES})`),
  new RegExp(String.raw`\bhow (?:many|much) ${words(5)}${AUXILIARY} ${ONE} ${words(2)}(?:have|has|had|got|left|taken|take|used|use|work|worked|log|logged|make|earn|get|owe|spent|spend|applied|open|opened)\b`),
  new RegExp(String.raw`\b(?:which|what) (?:\w+ )?(?:tickets?|requests?|leave|timesheets?|feedback|applications?|jobs?|positions?|hours|vacation|days) ${AUXILIARY} ${ONE} (?!(?:need|want|have to|decide|approve|handle|see))`),
  new RegExp(String.raw`\b(?:when|since when|how long|how many years|what day|which day) ${words(2)}${AUXILIARY} ${ONE} ${words(1)}(?:hired|employed|(?:start|started|join|joined|begin|began|work|worked|been)(?= here| with| at| working| in| work|,| \||$))`),
  new RegExp(String.raw`\b(?:know|tell me|information|data|details|anything|everything|something|all) about NAME\b`),
  new RegExp(String.raw`\bwho (?:is|s) (?:NAME|UNKNOWN)${END}`),
  new RegExp(String.raw`\bwho(?:m)? (?:does|do|is) ${ONE} (?:report|reporting)\b|\bhow old (?:is|are) ${ONE}\b`),
  new RegExp(String.raw`\bhow (?:many|much|long) ${words(4)}OTHER (?:\w+ )?(?:has|had|took|takes|earns|makes|got|worked|works|spent)\b`),
  new RegExp(String.raw`\b(?:earn|earns|salary|pay|paid|leave|bonus)\b.{0,40}\b(?:than|as much as) (?:NAME|UNKNOWN|OTHER)\b|\bcompare my\b.{0,40}\b(?:with|to) (?:NAME|UNKNOWN|OTHER)\b`),
];

/** "Maya's leave balance", "the hire date of my boss", "his tickets". */
export const OWNED: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:NAME|UNKNOWN|OTHER|GROUP) s (?:(?!e?mail\b|approval\b|review of\b)\w+ ){0,3}?${DATA}\b`),
  new RegExp(String.raw`\b(?:NAME|UNKNOWN|OTHER|GROUP) (?:\w+ )?(?:leave (?:balance|days|requests?|status)|salary|timesheets?|hours this|tickets|vacation days|hire date|employee number|job title|payslips?)\b`),
  new RegExp(String.raw`\b(?:his|her) (?:\w+ ){0,2}?${DATA}\b`),
  new RegExp(String.raw`\b${DATA} (?:(?:number|balance|date|days?|record|data|status|request|address) )?(?:of|belonging to) (?:NAME|UNKNOWN|OTHER|GROUP|his|her)\b`),
  new RegExp(String.raw`\b${DATA} (?:balance |days? |status |are left |left )*for NAME\b`),
];

/** Who of all does or has something. */
export const ASKED_OF_GROUP: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\b(?:people|those|employees|colleagues|person|one|anybody|anyone|GROUP|OTHER|NAME) )\bwho (?:else )?(?:(?:in|on|of|from|at) (?:\w+ ){1,3}?)?(?:is|s|are|was|were|will be|has been|have been) (?:also |currently |still |not |all )?(?:${AWAY})`),
  /\bwho (?:else )?(?:(?:in|on|of|from|at) (?:\w+ ){1,3}?)?(?:earn|earns|earned|makes|made) (?:the|most|more|less|over|above|best|how)\b/,
  /\bwho (?:else )?(?:(?:in|on|of|from|at) (?:\w+ ){1,3}?)?(?:took|has taken|have taken|has had|takes|got|has got|received|has|have|had|requested|called|applied|worked|logged|submitted|opened) (?!my\b|to\b|on my\b)(?:\w+ ){0,3}?(?:leave|vacation|days|day|off|sick|holidays?|raise|promotion|most|least|highest|tickets?|hours|overtime|for|week|timesheets?)\b/,
  new RegExp(String.raw`\b(?:how many|which|what|list|names of) (?:of )?(?:(?:my|our|the) )?(?:people|colleagues|employees|coworkers|teammates|team members|persons|staff|managers|engineers|GROUP|OTHER) ${words(5)}(?:${AWAY}|applied\b|earn\b)`),
  new RegExp(String.raw`\b(?:list|show|give|print|tell|send|names?|export|table|overview|report)\b.{0,60}\b(?:GROUP|people|those|colleagues|employees|all) (?:who|that) (?:is|are|was|were|has|have|took|earns?|works?)\b`),
  /\bhow much (?:do|does) (?!i\b|we\b)(?:\w+ ){1,3}?(?:earn|earned)\b|\bhow much (?:do|does) (?!i\b|we\b|it\b)(?:\w+ ){1,3}?make(?= a| per| here| \||$)/,
  /\bwho (?:else )?(?:was|is|got|has been|have been|has|have) (?:\w+ )?(?:fired|promoted|laid off|dismissed|resigned|quit)\b/,
  /\b(?:list|show|give|print|export|send)\b.{0,60}\b(?:GROUP|people|employees|colleagues)\b.{0,30}\b(?:with|and) their (?:\w+ )?(?:salary|salaries|leave|hours|pay|address|addresses|balances?)\b/,
  /\b(?:highest|lowest|best|top|most|least|average|median) (?:paid|salary|salaries|pay|earners?|earning)\b/,
  /\b(?:is|are|was|were|does|did|has|have|do) (?:GROUP) (?:(?:from|in|on|of) (?:\w+ ){1,2})?(?:currently |still |also )?(?:on (?:sick )?leave|on vacation|off today|off tomorrow|sick|absent|resigned|quit|fired|promoted)\b/,
];

/** A whole collection is asked for: "the leave requests of all employees", "every ticket". */
export const WHOLE_DATA: readonly RegExp[] = [
  /\b(?:salaries|wages|payslips|balances|ratings|addresses) (?:of|for|in|from|at|by) (?!my\b|mine\b)/,
  new RegExp(String.raw`\b(?:list|show|give|print|export|display|dump|send|tell|what are|which)\b (?:me |us )?(?!(?:\w+ ){0,4}my\b)${words(4)}(?:all|every|GROUP|everyone s|the) ${words(3)}(?:leave requests|tickets?|salaries|timesheets|payslips|balances|passwords|job applications|home addresses|absences|ratings)(?: of| in| from| for| that| by| \||$)`),
];

/** Somebody by name beside a verb: "how many leave days Daniel has taken". */
export const NAMED_IN_PASSING: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:how (?:many|much|long)|what|when|if|whether|which|where) ${words(4)}(?:NAME|UNKNOWN|he|she) (?:\w+ )?(?:has|had|is|was|took|takes|earns?|makes|made|gets|got|worked|works|started|joined|applied|opened|lives|will be|has been)\b`),
];

/** Somebody is named or pointed at. */
export const HAS_PERSON = /\b(?:NAME|UNKNOWN|OTHER|he|she)\b/;

/** Nothing but a person is spoken of: "and the guy next to me?" */
export const ONLY_PERSON = /^(?:(?:and|but|so|ok|or|what|how|about|for|with|of|then|same|the one|the|that|those|is it the same for) ){0,5}(?:NAME|OTHER|him|her|GROUP s)(?: (?:then|too|please|also))?$/;
