import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

import { QuietFailure } from '../../ui/feedback/QuietFailure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { theme } from '../../ui/theme';
import { PartBoundary } from '../later/PartBoundary';
import type { ArticleTextProps } from './ArticleText';
import { isReadable } from './isReadable';

/** A fresh one for each try: React remembers a failed one for good. */
const fetchText = () =>
  lazy(() => import('./ArticleText').then(({ ArticleText }) => ({ default: ArticleText })));

/**
 * The text of an article. What reads Markdown comes with the first one that is opened; where it does not
 * come, the text is there as it was written.
 */
export function LateArticleText(props: ArticleTextProps) {
  const [Text, setText] = useState(fetchText);
  if (!isReadable(props.content))
    return (
      <>
        <Why>This text is shown as it was written, because its formatting is nested too deeply.</Why>
        <Plain dir="auto">{props.content}</Plain>
      </>
    );
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

/** Shown until an article is. */
export const ArticleSkeleton = () => (
  <div aria-busy="true">
    <Skeleton steps={50} shape="block" />
  </div>
);

const Plain = styled.p`
  color: ${theme.color.ink2};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Why = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;
