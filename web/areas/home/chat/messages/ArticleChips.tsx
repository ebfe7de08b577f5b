import { BookOpen } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

import { Icon } from '../../../../ui/layout/Icon';
import { theme } from '../../../../ui/theme';
import type { Opening } from './articleOpenings';

interface Props {
  label: string;
  /** The label is there to be seen. */
  isLabelled?: boolean;
  openings: readonly Opening[];
  onOpen: (opening: Opening) => void;
}

/** Articles that belong to an answer; each opens where the answer was taken from. */
export function ArticleChips({ label, isLabelled = false, openings, onOpen }: Props) {
  const labelId = useId();
  if (openings.length === 0) return null;
  return (
    <Part>
      {isLabelled && <small id={labelId}>{label}</small>}
      <List aria-label={isLabelled ? undefined : label} aria-labelledby={isLabelled ? labelId : undefined}>
        {openings.map((opening) => (
          <li key={opening.article.id}>
            <Chip type="button" title={opening.passages[0]?.quote} onClick={() => onOpen(opening)}>
              <Icon shape={BookOpen} />
              <span>{labelOf(opening)}</span>
            </Chip>
          </li>
        ))}
      </List>
    </Part>
  );
}

/** "Using the VPN from home · On Windows" */
const labelOf = ({ article, heading }: Opening): string =>
  heading ? `${article.title} · ${heading}` : article.title;

const Part = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  small {
    color: ${theme.color.ink2};
    font-size: ${theme.type[12]};
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`;

const Chip = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: ${theme.size.control};
  padding: ${theme.space[1]} ${theme.space[3]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.brandText};
  font-size: ${theme.type[13]};
  font-weight: ${theme.weight.medium};
  line-height: 1.3;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.sunken};
  }
`;
