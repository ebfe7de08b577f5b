import styled from 'styled-components';

import { useHasScreen } from '../../../../domain/navigation/ScreensContext';
import { TextLink } from '../../../../ui/layout/TextLink';
import { theme } from '../../../../ui/theme';
import { answerBlocks, type AnswerBlock } from './answerBlocks';
import { linksInText, type TextPiece } from './linksInText';

/**
 * An answer as text (S-76): paragraphs, points and steps. Nothing in it is a link but a screen of the portal
 * and an address to write to.
 */
export const AnswerText = ({ text }: { text: string }) => (
  // The parts of an answer never move.
  <Parts dir="auto">
    {answerBlocks(text).map((block, place) => (
      <Part key={place} block={block} />
    ))}
  </Parts>
);

function Part({ block }: { block: AnswerBlock }) {
  switch (block.kind) {
    case 'origin':
      return (
        <Origin>
          <Words text={block.text} />
        </Origin>
      );
    case 'text':
      return (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'points':
      return (
        <ul>
          {block.items.map((item, place) => (
            <li key={place}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol>
          {block.items.map(({ number, text }, place) => (
            <li key={place} value={number}>
              <Words text={text} />
            </li>
          ))}
        </ol>
      );
  }
}

function Words({ text }: { text: string }) {
  const hasScreen = useHasScreen();
  return linksInText(text, hasScreen).map((piece, place) => <Piece key={place} {...piece} />);
}

function Piece({ kind, text }: TextPiece) {
  switch (kind) {
    case 'words':
      return text;
    case 'path':
      return <TextLink to={text}>{text}</TextLink>;
    case 'mail':
      return (
        <a href={`mailto:${text}`} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
  }
}

/** It stands close to what it is said of. */
const Origin = styled.p`
  font-weight: ${theme.weight.semibold};
  margin-block-end: calc(-1 * ${theme.space[1]});
  * + & {
    margin-block-start: ${theme.space[1]};
  }
`;

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  ul,
  ol {
    display: grid;
    gap: ${theme.space[1]};
    padding-inline-start: ${theme.space[5]};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
`;
