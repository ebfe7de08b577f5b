import { BookOpen } from 'lucide-react';
import styled from 'styled-components';

import { Icon } from '../../../ui/Icon';
import { theme } from '../../../ui/theme';
import type { ChatSource } from './conversation';

interface Props {
  sources: readonly ChatSource[];
  onOpen: (source: ChatSource) => void;
}

/** The passages an answer was taken from; each opens its article. */
export const SourceChips = ({ sources, onOpen }: Props) => (
  <List aria-label="Sources">
    {once(sources).map((source) => (
      <li key={placeOf(source)}>
        <Chip type="button" title={source.quote} onClick={() => onOpen(source)}>
          <Icon shape={BookOpen} />
          <span>{labelOf(source)}</span>
        </Chip>
      </li>
    ))}
  </List>
);

/** "Using the VPN from home · On Windows" */
const labelOf = ({ article, heading }: ChatSource): string => (heading ? `${article.title} · ${heading}` : article.title);

/** Two passages may stand under the same heading. */
const once = (sources: readonly ChatSource[]): ChatSource[] =>
  sources.filter((source, place) => sources.findIndex((other) => placeOf(other) === placeOf(source)) === place);

const placeOf = ({ article, heading }: ChatSource): string => `${String(article.id)} ${heading ?? ''}`;

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
  &:hover { border-color: ${theme.color.lineStrong}; background: ${theme.color.sunken}; }
`;
