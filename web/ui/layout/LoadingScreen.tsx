import styled, { keyframes } from 'styled-components';

import { theme } from '../theme';

/** The full page while nothing is known yet. */
export function LoadingScreen({ text = 'Loading...' }: { text?: string }) {
  return (
    <Page role="status" data-skeleton="">
      <Arch viewBox="0 0 26 26" aria-hidden="true" focusable="false">
        <path d="M5 23V13a8 8 0 0 1 16 0v10" />
        <path d="M9.5 23V13a3.5 3.5 0 0 1 7 0v10" />
      </Arch>
      <p>{text}</p>
    </Page>
  );
}

const breathe = keyframes`50% { opacity: 0.35; }`;

const Page = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[3]};
  min-block-size: 100dvh;
  color: ${theme.color.ink3};
`;

const Arch = styled.svg`
  inline-size: ${theme.size.tile};
  fill: none;
  stroke: ${theme.color.brand};
  stroke-width: 2;
  stroke-linecap: round;
  animation: ${breathe} 1.6s ease-in-out infinite;
`;
