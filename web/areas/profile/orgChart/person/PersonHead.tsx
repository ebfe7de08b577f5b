import styled from 'styled-components';

import { PersonAvatar } from '../../../../domain/people/PersonAvatar';
import { StatusBadge } from '../../../../ui/data/cells/StatusBadge';
import { theme } from '../../../../ui/theme';
import type { CardKind } from '../tree/cardKind';
import { cardTone } from '../tree/cardTone';
import type { PersonSummary } from './personSummary';
import type { PersonDetails } from './usePersonDetails';

interface Props {
  person: PersonSummary;
  details: PersonDetails | null;
  cardKind: CardKind | null;
}

/** Face, address and place of a person. */
export function PersonHead({ person, details, cardKind }: Props) {
  const word = cardKind && words[cardKind];
  return (
    <Head>
      <PersonAvatar
        name={person.name}
        photo={person.photo}
        size="large"
        tone={cardKind ? cardTone[cardKind] : undefined}
      />
      <div>
        <Mail href={`mailto:${person.email}`}>{person.email}</Mail>
        <Badges>
          {cardKind && word && (
            <StatusBadge tone={cardTone[cardKind]} dot={false}>
              {word}
            </StatusBadge>
          )}
          {details && (
            <StatusBadge tone={details.isActive ? 'success' : 'neutral'}>
              {details.isActive ? 'Active' : 'Inactive'}
            </StatusBadge>
          )}
        </Badges>
      </div>
    </Head>
  );
}

const words: Readonly<Record<CardKind, string | null>> = {
  you: 'You',
  top: 'Leadership',
  manager: 'Manager',
  other: null,
};

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  > div {
    display: grid;
    gap: ${theme.space[2]};
    min-inline-size: 0;
  }
`;

const Mail = styled.a`
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  min-block-size: ${theme.size.badge};
`;
