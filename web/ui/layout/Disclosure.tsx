import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Icon } from './Icon';
import { theme } from '../theme';

export interface DisclosureProps {
  /** What opens it. */
  label: string;
  children: ReactNode;
}

/** Words that only some people want to read, folded away under one line. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <Box>
      <summary>
        <Icon shape={ChevronRight} />
        {label}
      </summary>
      <Content>{children}</Content>
    </Box>
  );
}

const Box = styled.details`
  font-size: ${theme.type[13]};
  summary {
    display: flex;
    inline-size: fit-content;
    align-items: center;
    gap: ${theme.space[1]};
    border-radius: ${theme.space[1]};
    color: ${theme.color.brandText};
    font-weight: ${theme.weight.medium};
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  summary svg {
    transition: rotate ${theme.motion.fast};
  }
  &[open] > summary svg {
    rotate: 90deg;
  }
`;

const Content = styled.div`
  padding-block-start: ${theme.space[2]};
  color: ${theme.color.ink2};
  ul {
    display: grid;
    gap: ${theme.space[1]};
    margin: 0;
    padding-inline-start: ${theme.space[5]};
    list-style: disc;
  }
`;
