import styled from 'styled-components';

import { markStyle } from '../../../domain/knowledge/markStyle';
import type { TextPart } from './titleParts';

/** A text with the words of the search marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return (
    <Words>
      {/* Pieces have nothing else to be known by, and come all at the same time. */}
      {parts.map(({ text, isMatch }, at) =>
        isMatch ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
      )}
    </Words>
  );
}

const Words = styled.span`
  ${markStyle}
  /* The blanks between words stay seen. */
  mark {
    box-shadow: none;
  }
`;
