import styled from 'styled-components';

import { theme } from '../../ui/theme';
import { PersonAvatar } from './PersonAvatar';

export interface PersonNameProps {
  name: string;
  /** `profilePicture` as the graph gives it. */
  photo?: string | null;
}

/** A person in a row or a fact: photo or initials, then the name. */
export function PersonName({ name, photo }: PersonNameProps) {
  return (
    <Row>
      <PersonAvatar name={name} photo={photo} size="small" />
      <span>{name}</span>
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-inline-size: 100%;
  vertical-align: middle;
  > :last-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
