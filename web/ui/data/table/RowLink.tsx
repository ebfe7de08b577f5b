import styled from 'styled-components';

import { TextLink, type TextLinkProps } from '../../layout/TextLink';

/**
 * The name of a row as a link to its details, which a click anywhere in the row follows too. A long one keeps
 * to two lines; the whole name is on hover.
 */
export function RowLink({
  children,
  ...rest
}: Omit<TextLinkProps, 'tone' | 'title' | 'children'> & { children: string }) {
  return (
    <Name data-opens-row="" dir="auto" tone="plain" preventScrollReset title={children} {...rest}>
      {children}
    </Name>
  );
}

const Name = styled(TextLink)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
