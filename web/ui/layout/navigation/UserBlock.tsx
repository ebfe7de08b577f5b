import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';

import { Avatar } from '../../data/cells/Avatar';
import { theme } from '../../theme';

export interface UserBlockProps {
  name: string;
  /** Department or the like, under the name. */
  line: string;
  photo?: string | null;
  /** Makes it a link, to the person's own page. */
  to?: string;
}

/**
 * The person in the header: picture, name, one line; on phones the picture alone, the words still read aloud.
 */
export function UserBlock({ name, line, photo, to }: UserBlockProps) {
  const content = (
    <>
      <Avatar name={name} photo={photo} />
      <Words>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>{line}</span>
      </Words>
    </>
  );
  return to === undefined ? <Plain>{content}</Plain> : <Linked to={to}>{content}</Linked>;
}

const row = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.ink};
  text-decoration: none;
`;

const Plain = styled.div`
  ${row}
`;

const Linked = styled(Link)`
  ${row}
  &:hover {
    background: ${theme.color.sunken};
  }
`;

const Words = styled.span`
  display: grid;
  max-inline-size: 22ch;
  line-height: 1.3;

  strong,
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-weight: ${theme.weight.semibold};
  }
  span {
    color: ${theme.color.ink3};
    font-size: ${theme.type[12]};
  }

  ${theme.media.phone} {
    position: absolute;
    inline-size: ${theme.size.hair};
    block-size: ${theme.size.hair};
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
