import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

import { QuietFailure } from '../../ui/feedback/QuietFailure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { theme } from '../../ui/theme';
import { PartBoundary } from '../later/PartBoundary';
import type { ArticlePassage } from './markPassages';

interface Props {
  /** Markdown. */
  content: string;
  /** Heading that is brought into sight. */
  heading: string | null;
  /** What is marked. */
  passages: readonly ArticlePassage[];
  /** Told whether anything is. */
  onMarked: (isMarked: boolean) => void;
}

/** A fresh one for each try: React remembers a failed one for good. */
const fetchText = () =>
  lazy(() => import('./ArticleText').then(({ ArticleText }) => ({ default: ArticleText })));

/**
 * The text of an article. What reads Markdown comes with the first one that is opened; where it does not
 * come, the text is there as it was written.
 */
export function LateArticleText(props: Props) {
  const [Text, setText] = useState(fetchText);
  return (
    <PartBoundary
      fallback={(retry) => (
        <>
          <QuietFailure
            onRetry={() => {
              setText(fetchText);
              retry();
            }}
          >
            The article is shown as it was written.
          </QuietFailure>
          <Plain dir="auto">{props.content}</Plain>
        </>
      )}
    >
      <Suspense fallback={<ArticleSkeleton />}>
        <Text {...props} />
      </Suspense>
    </PartBoundary>
  );
}

/** Stands there until an article does. */
export const ArticleSkeleton = () => (
  <div aria-busy="true">
    <Skeleton steps={50} shape="block" />
  </div>
);

const Plain = styled.p`
  color: ${theme.color.ink2};
  white-space: pre-line;
`;
