import { Fragment } from 'react';
import styled from 'styled-components';

import { folded } from '../form/folded';
import { theme } from '../theme';

interface Props {
  text: string;
  /** The text of a search; its words are marked in the text, ignoring accents and case. */
  sought: string;
}

/** A text with the words of a search highlighted. */
export function MarkedText({ text, sought }: Props) {
  return (
    <span dir="auto">
      {piecesOf(text, sought).map(({ words, isMarked }, at) => (
        <Fragment key={at}>{isMarked ? <Mark>{words}</Mark> : words}</Fragment>
      ))}
    </span>
  );
}

interface Piece {
  words: string;
  isMarked: boolean;
}

/** The text cut where a word of the search begins and ends. */
export function piecesOf(text: string, sought: string): Piece[] {
  const letters = [...text];
  const plain = letters.map(folded);
  const whole = plain.join('');
  const marked = new Set<number>();
  const words = new Set(
    folded(sought)
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      for (let place = at; place < at + word.length; place += 1) marked.add(place);
  }
  const pieces: Piece[] = [];
  let place = 0;
  letters.forEach((letter, at) => {
    const length = plain[at]?.length ?? 0;
    // A character that folds to nothing, such as a separate accent, belongs to the one before it.
    const last = pieces.at(-1);
    const isMarked = length === 0 ? (last?.isMarked ?? false) : marked.has(place);
    place += length;
    if (last?.isMarked === isMarked) last.words += letter;
    else pieces.push({ words: letter, isMarked });
  });
  return pieces;
}

const Mark = styled.mark`
  background: none;
  color: ${theme.color.brandText};
  font-weight: ${theme.weight.semibold};
`;
