import { useState } from 'react';
import styled from 'styled-components';

import { LateArticleText } from '../../../../domain/knowledge/LateArticleText';
import { Card } from '../../../../ui/layout/Card';
import { TextButton } from '../../../../ui/form/TextButton';
import { theme } from '../../../../ui/theme';

/** The text of the lessons with its table of contents. */
export function Lessons({ text }: { text: string }) {
  const [heading, setHeading] = useState<string | null>(null);
  const headings = headingsIn(text);
  return (
    <Card title="Lessons">
      {headings.length > 1 && (
        <Contents aria-label="Lessons of this course">
          <ol>
            {headings.map((one) => (
              <li key={one}>
                <TextButton onClick={() => setHeading(one)}>{one}</TextButton>
              </li>
            ))}
          </ol>
        </Contents>
      )}
      <Text>
        <LateArticleText content={text} heading={heading} passages={none} onMarked={ignore} />
      </Text>
    </Card>
  );
}

const none: readonly never[] = [];
const ignore = () => undefined;

/** The headings of the first two levels, each once, outside of code. */
function headingsIn(text: string): string[] {
  const found = new Set<string>();
  let isCode = false;
  for (const line of text.split('\n')) {
    if (/^\s*(?:```|~~~)/.test(line)) isCode = !isCode;
    const heading = isCode ? undefined : /^#{1,2}\s+(.+?)\s*#*$/.exec(line)?.[1];
    if (heading) found.add(heading);
  }
  return [...found];
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
