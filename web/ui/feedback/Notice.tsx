import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Drawing, type DrawingName } from '../layout/Drawing';
import { theme } from '../theme';

interface Props {
  drawing: DrawingName;
  title: string;
  text: ReactNode;
  hint?: ReactNode;
  actions: ReactNode;
  /** Fills the window, where nothing else is on the page. */
  whole?: boolean;
}

/** A page with one message and links. */
export function Notice({ drawing, title, text, hint, actions, whole = false }: Props) {
  return (
    <Page as={whole ? 'main' : 'div'} role={whole ? undefined : 'alert'} $whole={whole}>
      <Drawing name={drawing} />
      <h1>{title}</h1>
      <Text role={whole ? 'alert' : undefined}>{text}</Text>
      {hint && <Hint>{hint}</Hint>}
      <Actions>{actions}</Actions>
    </Page>
  );
}

const Page = styled.div<{ $whole: boolean }>`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  min-block-size: ${({ $whole }) => ($whole ? '100dvh' : '60vh')};
  padding: ${theme.space[10]} ${theme.space[6]};
  text-align: center;
  h1 {
    margin-block-start: ${theme.space[3]};
    font-size: ${theme.type[24]};
  }
  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
`;

const Text = styled.p`
  max-inline-size: 56ch;
  color: ${theme.color.ink2};
  text-wrap: balance;
`;

const Hint = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[4]};
`;
