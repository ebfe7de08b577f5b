import { useEffect } from 'react';
import styled from 'styled-components';

import { theme } from '../../../../ui/theme';
import type { Member } from '../tree/orgTree';
import type { Goal, OrgView } from '../useOrgView';
import { OrgRow } from './OrgRow';

interface Props {
  view: OrgView;
  onDetails: (member: Member) => void;
}

/** The same tree as nested lists, for people who prefer text. */
export function OrgList({ view, onDetails }: Props) {
  const { goal, served } = view;
  // Nothing is out of sight here.
  useEffect(() => {
    if (goal?.kind === 'fit') served(goal);
  }, [goal, served]);

  return (
    <Region>
      <Team members={view.tree.tops} view={view} onDetails={onDetails} />
    </Region>
  );
}

function Team({ members, view, onDetails }: Props & { members: readonly Member[] }) {
  return (
    <ul>
      {members.map((member) => (
        <li key={member.person.id}>
          <OrgRow
            member={member}
            isMe={member === view.tree.me}
            isOpen={view.open.has(member.person.id)}
            isMarked={view.marked === member.person.id}
            goal={goalOf(member, view.goal)}
            onBranch={view.setBranch}
            onDetails={onDetails}
            onServed={view.served}
          />
          {view.open.has(member.person.id) && (
            <Team members={member.reports} view={view} onDetails={onDetails} />
          )}
        </li>
      ))}
    </ul>
  );
}

const goalOf = ({ person }: Member, goal: Goal | null): Goal | null =>
  goal && goal.kind !== 'fit' && goal.id === person.id ? goal : null;

/** On a phone the page scrolls, elsewhere the list, so that the search stays in reach. */
const Region = styled.div`
  max-block-size: 72vh;
  padding: ${theme.space[2]};
  overflow-y: auto;
  ${theme.media.phone} {
    max-block-size: none;
  }
`;
