// Signs that someone else's data is asked for, tried on a text with its people (people.ts).

const ONE = '(?:NAME|UNKNOWN|OTHER|he|she)';
const AUXILIARY = '(?:is|are|was|were|did|does|do|has|have|had|s)';
/** Up to so many words between, none of which is the asker's. */
const words = (most: number): string => String.raw`(?:(?!(?:my|me|mine|our|i|we)\b)[\w]+ ){0,${most}}?`;
const END = String.raw`(?= \||$)`;

/** What someone has that is theirs. */
const DATA =
  '(?:leave|vacation|holidays?|pto|time off|timeoff|days? off|absences?|sick (?:leave|days?)|salary|salaries|pay|wages?|earnings|income|bonus|payslips?|hours|weekly hours|timesheets?|time sheets?|tickets?|requests?|home address|phone number|mobile number|address|birthday|date of birth|ratings?|reviews?|applications?|resume|balances?|passwords?|attendance|contract|title|manager|boss|supervisor|hire date|start date|starting date|first day|employee number|employee id|employment type|diagnosis|department)';
const AWAY =
  '(?:on|having|taking) (?:a |the |sick |parental |maternity |unpaid |personal |annual |paid )*(?:leave|vacation|holidays?|pto|break)\\b|off\\b|out\\b(?! of)|away\\b|absent\\b|sick\\b|ill\\b|in (?:today|tomorrow|the office)\\b|at work\\b|(?:coming |going )?back\\b';
const SINCE =
  '(?:start|started|starting|join|joined|begin|began|work|worked|working)\\b(?= here| with us| at| us| the company| northwind| working| in (?:the|this) company)';
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

/** Someone named or pointed at is asked about. */
export const ASKED_OF_ONE: readonly RegExp[] = [
  new RegExp(
    String.raw`\bwhen (?:will|is|does) ${ONE} (?:be |get |come |coming |going to be )?(?:back|returning)\b`,
  ),
  /\b(?:not|don t|dont) (?:(?:want|mean|need)(?: to know)? )?(?:my own|mine)\b.{0,60}\b(?:NAME|OTHER|his|her|hers|theirs)(?: s)?(?= \||$)/,
  new RegExp(
    String.raw`\b${AUXILIARY} (?:not )?${ONE} (?:currently |still |already |also |ever |now |really |today |not )?(?:${DOES})`,
  ),
  new RegExp(
    String.raw`\bhow (?:many|much) ${words(5)}${AUXILIARY} ${ONE} ${words(2)}(?:have|has|had|got|left|taken|take|used|use|work|worked|log|logged|make|earn|get|owe|spent|spend|applied|open|opened)\b`,
  ),
  new RegExp(
    String.raw`\b(?:which|what) (?:\w+ )?(?:tickets?|requests?|leave|timesheets?|feedback|applications?|jobs?|positions?|hours|vacation|days) ${AUXILIARY} ${ONE} (?!(?:need|want|have to|decide|approve|handle|see))`,
  ),
  new RegExp(
    String.raw`\b(?:when|since when|how long|how many years|what day|which day) ${words(2)}${AUXILIARY} ${ONE} ${words(1)}(?:hired|employed|(?:start|started|join|joined|begin|began|work|worked|been)(?= here| with| at| working| in| work|,| \||$))`,
  ),
  new RegExp(
    String.raw`\b(?:know|tell me|information|data|details|anything|everything|something|all) about NAME\b`,
  ),
  new RegExp(String.raw`\bwho (?:is|s) (?:NAME|UNKNOWN)${END}`),
  new RegExp(
    String.raw`\bwho(?:m)? (?:does|do|is) ${ONE} (?:report|reporting)\b|\bhow old (?:is|are) ${ONE}\b`,
  ),
  new RegExp(
    String.raw`\bhow (?:many|much|long) ${words(4)}OTHER (?:\w+ )?(?:has|had|took|takes|earns|makes|got|worked|works|spent)\b`,
  ),
  new RegExp(
    String.raw`\b(?:earn|earns|salary|pay|paid|leave|bonus)\b.{0,40}\b(?:than|as much as) (?:NAME|UNKNOWN|OTHER)\b|\bcompare my\b.{0,40}\b(?:with|to) (?:NAME|UNKNOWN|OTHER)\b`,
  ),
];

