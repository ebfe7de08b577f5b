import { useEffect, useRef } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import styled from 'styled-components';

import { theme } from '../../ui/theme';
import { bare, markPassages, type ArticlePassage } from './markPassages';
import { markStyle } from './markStyle';

export interface ArticleTextProps {
  /** Markdown; HTML in it is shown as the text it is (S-51). */
  content: string;
  /** Heading that is brought into sight. */
  heading?: string | null;
  /** The marked passages. */
  passages?: readonly ArticlePassage[];
  /** Called with whether anything is. */
  onMarked?: (isMarked: boolean) => void;
  /** Called with the headings, for a table of contents, as they are in the page. */
  onHeadings?: (headings: readonly HTMLElement[]) => void;
}

/** The text of an article. Links lead only to pages and mail, pictures from elsewhere are not loaded. */
export function ArticleText({
  content,
  heading = null,
  passages = none,
  onMarked,
  onHeadings,
}: ArticleTextProps) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    onHeadings?.(headingsIn(text.current));
  }, [content, onHeadings]);
  useEffect(() => {
    const headings = headingsIn(text.current);
    const start =
      heading === null ? undefined : headings.find((one) => bare(one.textContent) === bare(heading));
    const marks = [...(text.current?.querySelectorAll('mark') ?? [])];
    start?.scrollIntoView({ block: 'start' });
    marks
      .find((one) => !start || (start.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
      ?.scrollIntoView({ block: 'nearest' });
    onMarked?.(marks.length > 0);
  }, [content, heading, passages, onMarked]);

  return (
    <Text ref={text} dir="auto">
      <Markdown
        remarkPlugins={plugins}
        rehypePlugins={[[markPassages, { passages }]]}
        components={parts}
        urlTransform={allowedAddress}
      >
        {content}
      </Markdown>
    </Text>
  );
}

const none: readonly ArticlePassage[] = [];

const headingsIn = (text: HTMLElement | null): HTMLElement[] => [
  ...(text?.querySelectorAll<HTMLElement>('h3, h4, h5') ?? []),
];

const plugins = [remarkGfm];

const allowedAddress = (address: string): string | undefined =>
  /^(?:https?:\/\/|mailto:)/i.test(address) ? address : undefined;

/** The title of the dialog is the second heading of the page. */
const parts: Components = {
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h5>{children}</h5>,
  h5: ({ children }) => <h5>{children}</h5>,
  h6: ({ children }) => <h5>{children}</h5>,
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  img: ({ alt }) => (alt ? <span>[Picture: {alt}]</span> : null),
  // A table that is wider than the page scrolls by itself, by keyboard too.
  table: ({ children }) => (
    <Wide tabIndex={0} role="group" aria-label="Table">
      <table>{children}</table>
    </Wide>
  ),
  pre: ({ children }) => (
    <Wide tabIndex={0} role="group" aria-label="Commands">
      <pre>{children}</pre>
    </Wide>
  ),
};

const { border, color, space, type, weight } = theme;

const Wide = styled.div`
  max-inline-size: 100%;
  overflow-x: auto;
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  color: ${color.ink2};
  overflow-wrap: anywhere;
  h3,
  h4,
  h5 {
    color: ${color.ink};
    scroll-margin-block-start: ${space[2]};
  }
  h3 {
    margin-block-start: ${space[3]};
    font-size: ${type[16]};
  }
  h4,
  h5 {
    font-size: ${type[14]};
  }
  strong {
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }
  ${markStyle}
  ul, ol {
    display: grid;
    gap: ${space[1]};
    padding-inline-start: ${space[6]};
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li > ul,
  li > ol {
    margin-block-start: ${space[1]};
  }
  code {
    padding: ${space.half} ${space[1]};
    border-radius: ${theme.radius.tag};
    background: ${color.track};
    color: ${color.ink};
    font-size: ${type[13]};
  }
  pre {
    padding: ${space[3]};
    border-radius: ${theme.radius.control};
    background: ${color.track};
  }
  pre code {
    padding: 0;
    background: none;
  }
  blockquote {
    padding-inline-start: ${space[3]};
    border-inline-start: ${border.strong};
  }
  table {
    /* A word is not broken for a column: the table scrolls. */
    overflow-wrap: break-word;
    border-collapse: collapse;
    font-size: ${type[13]};
  }
  th,
  td {
    padding: ${space[2]} ${space[3]};
    border-block-end: ${border.line};
    text-align: start;
    vertical-align: top;
  }
  th {
    color: ${color.ink};
    font-weight: ${weight.semibold};
  }
  hr {
    inline-size: 100%;
    border: 0;
    border-block-start: ${border.line};
  }
`;
