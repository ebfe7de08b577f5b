import type { Word } from '../text/words.js';
import type { Stance } from './cues.js';

const split = (words: string) => new Set(words.split(' '));

/** Words for other people, right after what they do: "with the Java developers". */
const OTHERS = split(
  'team developer engineer department colleague specialist analyst designer accountant consultant staff expert manager administrator candidate role position professional people talent group scientist lawyer counsel ' +
    'abteilung kollegen kollege kolleginnen entwickler entwicklern experten teams equipo equipos desarrolladores ingenieros departamento equipe equipes developpeurs ingenieurs service collegue',
);
const WITH = split('with to for alongside beside supported supporting support helped assisted assisting between mit fur neben unterstutzte con para avec pour aupres coordinated liaised briefed briefing reported from');
const HIRING = split('recruited recruiting recruit hired hiring hire sourced sourcing placed placing staffed staffing interviewed interviewing headhunted filled filling eingestellt rekrutiert besetzt gesucht rekrutierung contrate seleccione contratacion recrute recrutement embauche');
const HIRED = 9;
const WITHIN = 5;
const AFTER = 10;

/** Skills of others: "supported the payroll team", "recruited Java developers". */
export function asideRole(words: readonly Word[], from: number, to: number): Stance | undefined {
  const others = to > from && OTHERS.has(words[to]?.key ?? '') ? 1 : othersAfter(words, to);
  for (let step = 1; step <= HIRED; step += 1) {
    const [word, next] = [words[from - step], words[from - step + 1]];
    if (!word || next?.joint === 'stop') return undefined;
    if (HIRING.has(word.key) && others !== null) return 'aside';
    if (step <= WITHIN && others !== null && others <= 3 && WITH.has(word.key) && words[to + 1]?.joint !== 'comma') return 'aside';
  }
  return undefined;
}

/** How many words after the skill other people are named, in the same sentence. */
function othersAfter(words: readonly Word[], to: number): number | null {
  for (let step = 1; step <= AFTER; step += 1) {
    const word = words[to + step];
    if (!word || word.joint === 'stop') return null;
    if (OTHERS.has(word.key)) return step;
  }
  return null;
}
