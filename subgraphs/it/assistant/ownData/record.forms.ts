import { terse } from './ownData.forms.js';

const MANAGER = '(?:manager|boss|supervisor|superior|line manager|team lead|team leader|lead|direct manager)';
const AT_ALL = 'who|whom|how many|which|list|names? of|show|number of|does anyone|does anybody|do any|how big|how large|do i have';
const UNIT = '(?:department|division|business unit)';
const NUMBER = '(?:employee|badge|staff|personnel|emp|personal) (?:number|id|no|nr)';

/** Ways in which each is asked for: one word of it, such as "my boss", asks for nothing. */
export const RECORD_FORMS = {
  applications: [terse('job applications?|applications?'), /\b(?:jobs?|positions?|postings?|roles?) (?:have|did) i (?:apply|applied)\b|\bdid i get the (?:job|position|role)\b/],
  number: [terse(NUMBER), new RegExp(String.raw`\b(?:what|whats|show|tell|give|know|find|look up|is|need)\b.{0,40}\b(?:my|the) ${NUMBER}\b`), /\bnumber (?:is |that is )?(?:on|of) my badge\b/],
  weekly: [/\bmy (?:weekly|contracted|contract|contractual) hours\b/, /\bhours (?:a|per|each) week (?:am i|is my|are in my)\b/, /\bhow many hours am i (?:contracted|employed|hired|supposed)\b/, /\bhow many hours\b.{0,30}\b(?:in|by|says?) my contract\b/],
  hired: [
    /\b(?:when|since when|how long|what date|which date|which day|what day|how many years)\b(?: \w+){0,6}? (?:did i|have i|am i|i have|i ve|i m|i am|i started|i joined|was i|i was|do i) ?(?:\w+ ){0,2}?(?:start|started|join|joined|begin|began|been|hired|employed|work|worked|working|here|at)\b/,
    /\b(?:what|when|tell|show|know|is|need)\b.{0,30}\bmy (?:hire|hiring|start|starting|entry|joining) date\b/,
    /\b(?:when|what|which)\b.{0,20}\bmy (?:very )?first day\b(?! (?:is|will|on|be)\b)/,
    /\bwhen (?:is|was|s) my (?:work )?anniversary\b|\bmy (?:tenure|seniority|length of service|years of service)\b|\byears of service\b.{0,20}\bi\b/,
    terse('hire date|start date|starting date|date of joining|years of service'),
  ],
  contract: [/\b(?:what|which) (?:type|kind|sort) of (?:contract|employment)\b.{0,20}\b(?:i|my)\b/, /\bam i (?:employed )?(?:permanent|full ?time|part ?time|temporary|a (?:permanent|temporary|full ?time|part ?time))\b/, /\b(?:what|is|show|tell)\b.{0,20}\bmy (?:employment (?:type|status)|contract type|type of contract)\b/, terse('employment (?:type|status)|contract type')],
  department: [new RegExp(String.raw`\b(?:which|what) ${UNIT} (?:am i|do i|i am|i m|i work|is mine)\b`), new RegExp(String.raw`\b(?:what|whats|how many|how big|how large|size|who|which|name)\b.{0,40}\bmy ${UNIT}\b(?! (?:head|lead|manager|meeting|s)\b)`), terse(UNIT)],
  manager: [
    new RegExp(String.raw`\b(?:who|whos) (?:is |s |was |do i have )?(?:(?:entered|listed|registered|recorded|given|set|named) )?(?:as an? |(?:as )?(?:my|our) )(?:\w+ )?${MANAGER}\b(?! (?:s|not|when|if|while)\b)`),
    /\b(?:who|whom) (?:do|should|am) i (?:directly )?(?:report|reporting)(?: to)?\b|\bi report to\b|\bwho (?:leads|manages) (?:me|us|my team)\b|\bwho (?:is|s) (?:in charge of|responsible for|above) (?:me|my team)\b/,
    new RegExp(String.raw`\b(?:name|e?mail|contact)(?: address)? of my ${MANAGER}\b|\bmy ${MANAGER} s (?:name|e?mail|contact)|\bdo i have an? ${MANAGER}\b|\bwho my ${MANAGER} is\b|\bis \w+(?: \w+)? my ${MANAGER}(?= \||$)`),
    new RegExp(String.raw`\bmy ${MANAGER} (?:\| )?who is (?:it|that|he|she)\b`),
    terse(MANAGER),
  ],
  team: [
    new RegExp(String.raw`\b(?:${AT_ALL})\b.{0,60}\b(?:(?:report|reports|reporting) (?:directly )?to me|(?:work|works|working) (?:for|under) me|under me|have me as|do i (?:manage|lead|supervise)|(?:in|on) my team|direct reports|subordinates)\b`),
    /\bhow (?:big|large) is my team\b|\bsize of my team\b|\bwhich team am i\b|\bwho (?:else )?(?:is|s|are|works) (?:in|on) my team\b/,
    terse('team|direct reports|team members|subordinates'),
  ],
  title: [/\b(?:what|whats) (?:is |s |was )?my (?:current |official |exact |own )*(?:job title|title|position|role|job|function)\b(?! (?:description|application|posting)\b)/, /\b(?:job title|title|position|role) (?:do|am) i (?:have|hold|in)\b|\bwhat am i called\b/, terse('job title|title|position|role')],
  pay: [
    /\b(?:what|whats) (?:is |s |was )?my (?:current |monthly |yearly |annual |exact |gross |net |base )*(?:salary|pay|wage|income|compensation|bonus)\b(?! (?:day|slip|date|stub|period|review|based)\b)/,
    /\b(?:how (?:much|high)(?: money)?|what) (?:do|am|did|will) i (?:\w+ )?(?:earn|make|paid|get paid|being paid)\b/,
    /\bhow (?:high|much|big|large) is my (?:\w+ )?(?:salary|pay|wage|bonus)\b|\b(?:tell|show|give) me my (?:\w+ )?(?:salary|pay|wage)\b|\bmy pay (?:grade|band|rate)\b/,
    terse('salary|wage|income'),
  ],
} satisfies Readonly<Record<string, readonly RegExp[]>>;
