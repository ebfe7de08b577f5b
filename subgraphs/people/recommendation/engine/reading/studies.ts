import type { Word } from '../text/words.js';
import type { Title } from './titles.js';
import type { Unit } from './units.js';

const LONGEST_HEADER = 18;
/** Words between a title and what says that it was learned. */
const NEAR = 4;
const STUDY = new Set(
  'course bootcamp degree bachelor master bsc msc diploma phd apprenticeship retraining training abitur studium ausbildung umschulung lehre weiterbildung fortbildung lehrgang grado licenciatura estudios curso formation licence etudes'.split(
    ' ',
  ),
);
export const SCHOOL = new Set(
  'school university college institute academy faculty campus hochschule universitat fachhochschule schule berufsschule akademie gymnasium universidad colegio liceo escuela instituto facultad universite ecole institut lycee faculte'.split(
    ' ',
  ),
);
const LEARNED = new Set('gelernt studiert learned learnt studied'.split(' '));

/** "Apprenticeship as a clerk" is no clerk's work yet; a scrum master has no master's degree. */
export function isStudied(words: readonly Word[], { from, to }: Unit, [title]: readonly Title[]): boolean {
  const own = words.slice(from, Math.min(to, from + LONGEST_HEADER));
  const study = from + own.findIndex(({ key }) => STUDY.has(key));
  if (study >= from && (title === undefined || study < title.from)) return true;
  const next = title && words[title.to + 1];
  if (next && title.to + 1 < to && (next.joint === 'space' || next.joint === 'tight') && STUDY.has(next.key))
    return true;
  return (
    title !== undefined &&
    words.slice(title.to + 1, Math.min(to, title.to + 1 + NEAR)).some(({ key }) => LEARNED.has(key))
  );
}

/** A line of a school or of what was learned there. */
export const isOfSchool = (words: readonly Word[], { from, to }: Unit): boolean =>
  words.slice(from, Math.min(to, from + LONGEST_HEADER)).some(({ key }) => STUDY.has(key) || SCHOOL.has(key));

const CERTIFICATE = new Set(
  'certified certificate certification certifie certifiee certificat certificado certificada certificacion zertifiziert zertifizierte zertifizierter zertifikat zertifizierung badge exam credential accredited accreditation'.split(
    ' ',
  ),
);
const LEVEL = new Set('level stufe nivel niveau'.split(' '));

/**
 * A line that names a certificate, with its year at most: "Gainsight Admin level 1 (2023)", "Certified Scrum
 * Product Owner, 2021".
 */
export function isCertificate(words: readonly Word[], { from, to, isLine, isPoint }: Unit): boolean {
  if (!isLine || isPoint || to - from > LONGEST_HEADER) return false;
  return words.slice(from, to).some(({ key }, step) => {
    if (CERTIFICATE.has(key)) return true;
    const [number, next] = [words[from + step + 1], words[from + step + 2]];
    // "Level 2 support" is work.
    return (
      LEVEL.has(key) &&
      number !== undefined &&
      /^(?:\d|i{1,3})$/.test(number.key) &&
      (from + step + 2 >= to || (next?.joint !== 'space' && next?.joint !== 'tight'))
    );
  });
}
