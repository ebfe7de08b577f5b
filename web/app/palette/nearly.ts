/** Shorter words are too much like others. */
const SHORTEST = 5;

/** Whether one letter is missing, added, wrong, or changed places with the next. */
function differByOne(one: string, other: string): boolean {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [rest, others] = [one.slice(at), other.slice(at)];
  return (
    rest.slice(1) === others ||
    rest === others.slice(1) ||
    rest.slice(1) === others.slice(1) ||
    (one[at] === other[at + 1] && one[at + 1] === other[at] && rest.slice(2) === others.slice(2))
  );
}

/**
 * Whether a text has a word that begins nearly as the one that is sought: with one mistake of typing.
 * @param sought folded, as the text is
 */
export function hasNearly(text: string, sought: string): boolean {
  if (sought.length < SHORTEST) return false;
  return text.split(/\s+/).some((word) =>
    [-1, 0, 1].some((more) => {
      const beginning = word.slice(0, sought.length + more);
      return beginning.length === sought.length + more && differByOne(sought, beginning);
    }),
  );
}
