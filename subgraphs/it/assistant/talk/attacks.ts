import { plainWords } from '../understanding/words.js';

const ASKING = '((please|now|just|can|could|would|will|you|to|i want you to|i need you to|for a moment) )*';

/** Attempts to make the assistant something else, tried on plain words. It takes no orders anyway; they are answered as what they are. */
const ATTACKS: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass|skip|drop|neglect)\b.{0,40}\b(instructions?|rules?|prompts?|guidelines?|restrictions?|limits|limitations|policies|policy|above|previous|prior|permissions?|access (control|checks?)|everything you)\b/,
  /\b(system|hidden|initial|original|secret|internal|developer) (prompts?|instructions?|messages?|rules?|configuration)\b/,
  /\b(print|reveal|show|repeat|output|display|tell|give|dump|leak|what (is|are|were))\b.{0,30}\b(your|the) (prompts?|instructions|rules|system|configuration|source code|environment|training data)\b/,
  /\b(you are now|you re now|from now on (you|act|behave)|role ?play|imagine you|as if you were|you must now|new persona)\b/,
  new RegExp(String.raw`^(${ASKING})?(act|acting|behave|behaving|pretend|pretending|simulate|become) (as|like|to be|that you|you|being|an?|the)\b`),
  /\b(and|then|now|please|you|should|must|to) (act|behave|pretend|simulate) (as|like|to be|that you|you are)\b/,
  /\b(jailbreak|developer mode|debug mode|god mode|admin mode|sudo|root access|dan mode|do anything now|unrestricted|no restrictions|without restrictions|elevated? (privileges?|rights|permissions?))\b/,
  /\b(i am|i m|as|being) (the |an? )?(admin|administrator|ceo|root|superuser|developer|system owner|hr director)\b.{0,60}\b(show|give|list|tell|print|export|dump|reveal|need|want|access)\b/,
  /\b(select|delete|update|insert|drop|truncate)\b.{0,40}\b(from|table|into|database|where)\b.{0,30}\b(\w+)?\b(select|users?|employees?|salar\w+|salary|table|password\w*|1 1)\b/,
  /\b(api|access|secret|signing|private|session|bearer|auth|authentication) (keys?|tokens?|secrets?)\b.{0,30}|\b(list|show|print|dump|export)\b.{0,20}\b(passwords|credentials|tokens|database|secrets|all users|every user|user table)\b/,
  /\b(end|begin|start) of (system|prompt|instructions?|conversation)\b|\bassistant (said|says|must|answered) (that )?\b|\b(system|assistant|admin|developer) (override|message|note)\b/,
];

const MARKUP = /<\/?(script|system|assistant|user|instructions?|img|iframe)\b|\{\{.*\}\}|\[\/?(INST|SYSTEM)\]|###\s*(system|instruction)|<\|/i;

/** Whether a message tries to give orders about how to answer. */
export const isAttack = (text: string): boolean => MARKUP.test(text) || ATTACKS.some((sign) => sign.test(plainWords(text).join(' ')));
