import { Fragment } from 'react';
import styled from 'styled-components';

import { theme } from '../../../../ui/theme';

/** A text of a question; text between two backticks is code. */
export function CodeText({ text }: { text: string }) {
  return text.split(/`([^`]+)`/).map((part, at) => {
    // Parts have no names of their own, and keep their places.
    const key = `${String(at)} ${part}`;
    return at % 2 === 1 ? <Code key={key}>{part}</Code> : <Fragment key={key}>{part}</Fragment>;
  });
}

const Code = styled.code`
  padding-inline: ${theme.space[1]};
  border-radius: ${theme.radius.tag};
  background: ${theme.color.neutralSoft};
  font-size: 0.9em;
  box-decoration-break: clone;
`;
