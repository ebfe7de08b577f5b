import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../theme';

interface Props {
  title: string;
  /** Names it for screen readers, where the title says more than the name. */
  label?: string;
  /** Items: `<li>`, each with less important text in `<small>`. */
  children: ReactNode;
  /** Under the list. */
  note?: ReactNode;
}

/** A short list under its heading, in the narrow column of a panel or dialog. */
export function SideList({ title, label = title, children, note }: Props) {
  return (
    <Section aria-label={label}>
      <h3>{title}</h3>
      <ul>{children}</ul>
      {note && <small>{note}</small>}
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[4]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.line};
  overflow-wrap: anywhere;
  h3 {
    font-size: ${theme.type[14]};
  }
  ul {
    display: grid;
    gap: ${theme.space[3]};
  }
  li {
    display: grid;
    justify-items: start;
    gap: ${theme.space.half};
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.type[12]};
  }
`;
