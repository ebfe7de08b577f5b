import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../theme';

/**
 * A deep indigo panel with the arches of the mark, for the half of a page that only welcomes. Text goes to
 * its foot.
 */
export function ArchPanel({ children }: { children: ReactNode }) {
  return (
    <Panel>
      <Arches viewBox="0 0 600 820" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
        {steps.map((step) => (
          <path key={step} d={arch(step)} />
        ))}
      </Arches>
      <Words>{children}</Words>
    </Panel>
  );
}

const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function arch(step: number): string {
  const radius = 292 - step * 31.6;
  const top = 10 + step * 48.6;
  const side = top + radius;
  return `M${String(300 - radius)} 900V${String(side)}a${String(radius)} ${String(radius)} 0 0 1 ${String(radius * 2)} 0V900`;
}

const Panel = styled.div`
  position: relative;
  display: flex;
  align-items: flex-end;
  overflow: hidden;
  padding: ${theme.space[16]};
  background: ${theme.color.panel};
  color: ${theme.color.onPanel2};
  font-size: ${theme.type[16]};

  h2,
  strong {
    color: ${theme.color.onPanel};
  }
  h2 {
    max-inline-size: 18ch;
    font-size: ${theme.type[32]};
    line-height: 1.15;
  }
`;

const Arches = styled.svg`
  position: absolute;
  inset: ${theme.space[20]} ${theme.space[16]} 0;
  inline-size: calc(100% - ${theme.space[16]} * 2);
  block-size: calc(100% - ${theme.space[20]});
  fill: none;
  stroke: ${theme.color.panelLine};
  stroke-width: 1.5;
`;

const Words = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 44ch;
`;
