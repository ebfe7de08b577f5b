/** Punctuation at the end of a sentence or a pause; no ellipsis follows it. */
const pause = /[\s.,;:!?–—-]+$/u;

/** The beginning of an article in this many characters, cut between words if it is longer. */
export function previewText(preview: string, most: number): string {
  const letters = [...preview];
  if (letters.length <= most) return preview;
  const cut = letters.slice(0, most - 1).join('');
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(pause, '')}…`;
}
