import { conceptWords } from '../understanding/concepts.js';
import { commonWords } from '../understanding/emptyWords.js';
import { plainWords } from '../understanding/words.js';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/**
 * Frequent words of other languages and what is asked about here, without accents; none that is an English
 * word.
 */
const FOREIGN = wordsOf(`
ich mir mich mein meine meinen meiner du dein ihr wir uns unser ist sind bin habe hast hat haben wird werden wurde kann kannst konnen muss mussen darf soll sollte mochte wo wie wer wann warum wieso welche welcher
welches was der das den dem des ein eine einen einem einer und oder aber nicht kein keine fur mit auf bei nach von vom zu zum zur uber unter wenn weil noch schon viele viel bitte danke geht funktioniert
passwort vergessen urlaub urlaubstage krank krankmeldung gehalt lohn drucker drucken rechner bildschirm arbeitszeit stunden chef vorgesetzter hilfe verbinden zurucksetzen kennwort
je tu il elle nous vous mon ma mes votre vos est suis sont ai avez avons ont comment quand pourquoi quel quelle quels quelles combien qui que quoi ou puis peux peut dois doit le la les un une des du au aux et avec
pour dans sur sans pas mot passe oublie conge conges jours vacances malade salaire imprimante imprimer ordinateur bonjour merci reinitialiser
yo mi mis tu tus su el los las una unos unas es son soy estoy esta tengo tiene tienes puedo puede debo como cuando donde cuanto cuantos cuantas cual cuales quien porque por para con sin del al y pero muy mas
contrasena olvide vacaciones dias enfermo sueldo salario impresora imprimir ordenador computadora hola gracias necesito quiero
io mio mia il lo gli una sono sei ho hai come dove quando perche quanto quanti quale chi che con senza per nel della dello ferie giorni stipendio stampante stampare malattia grazie ciao posso devo password dimenticato
eu meu minha voce nao sim sao esta estou tenho tem posso preciso como onde quando quanto quantos qual quem ferias dias salario impressora senha esqueci ola obrigado
ik mijn jij uw het een is zijn heb heeft kan moet hoe waar wanneer waarom wie wat welke niet geen voor met naar wachtwoord vergeten vakantie vakantiedagen ziek salaris printer dank
jak zmienic gdzie kiedy dlaczego ile jest jestem mam moj moja nie tak czy haslo urlop drukarka prosze dziekuje
jag mitt min du det och inte hur var nar varfor har kan ska losenord semester sjuk lon skrivare tack
nasil nerede ne zaman kac benim var yok sifre izin yazici tesekkurler merhaba
`);
/** Of those, words that English texts have as well; they count only beside others. */
const SHARED = wordsOf(
  'semester sim ai esta mon mot los las del is was du is tu su as je la le les un al el en me ma mi mis es des der den dem il lo ai on pour sur main die man mine me no per van son han var min kan met est con printer password salaris mail ou ne io eu det har mes vos passe come sin tag hat sei has ho hai mas wie com tem chi chef du sans yo ciao una sole',
);

/** Words that English questions have. */
const ENGLISH: ReadonlySet<string> = new Set([...commonWords, ...conceptWords]);

const LETTER = /\p{L}/u;
const LATIN = /\p{Script=Latin}/u;
const MOST_WORDS = 60;
const SHARE = 0.4;

/** Whether a message is written in another language than English. */
export function isForeign(text: string): boolean {
  if (LETTER.test(text) && !LATIN.test(text)) return true;
  const other = text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0;
  if (other > text.length / 3) return true;
  const words = plainWords(text).slice(0, MOST_WORDS);
  const foreign = words.filter((word) => FOREIGN.has(word));
  const sure = foreign.filter((word) => !SHARED.has(word));
  if (sure.length === 0) return false;
  const english = words.filter((word) => !FOREIGN.has(word) && ENGLISH.has(word));
  return foreign.length > english.length && foreign.length >= words.length * SHARE;
}
