import { useState } from 'react';
import styled from 'styled-components';

import { LateArticleText } from '../../../../domain/knowledge/LateArticleText';
import { Card } from '../../../../ui/layout/Card';
import { TextButton } from '../../../../ui/form/TextButton';
import { theme } from '../../../../ui/theme';

/** The text of the lessons with its table of contents. */
export function Lessons({ text }: { text: string }) {
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  const lessons = headings.filter(isLesson);
  return (
    <Card title="Lessons">
      {lessons.length > 1 && (
        <Contents aria-label="Lessons of this course">
          <ol>
            {lessons.map((heading, at) => (
              <li key={`${String(at)} ${heading.textContent}`}>
                <TextButton onClick={() => goTo(heading)}>{heading.textContent}</TextButton>
              </li>
            ))}
          </ol>
        </Contents>
      )}
      <Text>
        <LateArticleText content={text} onHeadings={setHeadings} />
      </Text>
    </Card>
  );
}

/** A heading of the first two levels, which are below that of the card. */
const isLesson = ({ tagName, textContent }: HTMLElement): boolean =>
  tagName === 'H3' && textContent.trim() !== '';

/** Scrolls to a lesson whenever it is selected, and reading continues there. */
function goTo(heading: HTMLElement) {
  heading.scrollIntoView({ block: 'start' });
  // A heading takes the focus by script alone.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const { color, space } = theme;

const Contents = styled.nav`
  margin-block-end: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${theme.radius.control};
  background: ${color.sunken};
  ol {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[5]};
    list-style: decimal;
  }
`;

const Text = styled.div`
  max-inline-size: ${theme.size.dialogLarge};
`;
