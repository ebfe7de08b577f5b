/** A piece of a text that stayed, came or went. */
export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Cells of the table of comparison; beyond that the whole middle counts as replaced. */
const most = 4_000_000;

/** The difference of two texts: their lines, and the words within replaced lines. */
export function textDiff(before: string, after: string): Piece[] {
  const lines = diffOf(linesOf(before), linesOf(after));
  return joined(
    lines.flatMap((piece, at) => {
      const next = lines[at + 1];
      const previous = lines[at - 1];
      if (piece.kind === 'removed' && next?.kind === 'added')
        return diffOf(wordsOf(piece.text), wordsOf(next.text));
      // Shown with what it has replaced.
      return piece.kind === 'added' && previous?.kind === 'removed' ? [] : [piece];
    }),
  );
}

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/**
 * The longest common subsequence of two lists, with the differences around it; removed items come before added
 * ones.
 */
function diffOf(before: readonly string[], after: readonly string[]): Piece[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const piece = (kind: Piece['kind'], parts: readonly string[]): Piece => ({ kind, text: parts.join('') });
  return joined([
    piece('same', before.slice(0, start)),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    piece('same', before.slice(before.length - end)),
  ]);
}

function middle(before: readonly string[], after: readonly string[]): Piece[] {
  const width = after.length + 1;
  if (before.length === 0 || after.length === 0 || before.length * width > most)
    return [
      { kind: 'removed', text: before.join('') },
      { kind: 'added', text: after.join('') },
    ];
  // How long the common rest is from here on.
  const rest = new Uint32Array((before.length + 1) * width);
  const restAt = (a: number, b: number) => rest[a * width + b] ?? 0;
  for (let a = before.length - 1; a >= 0; a -= 1)
    for (let b = after.length - 1; b >= 0; b -= 1)
      rest[a * width + b] =
        before[a] === after[b] ? restAt(a + 1, b + 1) + 1 : Math.max(restAt(a + 1, b), restAt(a, b + 1));
  const pieces: Piece[] = [];
  for (let a = 0, b = 0; a < before.length || b < after.length;) {
    const [old, young] = [before[a], after[b]];
    if (old !== undefined && old === young) {
      pieces.push({ kind: 'same', text: old });
      a += 1;
      b += 1;
    } else if (old !== undefined && (young === undefined || restAt(a + 1, b) >= restAt(a, b + 1))) {
      pieces.push({ kind: 'removed', text: old });
      a += 1;
    } else {
      pieces.push({ kind: 'added', text: young ?? '' });
      b += 1;
    }
  }
  return pieces;
}

/** Adjacent parts of one kind joined, without empty ones. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const { kind, text } of pieces) {
    const last = all.at(-1);
    if (text === '') continue;
    if (last?.kind === kind) last.text += text;
    else all.push({ kind, text });
  }
  return all;
}
