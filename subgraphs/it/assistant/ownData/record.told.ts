// What of the own record is asked for in any order of words: all signs of one row must be said.

const ASKED =
  /\b(?:what|whats|which|when|whens|who|whos|whom|whose|how|tell|give|show|check|know|remember|remind|see|say|says|please|pls|need|needs|want|wants|asks|asking|confirm|find|look|still|am i|is it|was it|did i|do i|have i|is my|was my|does|for a form|name|number|date|exactly)\b/;
/** Someone wants to have it otherwise, or tells what follows from it. */
const CHANGING =
  /\b(?:change|changes|changing|correct|corrected|update|edit|wrong|incorrect|mistake|typo|negotiate|increase|complain|complaint|harass\w*|shout\w*|lost|broken|(?<!\b(?:asks?|know|check|see|sure|wonder|tell me|remember) )if|unless|whether i may|should|allowed|may i|can i|could i|must i|why|how do|how can|how to|how does|how is|how are|how will|where do|where can|while|instead|affect|lose|keep|happens|refus\w*|forward|share)\b/;
const told = (...signs: readonly RegExp[]): readonly RegExp[] => [...signs, ASKED];

const MINE = String.raw`\b(?:my|mine|our|own)\b(?: \w+){0,3}? `;
const BOSS = '(?:manager|boss|supervisor|superior|team lead|team leader|head|chief)';
const mine = (noun: string): RegExp =>
  new RegExp(
    String.raw`${MINE}(?:${noun})\b|\b(?:${noun})\b(?: \w+){0,3} (?:of mine|for me|do i have|am i|i have|i m|i am|is mine|have i|i was|about me|belongs to me|i got)\b`,
  );

