import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import styled from 'styled-components';

import { Icon } from '../../../ui/layout/Icon';
import { theme } from '../../../ui/theme';
import { pathTo } from './tree/orgTree';
import type { OrgView } from './useOrgView';

/** People right above the reader who are named in a long line. */
const mostNear = 4;

/** The way from the top down to the reader in names; each leads to that person in the drawing. */
export function ReportingPath({ view }: { view: OrgView }) {
  const {
    tree: { me },
    reveal,
  } = view;
  if (!me?.parent) return null;
  const path = [...pathTo(me), me];
  const hidden = Math.max(0, path.length - 1 - mostNear);
  return (
    <Line aria-label="Your reporting line">
      <ol>
        {path.map((member, place) => {
          if (place > 0 && place < hidden) return null;
          return (
            <Fragment key={member.person.id}>
              {place > 0 && place === hidden && hidden > 1 && (
                <li aria-label={`${String(hidden - 1)} more`}>
                  …<Icon shape={ChevronRight} />
                </li>
              )}
              <li>
                <Name
                  type="button"
                  dir="auto"
                  aria-current={member === me || undefined}
                  onClick={() => reveal(member)}
                >
                  {member.person.name}
                </Name>
                {member !== me && <Icon shape={ChevronRight} />}
              </li>
            </Fragment>
          );
        })}
      </ol>
    </Line>
  );
}

const { color, space, type } = theme;

const Line = styled.nav`
  padding: ${space[1]} ${space[4]};
  border-block-end: ${theme.border.line};
  color: ${color.ink3};
  font-size: ${type[13]};
  ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  li {
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
`;

const Name = styled.button`
  min-inline-size: 0;
  min-block-size: ${space[7]};
  padding: ${space[0]} ${space[1]};
  border: 0;
  border-radius: ${space[1]};
  background: none;
  color: ${color.ink2};
  overflow-wrap: anywhere;
  text-align: start;
  cursor: pointer;
  &[aria-current] {
    color: ${color.ink};
    font-weight: ${theme.weight.semibold};
  }
  &:hover {
    color: ${color.brandText};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