/** "Maya's leave balance", "the hire date of my boss", "his tickets". */
export const OWNED: readonly RegExp[] = [
  /\bOTHER (?:pay|salary|wages?|bonus|income)(?= \||$| please\b)/,
  new RegExp(
    String.raw`\b(?:NAME|UNKNOWN|OTHER|GROUP) s (?:(?!e?mail\b|approval\b|review of\b)\w+ ){0,3}?${DATA}\b`,
  ),
  new RegExp(
    String.raw`\b(?:NAME|UNKNOWN|OTHER|GROUP) (?:\w+ )?(?:leave (?:balance|days|requests?|status)|salary|timesheets?|hours this|tickets|vacation days|hire date|employee number|job title|payslips?)\b`,
  ),
  new RegExp(String.raw`\b(?:his|her) (?:\w+ ){0,2}?${DATA}\b`),
  new RegExp(
    String.raw`\b${DATA} (?:(?:number|balance|date|days?|record|data|status|request|address) )?(?:of|belonging to) (?:NAME|UNKNOWN|OTHER|GROUP|his|her)\b`,
  ),
  new RegExp(String.raw`\b${DATA} (?:balance |days? |status |are left |left )*for NAME\b`),
];

/** What is no one's business but the person's. */
const INTIMATE =
  '(?:street|house|home|mobile|cell|cell phone|phone|private number|personal number|personal e?mail|private e?mail|bank (?:account|details)|account number|iban|emergency contact|age|nationality|religion|disabilit(?:y|ies)|illness|condition|performance plan|improvement plan|disciplinary|warnings?|personnel (?:file|record)|file|record|rating|rated|score|shift|rota|raise|bonus|contract|working time|probation|overtime|whereabouts|husband|wife|kids|children|family|medical|doctornote|doctor s note|sick note|reason|grade|band|level|plans|visa|passport|social security|degree|birthday|date of birth|salary|pay|hours|timesheet|logged|leave|holidays?|sick days?|absence|ticket|tickets|feedback|appraisal|notice|pregnan\\w*|addresses|contact details)';
const ASK =
  '(?:what|which|when|where|why|whose|how|is|was|has|did|does|are|were|do|tell|give|show|read|list|send|look up|find|need|know|check|whether|if|can you|could you|get|pull|share)';
const BETWEEN_WORDS = String.raw`(?: (?!(?:my|mine|i|we)\b)\w+){0,8}?`;

