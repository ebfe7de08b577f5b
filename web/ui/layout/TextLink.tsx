import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';

import { theme } from '../theme';

export interface TextLinkProps extends LinkProps {
  /**
   * brand: within text; plain: the name of a record in a table or list; quiet: footers and navigation of a page.
   */
  tone?: 'brand' | 'plain' | 'quiet';
}

/** A link inside the app. */
export function TextLink({ tone = 'brand', ...rest }: TextLinkProps) {
  return <Base {...rest} $tone={tone} />;
}

const { color, weight } = theme;
const tones = { brand: color.brandText, plain: color.ink, quiet: color.ink2 } as const;

const Base = styled(Link)<{ $tone: keyof typeof tones }>`
  color: ${({ $tone }) => tones[$tone]};
  font-weight: ${({ $tone }) => ($tone === 'quiet' ? weight.regular : weight.medium)};
  text-decoration: none;
  border-radius: ${theme.space[1]};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
