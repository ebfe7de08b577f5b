import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Card } from '../../../ui/layout/Card';
import { theme } from '../../../ui/theme';

interface Props {
  title: string;
  /** The drawing in one sentence, for everyone. */
  line: ReactNode;
  badge?: ReactNode;
  busy: boolean;
  children: ReactNode;
}

/** A card around a drawing. */
export function DrawnCard({ title, line, badge, busy, children }: Props) {
  return (
    <Column aria-busy={busy || undefined}>
      <Head>
        <h2>{title}</h2>
        {badge}
        <p>{line}</p>
      </Head>
      {children}
    </Column>
  );
}

const Column = styled(Card)`
  display: flex;
  flex-direction: column;
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  h2 {
    min-block-size: ${theme.size.badge};
    font-size: ${theme.type[16]};
  }
  p {
    grid-column: 1 / -1;
    color: ${theme.color.ink3};
    font-size: ${theme.type[13]};
  }
`;
