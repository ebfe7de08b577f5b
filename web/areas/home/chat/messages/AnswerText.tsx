import styled from 'styled-components';

import { useHasScreen, useScreenName } from '../../../../domain/navigation/ScreensContext';
import { TextLink } from '../../../../ui/layout/TextLink';
import { theme } from '../../../../ui/theme';
import { answerBlocks, type AnswerBlock } from './answerBlocks';
import { linksInText, type TextPiece } from './linksInText';
import { answerParts } from './answerParts';

interface Props {
  text: string;
  /** The best matching passages of articles, which are shown first. */
  quotes: readonly string[];
}

/**
 * An answer as text (S-76): paragraphs, points and steps. Nothing in it is a link but a screen of the portal
 * and an address to write to.
 */
export const AnswerText = ({ text, quotes }: Props) => (
  // The parts of an answer never move.
  <Parts dir="auto">
    {answerBlocks(text).map((block, place) => (
      <Part key={place} block={block} quotes={quotes} />
    ))}
  </Parts>
);

function Part({ block, quotes }: { block: AnswerBlock; quotes: readonly string[] }) {
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
          <Marked text={block.text} quotes={quotes} />
        </p>
      );
    case 'points':
      return (
        <ul>
          {block.items.map((item, place) => (
            <li key={place}>
              <Marked text={item} quotes={quotes} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol>
          {block.items.map(({ number, text }, place) => (
            <li key={place} value={number}>
              <Marked text={text} quotes={quotes} />
            </li>
          ))}
        </ol>
      );
  }
}

const Marked = ({ text, quotes }: Props) =>
  answerParts(text, quotes).map((part, place) =>
    part.isAnswer ? (
      <Strong key={place}>
        <Words text={part.text} />
      </Strong>
    ) : (
      <Words key={place} text={part.text} />
    ),
  );

function Words({ text }: { text: string }) {
  const hasScreen = useHasScreen();
  return linksInText(text, hasScreen).map((piece, place) => <Piece key={place} {...piece} />);
}

function Piece({ kind, text }: TextPiece) {
  switch (kind) {
    case 'words':
      return text;
    case 'path':
      return <ScreenLink path={text} />;
    case 'mail':
      return (
        <a href={`mailto:${text}`} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
  }
}

/** A screen is called as its page is; one without a name by its path. */
function ScreenLink({ path }: { path: string }) {
  const nameOf = useScreenName();
  return <TextLink to={path}>{nameOf(path.replace(/\?.*$/, '')) ?? path}</TextLink>;
}

const Strong = styled.strong`
  font-weight: ${theme.weight.semibold};
`;

/** It is close to what it is said of. */
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
