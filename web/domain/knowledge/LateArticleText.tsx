import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

import { QuietFailure } from '../../ui/feedback/QuietFailure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { theme } from '../../ui/theme';
import { PartBoundary } from '../later/PartBoundary';
import type { ArticleTextProps } from './ArticleText';

/** A fresh one for each try: React remembers a failed one for good. */
const fetchText = () =>
  lazy(() => import('./ArticleText').then(({ ArticleText }) => ({ default: ArticleText })));

/**
 * The text of an article. What reads Markdown comes with the first one that is opened; where it does not
 * come, the text is there as it was written.
 */
export function LateArticleText(props: ArticleTextProps) {
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
