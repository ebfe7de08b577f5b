import styled from 'styled-components';

import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { theme } from '../../../../ui/theme';
import { textDiff, type Piece } from './textDiff';

interface Version {
  title: string;
  content: string;
}

interface Props {
  /** Names the text. */
  label: string;
  before: Version;
  after: Version;
}

/** What came into a text and what went, in the text itself. */
export function TextDifference({ label, before, after }: Props) {
  return (
    <Frame>
      {before.title !== after.title && (
        <p>
          <Pieces pieces={textDiff(before.title, after.title)} />
        </p>
      )}
      <Text dir="auto" tabIndex={0} role="group" aria-label={label}>
        <Pieces pieces={textDiff(before.content, after.content)} />
      </Text>
    </Frame>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ kind, text }, at) =>
    kind === 'same' ? (
      <span key={at}>{text}</span>
    ) : kind === 'added' ? (
      <ins key={at}>
        <VisuallyHidden>Added: </VisuallyHidden>
        {text}
      </ins>
    ) : (
      <del key={at}>
        <VisuallyHidden>Removed: </VisuallyHidden>
        {text}
      </del>
    ),
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  ins {
    background: ${theme.tone('success').soft};
    color: ${theme.tone('success').text};
    text-decoration: none;
  }
  del {
    background: ${theme.tone('danger').soft};
    color: ${theme.tone('danger').text};
  }
`;

const Text = styled.div`
  max-block-size: 24rem;
  overflow: auto;
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  font-size: ${theme.type[13]};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
