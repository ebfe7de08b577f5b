import { ChevronsDownUp, ChevronsUpDown, LocateFixed } from 'lucide-react';
import styled from 'styled-components';

import { Button } from '../../../ui/form/Button';
import { theme } from '../../../ui/theme';
import { PersonSearch } from './PersonSearch';
import type { OrgView } from './useOrgView';

/** Everything that finds people and opens branches. */
export function OrgToolbar({ view }: { view: OrgView }) {
  const {
    tree: { me },
  } = view;
  return (
    <Bar>
      <PersonSearch tree={view.tree} onFind={view.reveal} />
      {me && (
        <Button icon={LocateFixed} onClick={() => view.reveal(me)}>
          Find me
        </Button>
      )}
      <End>
        <Button variant="ghost" icon={ChevronsUpDown} onClick={view.expandAll}>
          Expand all
        </Button>
        <Button variant="ghost" icon={ChevronsDownUp} onClick={view.collapseAll}>
          Collapse all
        </Button>
      </End>
    </Bar>
  );
}

const { space } = theme;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-block-end: ${theme.border.line};
`;

const End = styled.div`
  display: flex;
  gap: ${space[1]};
  margin-inline-start: auto;
  ${theme.media.phone} {
    button {
      padding-inline: ${space[2]};
    }
    svg {
      display: none;
    }
  }
`;