/** By the id of the kind. */
export const RECORD_TOLD = {
  manager: [
    told(
      new RegExp(
        String.raw`\b(?:who|whos|whom|whose|name|which|is|has)\b(?: (?!when\b|if\b|while\b|that\b|because\b|leave\b)\w+){0,6} (?:${BOSS})(?: of mine| for me| i have| in the system| now| at the moment| these days| currently)*(?= \||$)`,
      ),
      /\b(?:my|mine|me|i)\b/,
    ),
    told(
      /\b(?:who|whom|whose|person|name|under)\b.{0,30}\b(?:above me|over me|leads? me|leading me|manages? me|managing me|supervis\w+ me|i (?:\w+ )?(?:report|answer) to|(?:report|answer) (?:directly )?to|my reporting line|leads? my team|heads? my team|runs? my team)\b/,
    ),
    told(/\b(?:have|got|get|given|assigned) (?:\w+ ){0,3}?new (?:manager|boss|supervisor)\b.{0,60}\bwho\b/),
  ],
  team: [
    told(/\bdo i (?:\w+ )?(?:manage|lead|supervise|have)\b.{0,30}\b(?:people|reports|subordinates|heads)\b/),
    told(
      /\b(?:how many|how big|how large|size|number|count|head ?count|who|list|names?|which|anyone|anybody|any)\b/,
      /\b(?:report\w* (?:\w+ ){0,2}?(?:to|into) me|direct reports?|subordinates|my (?:\w+ )?(?:reports|people|team members|teammates|crew)|people (?:do )?i (?:\w+ )?(?:lead|manage|supervise)|people under me|under me|i (?:lead|manage|supervise)|work\w* (?:under|for) me|my (?:own )?team (?:has|is|now|today|at|in|right|have|$)|team of mine|have me as|(?:in|on) my (?:own )?team|of my (?:own )?team|my (?:own )?team$|answer\w* to me)\b/,
    ),
  ],
  department: [
    told(
      /\b(?:what|which|whose|name|where)\b[^|]{0,50}\b(?:department|dept|division|business unit|org unit)\b(?! (?:head|lead|s)\b)|\b(?:department|dept|division)\b[^|]{0,80}\| (?:\w+ )?(?:which|what) (?:is|one|does it|do you)\b/,
      /^(?!.*\bfor which\b)/,
      /\b(?:i (?:\w+ ){0,2}?(?:belong|in|work|sit|part|assigned|listed|count|am|m|under|placed)|am i|do i|my|me|mine|i m|i am)\b/,
    ),
    told(
      /\b(?:department|dept|division|business unit)\b/,
      /\b(?:how (?:many|big|large)|size|head ?count|number of|count)\b/,
      /\b(?:my|mine|our|of us)\b/,
    ),
    told(
      /\b(?:am i|has my|is my|was i)\b.{0,30}\b(?:department|dept|division)\b/,
      /\b(?:still|now|in|changed|moved|listed|under)\b/,
    ),
  ],
  'job title': [
    told(mine('job title|title|official position|role title|job name|designation')),
    told(
      /\b(?:what|which|how)\b.{0,40}\b(?:position|role|job|title|function|grade)\b.{0,40}\b(?:i|me|my|mine)\b.{0,40}\b(?:shown|listed|registered|recorded|entered|called|down|officially|in the system|on (?:file|record|paper)|hold|have|appear|put)\b/,
    ),
    told(
      /\b(?:what|how)\b.{0,20}\b(?:am i|i am|i m|you have me)\b.{0,20}\b(?:called|titled|listed as|down as|officially|shown as|registered as)\b/,
    ),
  ],
  'hire date': [
    told(
      /\b(?:when|since when|how long|what|which|exact|exactly)\b.{0,60}\b(?:i|me|my)\b.{0,30}\b(?:start|started|join|joined|hired|employed|began|begin|on ?board(?:ed)?|with (?:you|the company|northwind|this company|the firm)|signed on|came (?:here|on board)|taken on)\b/,
      /\b(?:here|company|northwind|firm|you|hired|joined|join|employed|began|system|officially|day|date|year|years)\b/,
    ),
    told(
      mine(
        'hire date|date of hire|hiring date|start date|starting date|starting day|entry date|joining date|date of joining|joining day|first working day|first day of work|work anniversary|years of service|service years|length of service|tenure|seniority|employment start',
      ),
    ),
    told(
      /\b(?:date of joining|hire date|date of hire|first day of employment|first day at work|start of (?:my )?employment|day i (?:\w+ )?(?:joined|started|began)|how (?:many|long)(?: \w+){0,2} (?:years|service))\b/,
    ),
  ],
  'employee number': [
    told(
      /\b(?:employee|badge|staff|personnel|emp|personal|payroll|worker|clock) (?:number|id|no|nr|code|ident\w*)\b/,
      /\b(?:my|mine|me|i)\b/,
    ),
    told(
      /\b(?:number|id)\b.{0,20}\b(?:on|of) my badge\b|\bmy (?:id|number) (?:here|at northwind|in the system|as an employee)\b/,
    ),
  ],
  employment: [
    told(
      /\b(?:am i|i m|i am|me|my)\b.{0,50}\b(?:full ?time|part ?time|permanent(?:ly)?|temporary|temp|fixed term|intern|contractor|trainee|freelancer?|open ended)\b/,
      /\b(?:listed|registered|recorded|down|officially|system|contract|or|still|employed|according|file|status|type|record|shown|count|classed|check)\b/,
    ),
    told(
      /\b(?:type|kind|sort|form|status)\b.{0,20}\b(?:employment|contract|employee|employed)\b|\b(?:employment|contract) (?:type|status|form)\b|\bwhat am i (?:employed|listed|registered) as\b|\bhow am i employed\b/,
      /\b(?:my|me|i|mine)\b/,
    ),
  ],
  'weekly hours': [
    told(
      /\b(?:hours?|working time)\b/,
      /\b(?:contract\w*|agreed|fixed|signed|on paper|supposed|obliged|officially|stipulated)\b/,
      /\b(?:week|weekly|a week|contract\w*)\b/,
    ),
    told(
      mine(
        'weekly hours|weekly working time|contract hours|contracted hours|hours a week|hours per week|weekly working hours|regular hours',
      ),
    ),
  ],
  pay: [
    told(
      /\b(?:what|how much)\b.{0,12}\b(?:do|does) (?:you|they|we|the company|northwind|northwind traders) (?:\w+ )?pay me\b|\b(?:how much|what) am i (?:on|paid|getting)\b|\bhow much (?:money )?do i (?:get|bring home) (?:a|per|each|in a) (?:year|month)\b/,
    ),
    told(
      new RegExp(
        String.raw`\b(?:what|whats|how (?:much|high)|tell|give|show|know|state|needs?|asks?|wants?|check|figure|number|amount|remind)\b(?: \w+){0,6}? ${MINE}(?:salary|base pay|wages?|annual pay|yearly pay|income|gross|compensation|earnings)(?= \||$| (?:on file|here|now|at the moment|at present|per year|a year|before tax|currently|in the system|please|is|exactly|right now|amount|figure)\b)`,
      ),
    ),
    told(
      /\b(?:how much|what)\b.{0,30}\b(?:i|me)\b.{0,20}\b(?:earn|earning|make|making|paid|get paid)\b/,
      /\b(?:year|yearly|annual|annually|salary|gross|exactly|currently|month|file|record|system)\b/,
    ),
  ],
  'job applications': [
    told(
      /\b(?:i (?:\w+ )?(?:applied|apply)|my (?:\w+ ){0,3}?(?:job )?applications?|applications? (?:of mine|i (?:sent|made|handed|submitted)|have i|do i)|did i apply|have i applied|my candidacy|i (?:\w+ )?put in for (?:another|an?|the|that|one) (?:\w+ )?(?:job|position|posting|role)|how many (?:\w+ )?applications\b.{0,40}\b(?:i have|have i|do i))\b/,
      /\b(?:status|stand|stands|news|heard|hear|rejected|accepted|decided|progress|still|open|far|along|become|became|happening|happened|going on|yet|any|which|how many|list|what about|where is|where are|interview|update|stage|seen|read|looked|reviewed|shortlist\w*|invited|what s with|in the running|chosen|came of|come of|how many)\b/,
      /^(?!.*\b(?:licen[cs]e|leave|vacation|holiday|visa|insurance|crash\w*|freez\w*|install\w*|withdraw|parental|benefit|program|app)\b)/,
    ),
  ],
} satisfies Readonly<Record<string, readonly (readonly RegExp[])[]>>;

/** Begins a clause that asks. */
const ASKING =
  /^(?:(?:so|and|but|ok|please|now|just|hi|hello|sorry|honestly) )*(?:what|whats|which|when|whens|who|whos|whom|whose|how|why|where|is|are|was|were|am|did|do|does|has|have|can|could|may|should|will|would|tell|give|show|check|list|if)\b/;

/**
 * Whether something is to be otherwise, or what follows from it is asked; a story before the question says
 * many things.
 */
export function isChanging(clauses: string): boolean {
  const all = clauses.split(' | ');
  const asking = all.filter((clause) => ASKING.test(clause));
  return (asking.length > 0 ? asking : all).some((clause) => CHANGING.test(clause));
}
