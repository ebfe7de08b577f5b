/** A name of up to this many characters is shown completely. */
const longest = 40;
/** Characters of its end that a longer one keeps, with its kind. */
const kept = 12;

/**
 * "Resume_of_the_years_2016_an…_final.pdf": the name of a file for the middle of a sentence, cut where it
 * would fill lines.
 */
export function shortFileName(name: string): string {
  const letters = [...name];
  return letters.length <= longest
    ? name
    : `${letters.slice(0, longest - kept - 1).join('')}…${letters.slice(-kept).join('')}`;
}
