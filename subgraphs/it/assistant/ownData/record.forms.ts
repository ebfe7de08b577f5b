import { named, RECORDED, terse } from './ownData.forms.js';

const MANAGER =
  '(?:manager|boss|supervisor|superior|line manager|team lead|team leader|lead|direct manager|reporting line)';
const AT_ALL =
  'who|whom|whos|how many|which|list|names? of|show|number of|does anyone|does anybody|do any|how big|how large|do i have|count of';
const CONTACT =
  '(?:(?:home|private|postal|mobile|cell|phone|street|current) )*(?:address|phone number|mobile number|telephone number|phone|mobile)';
const UNIT = '(?:department|dept|division|business unit)';
const NUMBER = '(?:(?:employee|badge|staff|personnel|emp|personal|payroll|company) (?:number|id|no|nr|code))';
const START =
  '(?:hire|hiring|start|starting|entry|joining|employment) date|(?:first|start|starting) day(?: (?:here|at work|at the company|with you|with the company|in the company|of work))?|date of (?:joining|entry|hire|employment)|date i (?:started|joined)|work anniversary|years of service|length of service|tenure|seniority';
const BEGAN =
  '(?:start|started|join|joined|begin|began|been|hired|employed|work|worked|working|here|at (?:northwind|(?:the|this) (?:company|firm))|come|came)';
const TITLE = 'job title|title|position|role|job|function|job name|designation';
const TYPE =
  '(?:permanent|full ?time|part ?time|temporary|temp|fixed term|an intern|intern|trainee|contractor|freelancer|on probation|permanently|limited)';
const WEEKLY =
  '(?:(?:weekly|contracted|contract|contractual|agreed|regular) )+(?:work |working )?(?:hours|time|hours number)';
const A_WEEK = '(?:a|per|each|every) week';
const SALARY =
  'salary|pay|wages?|income|compensation|earnings|gross|remuneration|pay package|annual gross|gross salary';
const POSTING = '(?:job|jobs|role|position|post|posting|vacancy|opening|place)';

