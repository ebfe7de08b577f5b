import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../theme';

interface Props {
  title: string;
  /** Drawn once for each theme, beside each other if there is room. */
  children: (scheme: 'light' | 'dark') => ReactNode;
}

/** One family of parts, in both themes at the same time. */
export function GallerySection({ title, children }: Props) {
  return (
    <Section>
      <h2>{title}</h2>
      <Panes>
        <Pane data-theme="light">{children('light')}</Pane>
        <Pane data-theme="dark">{children('dark')}</Pane>
      </Panes>
    </Section>
  );
}

const Section = styled.section`
  margin-block-end: ${theme.space[10]};
  > h2 {
    margin-block-end: ${theme.space[3]};
    font-size: ${theme.type[20]};
  }
`;

const Panes = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  ${theme.media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Pane = styled.div`
  --table-top: 0;
  display: grid;
  gap: ${theme.space[5]};
  align-content: start;
  min-inline-size: 0;
  padding: ${theme.space[5]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.canvas};
  color: ${theme.color.ink};
  ${theme.media.phone} {
    padding: ${theme.space[3]};
  }
`;

/** Parts in a row that wraps. */
export const GalleryRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;
