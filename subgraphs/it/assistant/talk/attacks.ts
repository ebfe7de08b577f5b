import { CLAUSE_START, clausesOf } from './clauses.js';

// An attack is an order about how the assistant works. It takes no orders anyway, so that a sign has to be
// one beyond doubt: most begin a clause, because "What does a system message mean?" is a question. Tried on
// clauses of plain words.

const SECRETS =
  '(?:passwords|credentials|api keys?|access tokens?|secret keys?|private keys?|session tokens?|tokens|secrets|database|user table|all users|every user|environment variables|env variables|source code)';
const MADE_OF =
  '(?:prompts?|instructions?|rules|guidelines|configuration|source code|training data|programming|directives?|restrictions?|limits|limitations)';
/** "Your rules for gifts" are the company's. */
const NOT_ABOUT = '(?! (?:for|about|on|regarding|when|if)\\b)';
const SHOW =
  '(?:print|reveal|show|repeat|output|display|tell|give|dump|leak|list|describe|quote|recite|expose|export|send|summari[sz]e|translate)';
const ROLE =
  '(?:admin|administrator|ceo|root|superuser|developer|system owner|hr director|head of hr|security team|it security)';

const AT_START: readonly string[] = [
  String.raw`(?:ignore|disregard|forget|override|bypass|neglect|skip|drop|delete|break) (?:\w+ ){0,3}?(?:your|previous|prior|above|earlier|all|any|these|those|every|the system) (?:\w+ ){0,3}?(?:${MADE_OF}|policies|policy|permissions?|access (?:control|checks?))\b`,
  String.raw`(?:ignore|disregard|forget) (?:everything|all|anything|what)\b(?: (?:you|that|i|above|before|previous|was|were|told|said|know|knew|learned|have|had|been)\b|$| \|)`,
  String.raw`(?:ignore|disregard|forget) (?:the )?(?:rules|instructions|prompt|above)(?= \||$| and\b)`,
  String.raw`${SHOW} (?:me |us )?(?:\w+ ){0,4}?(?:your (?:\w+ )?${MADE_OF}|the (?:system|hidden|initial|secret|original|developer) (?:prompts?|instructions?|configuration))\b${NOT_ABOUT}`,
  String.raw`${SHOW} (?:me |us )?(?:all |every |the |your |all the |a list of )*${SECRETS}(?= \||$| of\b| in\b| for\b| from\b)`,
  String.raw`${SHOW} (?:me |us )?(?:\w+ ){0,4}?(?:text|words?|messages?|prompts?|instructions?|rules|orders|everything|what) (?:that )?(?:you|was|were)(?: \w+){0,2} (?:given|told|got|received|fed|shown|handed|started with|sent) (?:\w+ ){0,2}?(?:before|at the (?:start|beginning)|initially|to you|by your (?:makers|developers|creators|programmers))\b`,
  String.raw`(?:then |now |please )*(?:repeat|say|write|type) (?:it )?after me\b`,
  String.raw`what (?:is|are|was|were|s) (?:\w+ )?your (?:\w+ )?(?:prompts?|instructions?|configuration|source code|training data|programming|directives?)\b${NOT_ABOUT}`,
  String.raw`what (?:is|are|was|were) the (?:system|hidden|initial|secret|original) (?:prompts?|instructions?)\b`,
  String.raw`(?:you (?:are|re) now(?! (?:my|our) (?:new |only )?(?:favou?rite|hero|best|friend|last)\b)|from now on (?:\| )?(?:you|act|behave|answer|reply|respond|always|only|ignore|speak|say|every)|role ?play|imagine (?:that )?you|as if you were|you must now|take on (?:the|a) (?:role|persona)|assume the role)\b`,
  String.raw`(?:(?:act|behave|pretend) (?:as(?! if (?:i|we)\b)|like|to be|that you|that the|you|being|the)|simulate (?:an?|the|being)|become (?:an?|the) (?:admin|administrator|root|database|hr|ceo|superuser|different|new ai|hacker))\b`,
  String.raw`(?:enter|enable|activate|switch to|go into|turn on|start) (?:\w+ ){0,2}?(?:developer|debug|god|admin|dan|root|unrestricted|maintenance) mode(?= \||$| and\b| now\b)`,
  String.raw`(?:jailbreak|do anything now|sudo|unlock) (?:yourself|mode|your|\w+ as)\b|(?:jailbreak|sudo)\b`,
  String.raw`(?:change|rewrite|reprogram|update|remove|lift|disable|turn off|switch off) (?:\w+ )?your(?:self)? ?(?:\w+ )?(?:rules|behaviou?r|instructions|restrictions|limits|filters?|safety|self)?(?= \||$| and\b)`,
  String.raw`you (?:have|are) (?:now )?(?:no (?:rules|restrictions|limits|filters)|not bound|free to|allowed to|authori[sz]ed to|permitted to|unrestricted|without)\b`,
  String.raw`(?:i|we) (?:hereby )?(?:authori[sz]e|permit|allow|command|order) you\b`,
  String.raw`(?:reply|respond|answer|speak|talk) (?:only |always |everything |every \w+ )*(?:as (?:an?|the)|like an?|in the style|without (?:any )?(?:rules|restrictions|limits))\b`,
  String.raw`(?:system|admin|administrator|developer) override\b`,
  String.raw`(?:new|updated) (?:system )?(?:instructions?|prompt|task|directive)s?(?= \|)`,
  String.raw`(?:select) (?:\w+ ){1,6}?from (?:users?|employees?|salar\w+|accounts?|tables?|tickets?|passwords?|information schema|identity|people)\b`,
  String.raw`(?:drop table|truncate table|delete from|insert into|union select)\b|update \w+ set\b`,
  String.raw`(?:as|i am|i m|being|speaking as) (?:the |an? |your )?${ROLE}\b(?: \|)? (?:(?:i|we|and|so|you|please|now|must|to|order|want|need|demand|command|\|) ){0,5}(?:show|list|print|export|dump|reveal) (?:me )?(?:all|every|everyone|everybody|the (?:passwords|salaries|database|users))\b`,
];
const ANYWHERE = [
  String.raw`\b(?:put|set|leave|lay) your (?:\w+ )?(?:${MADE_OF}|policies|principles|limits) aside\b`,
  String.raw`\byou are (?:now )?(?:in )?(?:an? )?(?:developer|debug|god|admin|dan|unrestricted|jailbroken)\b`,
  String.raw`\bor 1 1\b`,
  String.raw`\b(?:grant|give) yourself\b`,
];

const ATTACK = [
  ...AT_START.map((sign) => new RegExp(`${CLAUSE_START}(?:${sign})`)),
  ...ANYWHERE.map((sign) => new RegExp(sign)),
];

/** A statement of a database. */
const STATEMENT =
  /\bselect\s+[\w*.]+(?:\s*,\s*[\w*.]+){0,9}\s+from\s+(?:users?|employees?|salar\w+|accounts?|tickets?|passwords?|people|information_schema)\b/i;
/** Marks of a conversation with a model, or of a script. */
const MARKUP =
  /<\/?(?:system|assistant|user|instructions?)>|<script\b|\bonerror ?=|\bjavascript:|\{\{[^{}]{0,200}\}\}|\[\/?(?:INST|SYSTEM)\]|###\s{0,9}(?:system|instruction)|<\||\bend of (?:system )?prompt\b/i;

/** Whether a message tries to give orders about how to answer. */
export function isAttack(text: string): boolean {
  if (MARKUP.test(text) || STATEMENT.test(text)) return true;
  const clauses = clausesOf(text);
  return ATTACK.some((sign) => sign.test(clauses));
}