/** Ways in which each is asked for: one word of it, such as "my boss", asks for nothing. */
export const RECORD_FORMS = {
  applications: [
    terse('job applications?|applications?'),
    new RegExp(
      String.raw`\b(?:jobs?|positions?|postings?|roles?|vacanc(?:y|ies)) (?:have|did) i (?:apply|applied)\b|\bdid i (?:get|make) (?:the|it)\b.{0,20}\b(?:${POSTING}|shortlist)\b`,
    ),
    /\b(?:how|where|what|any|status|state|has|have|did|was|is|anything|anybody|anyone)\b(?: \w+){0,5}? my (?:latest |last |newest |most recent |own |internal |recent )*(?:job )?applications?\b(?! (?:crash|crashes|does|form|fails|freezes|for (?:leave|time off|vacation|holiday))\b).{0,60}\b(?:stand|standing|stands|along|far|go|going|progress|heard|news|rejected|accepted|status|state|read|seen|open|reviewed|decided|through|turned down|happening|doing)\b/,
    /\b(?:how|where)\b(?: \w+){0,3} my (?:latest |last |newest |most recent |own |internal |recent )*job applications?\b/,
    new RegExp(
      String.raw`\b(?:am i|i am|i m) (?:still )?in the (?:running|race|frame)\b|\b(?:have|has|was|am) (?:i|they) (?:been )?(?:shortlisted|turned down|rejected|invited)\b.{0,40}\b${POSTING}\b`,
    ),
  ],
  number: [
    ...named(NUMBER),
    new RegExp(
      String.raw`\b(?:what|whats|show|tell|give|know|find|look up|is|need|see)\b.{0,40}\b(?:my|the) (?:own )?${NUMBER}\b`,
    ),
    new RegExp(String.raw`\b(?:remember|recall|forgot|forgotten|ask for|asks for) my (?:own )?${NUMBER}\b`),
    /\bnumber (?:is |that is )?(?:on|of) my badge\b/,
  ],
  weekly: [
    ...named(WEEKLY),
    new RegExp(
      String.raw`\bmy ${WEEKLY}\b|\b(?:weekly|contract(?:ed|ual)?) hours\b.{0,30}\b(?:for me|in my contract|do i have|am i)\b`,
    ),
    new RegExp(
      String.raw`\bhours ${A_WEEK} (?:am i|is my|are in my|does my|do i (?:have to|need to|work by)|must i|should i|have i signed)\b`,
    ),
    new RegExp(
      String.raw`\bhow many (?:working )?hours\b(?: \w+){0,3}? (?:am i|i am|i m|do i|must i|should i)\b(?: \w+){0,2}? (?:contracted|employed|hired|supposed|obliged|required|paid|have to work|need to work|work)\b[^|]{0,40}\b(?:${A_WEEK}|weekly|contract)\b`,
    ),
    /\bhow many hours am i (?:contracted|employed|hired|supposed)\b/,
    /\bhours\b.{0,40}\b(?:in|by|says?|on|does|under|according to) my (?:\w+ )?contract\b/,
  ],
  hired: [
    new RegExp(
      String.raw`\b(?:when|since when|how long|what date|which date|which day|what day|how many years)\b(?: \w+){0,6}? (?:did i|have i|am i|i have|i ve|i m|i am|i started|i joined|was i|i was|do i) ?(?:\w+ ){0,2}?${BEGAN}\b`,
    ),
    /\bhow many years (?:does|would|do|is) (?:that|it|this) (?:make|be|come to|add up to|mean)\b/,
    ...named(START),
    /\b(?:what|when|tell|show|know|is|need)\b.{0,30}\bmy (?:hire|hiring|start|starting|entry|joining) date\b/,
    /\b(?:when|what|which)\b.{0,20}\bmy (?:very )?first day\b(?! (?:is|will|on|be)\b)/,
    new RegExp(
      String.raw`\b(?:date|day|month|year) (?:that |when |on which |in which )?i (?:\w+ )?(?:began|started|joined|start|was hired|was employed|came here|entered)\b`,
    ),
    /\bwhen (?:is|was|s) my (?:work )?anniversary\b|\bmy (?:tenure|seniority|length of service|years of service)\b|\byears of service\b.{0,20}\bi\b/,
    /(?:^|\| )(?:(?:the|my|what|is|whats|s) )*(?:date of joining|hire date|date of hire|years of service)(?: (?:please|pls))?$/,
  ],
  contract: [
    /\b(?:what|which) (?:type|kind|sort|form) of (?:contract|employment|employee)\b.{0,20}\b(?:i|my)\b/,
    new RegExp(
      String.raw`\b(?:am i|(?:asks?|check|know|tell me|wonder|sure|see) (?:if|whether|that) (?:i am|i m))(?: (?:an?|as|still|now|already|really|just|on|in|${RECORDED})){0,5} ${TYPE}\b`,
    ),
    new RegExp(
      String.raw`\b(?:is my contract|do i have|have i got|am i on) (?:\w+ ){0,2}?(?:${TYPE}|open ended|indefinite)(?: contract)?\b(?! (?:access|licen[cs]e|badge|password|parking|card))`,
    ),
    /\b(?:what|how) am i (?:\w+ )?(?:listed|employed|registered|recorded|classed|classified|down|entered) (?:as|under)\b/,
    ...named('employment (?:type|status)|contract type|type of (?:contract|employment)|kind of contract'),
  ],
  department: [
    new RegExp(
      String.raw`\b(?:which|what|whose) ${UNIT} (?:\w+ ){0,2}?(?:am i|do i|i am|i m|i work|i belong|is mine|have i|was i|did i)\b(?! (?:have to|need|ask|call|contact|write|report to|go to|turn))`,
    ),
    new RegExp(
      String.raw`\b(?:what|whats|how many|how big|how large|size|who|which|name|head ?count|number of people)\b[^|]{0,40}\bmy (?:own )?${UNIT}\b(?! (?:head|lead|manager|meeting|s)\b)`,
    ),
    new RegExp(
      String.raw`\bmy (?:own )?${UNIT} (?:s )?(?:size|head ?count)\b|\bhas my ${UNIT} (?:already )?(?:been )?changed\b|\bis my ${UNIT} (?:still|now|already)\b`,
    ),
    new RegExp(String.raw`\bmy ${UNIT}\b.{0,160}\| what does (?:it|the system|the portal) say\b`),
    terse(UNIT),
  ],
  contact: [
    new RegExp(
      String.raw`\b(?:what|which|whats|tell|show|is)\b(?: \w+){0,3} my ${CONTACT} (?:in the (?:system|portal|records?)|on file|in my (?:record|profile|file)|(?:that )?you have|right now|at present)\b`,
    ),
    new RegExp(
      String.raw`\b(?:what|which|whats)\b ${CONTACT} (?:do you have|do you hold|is|have you got|does (?:hr|the portal|the system) have)(?: (?:stored|saved|registered|recorded|entered|on file|down))? (?:for|of) me\b`,
    ),
    new RegExp(
      String.raw`^(?:(?:please|what is|whats|what s|tell me|show me|show) )*my (?:own )?${CONTACT}(?: please)?$`,
    ),
  ],
  manager: [
    new RegExp(
      String.raw`\b(?:who|whos)\b(?: (?!when\b|if\b|while\b)\w+){0,6}? (?:as an? |(?:as |is |s |was )(?:my|our) |my )(?:(?!team s\b)\w+ )?${MANAGER}\b(?! (?:s|is|has|was|not|when|if|while|away|of)\b)`,
    ),
    /\b(?:who|whom) (?:do|should|am|must|did) i (?:directly |now |officially )?(?:report|reporting|answer)(?: to)?\b(?! (?:an?|the|this|that|it|my|when|if|in case|for|about|some\w*|phish\w*|spam|lost|stolen|broken|harass\w*|bull\w*|accident\w*|damage\w*)\b)|\bi report to\b|\bwho (?:leads|manages|supervises) (?:me|us|my team)\b|\bwho (?:is|s) (?:in charge of|responsible for|above) (?:me|my team)\b|\bwhose team am i\b/,
    /\bam i (?:still |now |really |officially |already )*(?:under|reporting to|managed by|led by|assigned to) (?!the\b|an?\b|any\b|my\b|contract|pressure|probation|obligation|notice|investigation|warranty|no\b)\w+/,
    new RegExp(
      String.raw`\b(?:name|e?mail|contact)(?: address)? of my ${MANAGER}\b|\bmy ${MANAGER} s (?:name|e?mail|contact)|\bdo i have an? ${MANAGER}\b|\bwho my (?:\w+ )?${MANAGER} is\b|\bis \w+(?: \w+)? (?:still |now |really )?my ${MANAGER}(?= \||$| or\b| now\b)|\bwhich ${MANAGER} (?:am i|do i have|i have)\b|\bhas my ${MANAGER} (?:been )?changed\b`,
    ),
    new RegExp(
      String.raw`\bmy (?:\w+ )?${MANAGER}\b[^|]{0,40}(?:\| )(?:and |so |but )?who is (?:it|that|he|she)\b|\bmy ${MANAGER} (?:\| |but )?who is (?:it|that|he|she)\b`,
    ),
    terse(MANAGER),
  ],
  team: [
    new RegExp(
      String.raw`\b(?:${AT_ALL})\b.{0,60}\b(?:(?:report|reports|reporting) (?:\w+ ){0,2}?to me|(?:work|works|working) (?:for|under) me|under me|have me as|do i (?:manage|lead|supervise|have under me)|(?:in|on) my team|direct reports|subordinates|my people)\b(?! (?:on leave|away|sick|off)\b)`,
    ),
    /\bhow (?:big|large) is my (?:own )?team\b|\b(?:size|head ?count) of my (?:own )?team\b|\bwhich team am i\b|\bwho (?:else )?(?:is|s|are|works) (?:in|on) my team\b|\bwho (?:is|are|s) (?:all )?(?:in )?my (?:direct |own )*(?:reports|people|team|subordinates)\b/,
    /\b(?:is|are) (?:\w+ ){1,3}?(?:still |now |also |really )?(?:one of |among |in |on )my (?:direct )?(?:reports|team|subordinates)\b(?! (?:\w+ )?(?:on|off|away|sick|ill|allowed|entitled|leave))/,
    terse('team|direct reports|team members|subordinates'),
  ],
  title: [
    new RegExp(
      String.raw`\b(?:what|whats) (?:is |s |was )?my (?:current |official |exact |own )*(?:${TITLE})\b(?! (?:description|application|posting)\b)`,
    ),
    new RegExp(
      String.raw`\b(?:job title|title|position|role|function) (?:do|am|have) i (?:have|hold|in|got|shown|listed|${RECORDED})\b|\b(?:what|how) am i called\b|\b(?:how|what) is my (?:role|job|position|function) called\b|\bwhat (?:is|s) (?:it )?my (?:role|job|position) (?:is )?called\b`,
    ),
    /\bam i (?:an? |the |still |just |now |already |only )*(?:\w+ ){1,3}?(?:or (?:\w+ ){1,3})?(?:in the system|on paper|officially|on record|in the portal)(?= \||$)/,
    /\b(?:job title|title|position|role|function) (?:do|does|have|has|is) (?:you|they|hr|it|the (?:system|portal|company)) (?:have|has|show|shows|list|lists|hold|holds|know|knows|got|store|stores)\b[^|]{0,20}\b(?:me|my)\b/,
    ...named('job title|official title|current title'),
  ],
  pay: [
    new RegExp(
      String.raw`\b(?:what|whats) (?:is |s |was )?my (?:current |monthly |yearly |annual |exact |gross |own |base |basic |present )*(?:${SALARY})\b(?! (?:day|slip|date|stub|period|review|based|raise|rise|increase|check|band|grade|scale)\b)`,
    ),
    /\b(?:how (?:much|high)(?: money)?|what) (?:do|am|did|will|is it) i (?:\w+ )?(?:earn|make|paid|get paid|being paid)\b/,
    /\bhow (?:high|much|big|large) is my (?:\w+ )?(?:salary|pay|wage)\b|\b(?:tell|show|give) me my (?:\w+ )?(?:salary|pay|wage)\b|\bwhat i (?:make|earn) (?:a|per|each|in a) (?:year|month)\b/,
    /\bhas my (?:pay|salary|wage) ?(?:rise|raise|increase)\b[^|]{0,30}\b(?:entered|through|applied|recorded|done|processed|arrived)\b/,
    ...named(
      'salary|base pay|base salary|annual pay|yearly pay|income|annual gross|gross|compensation|gross salary|annual income',
    ),
  ],
  otherPay: [
    /\b(?:what|whats|how (?:much|high|big|large)) (?:is |s |was |will be )?my (?:current |monthly |yearly |annual |last |next )*(?:bonus|net pay|net salary|take ?home pay|hourly (?:rate|wage|pay)|pay (?:grade|band|rate)|takehome|band)\b|\b(?:tell|show|give) me my (?:bonus|pay (?:grade|band|rate))\b|\bmy pay (?:grade|band|rate)\b/,
  ],
} satisfies Readonly<Record<string, readonly RegExp[]>>;