/** Something of someone's life is asked for, in whatever words. */
export const INTIMATE_OF_ONE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${ASK}\b${BETWEEN_WORDS} (?:NAME|UNKNOWN|OTHER) s (?:(?!approval\b|laptop\b)\w+ ){0,3}?${INTIMATE}\b`,
  ),
  new RegExp(
    String.raw`\b${ASK}\b${BETWEEN_WORDS} (?:his|her|hers|their) (?:\w+ ){0,2}?${INTIMATE}\b(?! (?:how|what should)\b)`,
  ),
  new RegExp(
    String.raw`\b${ASK}\b${BETWEEN_WORDS} ${INTIMATE}(?: (?!(?:my|mine|i)\b)\w+){0,6}? (?:of|for|from) (?:NAME|UNKNOWN|OTHER|him|her)\b`,
  ),
  new RegExp(
    String.raw`\b(?:NAME|UNKNOWN|OTHER|he|she) (?:lives?|earns?|makes|is paid|was born|was rated|got rated|has been off|was off|resides)\b`,
  ),
  new RegExp(
    String.raw`\b(?:where|what street|which street|what city|which city|which address|what address) (?:does|do|did|is) ${ONE} (?:live|living|reside|staying|home)\b`,
  ),
  new RegExp(
    String.raw`\bhow (?:old|ill|sick|is it going with) (?:is |are |was |will )?${ONE}\b|\bhow old (?:\w+ )?${ONE} (?:is|be|was)\b|\bhow old will (?:he|she|NAME) be\b`,
  ),
  new RegExp(
    String.raw`\b(?:what|whats|what s|something|anything) (?:is |was |s |has )?(?:wrong|the matter|up|happened|going on|happening|happens) (?:with|to) ${ONE}\b`,
  ),
  new RegExp(
    String.raw`\b(?:why|how|when|how come) (?:is|was|has|did|were|had|does) ${ONE} (?:\w+ ){0,2}?(?:moved|rated|fired|let go|dismissed|leaving|left|transferred|promoted|demoted|away|absent|off|out|ill|sick|suspended|warned|quit|resign\w*|gone|missing|hospital|paid|leave)\b`,
  ),
  new RegExp(
    String.raw`\b(?:is|was|has|did|does|were|whether|if) ${ONE} (?:\w+ ){0,3}?(?:performance plan|improvement plan|probation|pregnant|married|divorced|single|gay|in hospital|disabled|contract|full ?time|part ?time|temporary|permanent|fired|let go|dismissed|suspended|leaving|quitting|resign\w*|quit|handed in|hand in|clock(?:ed)? (?:in|out)|logged|rated|more than (?:me|i)|notice|warned|warning|interview\w*|job hunting|looking for another)\b`,
  ),
  new RegExp(
    String.raw`\b(?:which|what) (?:\w+ )?(?:shift|rating|grade|score|raise|bonus|level|salary|reason|illness|nationality|religion|star sign|visa|contract|band|days) (?:is|was|did|does|has|do|had) ${ONE}\b|\b(?:what|which) (?:nationality|religion|age|illness) (?:is|has) ${ONE}\b`,
  ),
  new RegExp(
    String.raw`\bwhat (?:else )?(?:does|did|do|has|is) ${ONE} (?:\w+ ){0,3}?(?:get|got|have|had|earn|make|write|wrote|written|say|said|give|gave|receive|working on|work on|put|log|logged)\b(?= as\b| instead\b| for\b| in\b| with\b| \||$| down\b)`,
  ),
  new RegExp(
    String.raw`\bwhat (?:NAME|UNKNOWN|OTHER|he|she) (?:\w+ )?(?:wrote|said|put|gave|entered|logged|recorded|booked|earns?|makes|gets|got|has|had)\b`,
  ),
  new RegExp(
    String.raw`\b(?:was|is) it ${ONE} who (?!(?:approves?|decides?|signs?|has|must|will)\b|\w+ (?:my|our)\b)|\b(?:requests|hours|timesheets?|tickets|days|applications) (?:that |which )?(?:NAME|UNKNOWN|OTHER|he|she) (?:has |have )?(?:made|took|handed|sent|opened|logged|wrote|submitted|entered)\b`,
  ),
  new RegExp(
    String.raw`\b(?:was|were|is) (?:NAME|UNKNOWN|OTHER|he|she) (?:\w+ )?(?:away|off|ill|sick|absent|out)\b`,
  ),
  new RegExp(
    String.raw`\b(?:NAME|UNKNOWN|OTHER|he|she) (?:was|is|has been|were) (?:\w+ )?(?:away|off|ill|sick|absent|out)\b[^|]{0,30}\| (?:\w+ )?(?:was|is) (?:that|it|this) (?:\w+ ){0,2}?(?:holiday|sick|leave|vacation|illness|approved)\b`,
  ),
  new RegExp(
    String.raw`\b(?:address|emergency contact|phone number|mobile|bank account|personal e?mail|birthday|next of kin) (?:of|for) (?:one (?:\w+ )?)?(?:NAME|UNKNOWN|OTHER|him|her)\b`,
  ),
  new RegExp(
    String.raw`\b(?:of|for) (?:all )?(?:each|every|any)(?: one)? of (?:them|those)\b|\b(?:sick days|leave|salaries|hours|timesheets?|ratings|addresses|requests) (?:of |for |that )?(?:each|every|all) (?:one )?(?:of )?(?:them|GROUP|her|his)\b|\brequests (?:her|his|their) people\b`,
  ),
  new RegExp(
    String.raw`\b(?:which|who|how many) (?:of )?(?:GROUP|OTHER|people|colleagues|employees|them)(?: \w+){0,6}? (?:leaving|leave the company|disabilit\w*|disabled|pregnant|religion|ill|sick|fired|resign\w*|quit|on probation|earning?|earns?|paid|rated|married|in the union|part ?time|laid off)\b`,
  ),
  new RegExp(
    String.raw`\bwhere (?:NAME|UNKNOWN|OTHER|he|she) lives\b|\b(?:know|have|give|get|need) (?:NAME|UNKNOWN|OTHER|his|her) (?:s )?(?:home |private )?address\b`,
  ),
];

/**
 * A rule is asked for someone who is spoken of: "My engineer worked on Sunday. What does she get for it?"
 */
const RULE_OF_ONE = new RegExp(
  [
    String.raw`\b(?:what|whom|who|where) (?:should|must|shall|can) (?:${ONE}|they|i) (?:\w+ )?(?:do|call|tell|return|go|ask|file|report|inform|fill)\b`,
    String.raw`\bwhat (?:do|does) (?:${ONE}|they) (?:have|need) to\b|\bwhat (?:does|will|do) (?:he|she|they) get for (?:it|that|this)\b|\bwhat (?:has|have) (?:${ONE}|they) to (?:do|tell|return|file)\b`,
    String.raw`\b(?:does|do|must|should|can|may|will) (?:${ONE}|they) (?:\w+ ){0,3}?(?:need|have to|get paid|get (?:a|the|her|his|their) (?:badge|laptop|days))\b|\bas a (?:newcomer|new joiner|part timer|temp|intern)\b`,
    String.raw`\bwhat (?:is|s|are) the (?:rules?|deadline|steps|procedure|limit)\b|\bwhat happens(?: now| then| next)?(?= \||$)|\bwhat now(?= \||$)`,
    String.raw`\bhow many (?:\w+ )?days (?:\w+ )?(?:does|do|will|can|may) (?:${ONE}|they) get\b|\b(?:how long is|what is|what s|how long s) (?:his|her|the|their) notice(?: period)?\b`,
    String.raw`\bis (?:that|this|it) (?:ok|okay|allowed|fine|permitted|safe|legal)(?= \||$)|\bhas (?:covid|corona|the flu|measles|chicken ?pox|lice|shingles)\b`,
    String.raw`\b(?:headset|laptop|phone|monitor|printer|mouse|keyboard|outlook|teams|account|badge)\b(?: \w+){0,2} (?:does not|doesn t|won t|will not|can not|cannot|can t) \w+`,
  ].join('|'),
);
/** What someone's record says, whatever else is asked. */
const OF_RECORD =
  /\b(?:left|balance|salary|earns?|rating|rated|address|lives?|phone number|reason|why|taken|took|how old|diagnosis|status|so far|this year|last year|wrong with|show|list|tell me (?:his|her|NAME))\b/;

/**
 * Whether what holds for someone is asked rather than what is recorded of them. @param people a text with
 * its people
 */
export const asksRuleOfOne = (people: string): boolean => RULE_OF_ONE.test(people) && !OF_RECORD.test(people);

/** Who it was that complained, which no one is told who has not said it themselves. */
export const WHO_COMPLAINED: readonly RegExp[] = [
  /\bwho (?:(?:in the world|has|have|else|on earth) )*(?:complained|wrote|written) (?:\w+ ){0,2}?(?:about|against) (?!the (?:printer|food|canteen|heating|noise)\b)/,
  /\bwhat (?:has been|was|is|did \w+|have \w+|do \w+) (?:said|written|write|say|wrote|complained) about me\b/,
  /\bwho (?:else )?(?:\w+ ){0,2}?(?:wrote|sent|filed|made|gave|left|reported|complained|opened|posted|submitted)\b.{0,40}\b(?:about me|anonymous\w*|against me|me in)\b/,
  /\b(?:anonymous\w*|complain\w*|wrote|feedback)\b.{0,60}\b(?:anonymous\w*|without (?:a |their |his |her )?names?)\b.{0,160}\bwho (?:was|is|wrote|sent|did|it)\b/,
  /\b(?:anonymous\w*|(?:complain\w*|tickets?|feedback)\b.{0,40}\b(?:about|against) (?:me|how i|my))\b.{0,160}\bwho (?:was|is|wrote|sent|did|it)\b/,
];

/** Departments as people call them. */
const DEPARTMENT =
  '(?:engineering|analytics|finance|sales|marketing|legal|operations|logistics|accounting|procurement|human resources|customer support|design)';

/** Who of all does or has something. */
export const ASKED_OF_GROUP: readonly RegExp[] = [
  /\bwho (?:else )?(?:in|on|of|from|among) (?:GROUP|OTHER|(?:my|our|the|this) (?:\w+ )?(?:team|department|people|group|floor|company|office|reports|crew))\b (?:is|s|are|was|were|has|have|had|gets?|got|will|earns?|makes)\b(?! (?:responsible|in charge|able|allowed|trained|access|keys?|to|my|our|the (?:owner|contact|person|first aider)|first aid)\b)/,
  /\bwho\b.{0,30}\b(?:best|worst|highest|lowest|bad|poor|top|most|least)\b.{0,20}\b(?:rating|ratings|review|reviews|grade|paid|salary|bonus|pay)\b/,
  /\b(?:most|highest|lowest|least)\b.{0,20}\b(?:anyone|anybody|somebody|someone|people|GROUP|OTHER)\b.{0,20}\b(?:earns?|makes?|gets? paid|is paid)\b/,
  new RegExp(
    String.raw`(?<!\b(?:people|those|employees|colleagues|person|one|anybody|anyone|GROUP|OTHER|NAME) )\bwho (?:else )?(?:(?:in|on|of|from|at) (?:\w+ ){1,3}?)?(?:is|s|are|was|were|will be|has been|have been) (?:also |currently |still |not |all )?(?:${AWAY})`,
  ),
  /\bwho (?:else )?(?:(?:in|on|of|from|at) (?:\w+ ){1,3}?)?(?:earn|earns|earned|makes|made) (?:the|most|more|less|over|above|best|how)\b/,
  /\bwho (?:else )?(?:(?:in|on|of|from|at) (?:\w+ ){1,3}?)?(?:took|has taken|have taken|has had|takes|got|has got|received|has|have|had|requested|called|applied|worked|logged|submitted|opened) (?!my\b|to\b|on my\b)(?:\w+ ){0,3}?(?:leave|vacation|days|day|off|sick|holidays?|raise|promotion|most|least|highest|tickets?|hours|overtime|for|week|timesheets?)\b/,
  new RegExp(
    String.raw`\b(?:how many|which|what|list|names of) (?:of )?(?:(?:my|our|the) )?(?:people|colleagues|employees|coworkers|teammates|team members|persons|staff|managers|engineers|GROUP|OTHER) ${words(5)}(?:${AWAY}|applied\b|earn\b)`,
  ),
  new RegExp(
    String.raw`\b(?:list|show|give|print|tell|send|names?|export|table|overview|report)\b.{0,60}\b(?:GROUP|people|those|colleagues|employees|all) (?:who|that) (?:is|are|was|were|has|have|took|earns?|works?)\b`,
  ),
  /\bhow much (?:do|does) (?!i\b|we\b)(?:\w+ ){1,3}?(?:earn|earned)\b|\bhow much (?:do|does) (?!i\b|we\b|it\b)(?:\w+ ){1,3}?make(?= a| per| here| \||$)/,
  /\bwho (?:else )?(?:was|is|got|has been|have been|has|have) (?:\w+ )?(?:fired|promoted|laid off|dismissed|resigned|quit)\b/,
  /\b(?:list|show|give|print|export|send)\b.{0,60}\b(?:GROUP|people|employees|colleagues)\b.{0,30}\b(?:with|and) their (?:\w+ )?(?:salary|salaries|leave|hours|pay|address|addresses|balances?)\b/,
  /\b(?:highest|lowest|best|top|most|least|average|median) (?:paid|salary|salaries|pay|earners?|earning)\b/,
  /\b(?:is|are|was|were|does|did|has|have|do) (?:GROUP) (?:(?:from|in|on|of) (?:\w+ ){1,2})?(?:currently |still |also )?(?:on (?:sick )?leave|on vacation|off today|off tomorrow|sick|absent|resigned|quit|fired|promoted)\b/,
];

/**
 * Whose something is, who else did it, and who of all it was: "Whose laptop got stolen?", "Who else
 * applied?", "Which colleagues live in Oakland?"
 */
export const WHICH_OF_ALL: readonly RegExp[] = [
  /(?:^|\| )(?:(?:so|and|but|ok) )*whose (?!(?:\w+ ){0,2}?(?:job|task|turn|responsibility|duty|approval|decision|signature|fault|permission|calendar)\b)(?:\w+ ){0,3}?(?:got|was|were|is it|is that|is this|has been|had)\b/,
  /\bwhose birthday\b|\bwho got (?:the|my) (?:\w+ )?(?:job|position|post|raise|promotion|bonus)\b/,
  /\bwho (?:\w+ ){0,2}?(?:is|s|was|are) (?:\w+ )?(?:pregnant|disabled|divorced|gay|an alcoholic|depressed)\b|\b(?:pregnant|disabled)\b[^|]{0,10}\| who\b/,
  /\b(?:which|any|some|all|each|one|who|how many|how much) of (?:them|those|these|us)\b.{0,40}\b(?:leave|off|sick|ill|absent|away|vacation|earns?|paid|late|left|taken|took)\b/,
  /\b(?:do|did|have|are|were) they (?:\w+ ){0,2}?(?:earn|left|off|sick|ill|absent|away|on leave|on vacation|logged|worked)\b|\bwhat do they (?:earn|make)\b/,
  /\b(?:more|less|fewer|higher|lower|better|worse) than (?:GROUP|OTHER|NAME|the others|others|(?:the )?average)\b/,
  new RegExp(
    String.raw`\b(?:how many|how much|what)\b.{0,40}\b(?:did|does|do|has|have|had) (?:GROUP|${DEPARTMENT}) (?:all |together |currently )*(?:take|took|taken|log|logged|book|booked|work|worked|record|recorded|use|used|(?:have|has) (?:\w+ ){0,3}?left|left)\b`,
  ),
  new RegExp(
    String.raw`\b(?:how many|how much|the)\b.{0,40}\b(?:leave|vacation|days|hours|overtime|tickets) (?:does|do|has|have|had|did) (?:GROUP|${DEPARTMENT})\b`,
  ),
  /\b(?:did|do|have|had) we (?:all )?(?:\w+ ){0,6}?(?:as a team|as a department|all together|together)\b|\bwe all together\b/,
  new RegExp(
    String.raw`\b(?:GROUP|anyone|anybody|somebody|who)\b(?: \w+){0,4} (?:off|sick|ill|absent|on leave|on vacation|away|out)\b.{0,12}\b(?:in|from|at) (?:the )?${DEPARTMENT}`,
  ),
  /\b(?:requests?|tickets?|timesheets?|hours|leave) (?:from|of|by) (?:GROUP|OTHER)\b/,
  /\b(?:and|plus|also)(?: also)? (?:(?:the ones|those|that) of (?:GROUP|OTHER|NAME)(?: s)?|(?:GROUP|OTHER|NAME) s)(?= \||$)/,
  /\b(?:times|hours|leave|days|absences|salaries|wages|ratings|clock in|clock out)\b.{0,80}\bby (?:person|name|employee)\b/,
  /\bwho else (?:threw|applied|asked for|put in|handed in|wants|called in|complained|quit|resigned|got|earns|makes|knows)\b/,
  /\bwhich (?:of )?(?:GROUP|OTHER|people|colleagues|employees|coworkers)(?: \w+){0,3}? (?:live|lives|living|applied|clocked|were late|was late|came late|came in late)\b/,
  /(?:^|\| )(?:GROUP|everybody|everyone|all people|people)(?: (?:in|on|at|of|from) (?:\w+ ){1,3}?)? ?who (?:clocked|was|were|is|are|has|had|took|called|came)\b(?![^|]*\| (?:what|how|when|where|who|do|does|can|may|must)\b)/,
];

/** A whole collection is asked for: "the leave requests of all employees", "every ticket". */
export const WHOLE_DATA: readonly RegExp[] = [
  /(?<!\bmy (?:\w+ ){0,3})\b(?:salaries|wages|payslips|balances|ratings|addresses) (?:of|for|in|from|at|by) (?!my\b|mine\b)/,
  new RegExp(
    String.raw`\b(?:list|show|give|print|export|display|dump|send|tell|what are|which)\b (?:me |us )?(?!(?:\w+ ){0,4}my\b)${words(4)}(?:all|every|GROUP|everyone s|the) ${words(3)}(?:leave requests|tickets?|salaries|timesheets|payslips|balances|passwords|job applications|home addresses|absences|ratings)(?: of| in| from| for| that| by| \||$)`,
  ),
];

/** Someone by name beside a verb: "how many leave days Daniel has taken". */
export const NAMED_IN_PASSING: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:how (?:many|much|long)|what|when|if|whether|which|where) ${words(4)}(?:NAME|UNKNOWN|he|she) (?:\w+ )?(?:has|had|is|was|took|takes|earns?|makes|made|gets|got|worked|works|started|joined|applied|opened|lives|will be|has been)\b`,
  ),
];

/** Someone is named or pointed at. */
export const HAS_PERSON = /\b(?:NAME|UNKNOWN|OTHER|he|she)\b/;

/** Nothing but a person is spoken of: "and the guy next to me?" */
export const ONLY_PERSON =
  /^(?:(?:and|but|so|ok|or|what|how|about|for|with|of|then|same|the one|the|that|those|is it the same for) ){0,5}(?:NAME|OTHER|him|her|hers|theirs|GROUP s)(?: (?:then|too|please|also))?$/;
