import { Download, Eye, Paperclip } from 'lucide-react';
import styled from 'styled-components';

import { InstantText } from '../../../domain/calendar/InstantText';
import type { OpenItem } from '../../../domain/list/useOpenItem';
import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { CardSurface } from '../../../ui/layout/Card';
import { Icon, type IconShape } from '../../../ui/layout/Icon';
import { TextLink } from '../../../ui/layout/TextLink';
import { countText, numberText } from '../../../ui/numbers';
import { Menu } from '../../../ui/overlay/menu/Menu';
import type { MenuAction } from '../../../ui/overlay/menu/menuAction';
import { theme } from '../../../ui/theme';
import type { ArticleRow } from './articleRow';
import { MarkedText } from './MarkedText';
import { previewLength } from './pinned';
import { previewText } from './previewText';
import { titleParts } from './titleParts';

export type ArticleShape = keyof typeof previewLength;

interface Props {
  shape: ArticleShape;
  rows: readonly ArticleRow[];
  search: string;
  opened: OpenItem;
  actions: (row: ArticleRow) => readonly MenuAction[];
  busy: boolean;
}

/** The articles as cards, or as lines with more of their text. */
export function ArticleCards({ shape, rows, search, opened, actions, busy }: Props) {
  return (
    <List aria-label="Articles" aria-busy={busy || undefined} $shape={shape}>
      {rows.map((row) => (
        <li key={row.id}>
          <Surface as="article" data-row={row.id} aria-current={row.id === opened.id || undefined}>
            <Head>
              <Badges>
                <StatusBadge tone="neutral" dot={false}>
                  {row.category.name}
                </StatusBadge>
                {!row.isPublished && <StatusBadge tone="warning">Draft</StatusBadge>}
              </Badges>
              <Above>
                <Menu label={`Actions for ${row.title}`} actions={actions(row)} />
              </Above>
            </Head>
            <Title>
              <TextLink
                tone="plain"
                data-opens-row=""
                dir="auto"
                preventScrollReset
                title={row.title}
                {...opened.linkTo(row.id)}
              >
                <MarkedText parts={titleParts(row.title, search)} />
              </TextLink>
            </Title>
            <Preview dir="auto">{beginningOf(row, shape)}</Preview>
            <Foot>
              <span>
                <bdi>{row.authorName}</bdi> · <InstantText at={row.createdAt} />
              </span>
              <Counts>
                <Count icon={Eye} count={row.viewCount} one="view" />
                <Count icon={Download} count={row.downloadCount} one="download" />
                <Count icon={Paperclip} count={row.attachments.length} one="PDF file" />
              </Counts>
            </Foot>
          </Surface>
        </li>
      ))}
    </List>
  );
}

/** The matching part of the article with the words marked, or else its beginning. */
const beginningOf = ({ highlights, preview }: ArticleRow, shape: ArticleShape) =>
  highlights.some(({ isMatch }) => isMatch) ? (
    <>
      … <MarkedText parts={highlights} /> …
    </>
  ) : (
    previewText(preview, previewLength[shape])
  );

/** A figure with a picture; read aloud and on hover with its word. */
function Count({ icon, count, one }: { icon: IconShape; count: number; one: string }) {
  const words = countText(count, one);
  return (
    <Figure role="img" aria-label={words} title={words}>
      <Icon shape={icon} />
      {numberText(count)}
    </Figure>
  );
}

const { color, space, type } = theme;

const List = styled.ul<{ $shape: ArticleShape }>`
  display: grid;
  grid-template-columns: ${({ $shape }) =>
    $shape === 'grid' ? 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))' : 'minmax(0, 1fr)'};
  gap: ${({ $shape }) => ($shape === 'grid' ? space[4] : space[2])};
  padding: ${space[1]} ${space[5]} ${space[5]};
  list-style: none;
  ${theme.media.phone} {
    padding-inline: ${space[4]};
  }
`;

/* The whole card opens the article, but for its menu. */
const Surface = styled(CardSurface)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  gap: ${space[2]};
  block-size: 100%;
  padding: ${space[4]} ${space[5]};
  box-shadow: none;
  &:hover {
    border-color: ${theme.hue('it').text};
  }
  &[aria-current] {
    border-color: ${color.brand};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  min-inline-size: 0;
  > span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Above = styled.span`
  position: relative;
  z-index: 1;
`;

const Title = styled.h2`
  font-size: ${type[16]};
  line-height: 1.35;
  overflow-wrap: anywhere;
  a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;

const Preview = styled.p`
  color: ${color.ink2};
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  padding-block-start: ${space[2]};
  color: ${color.ink3};
  font-size: ${type[12]};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/* At the end of its line, even on a line of its own. */
const Counts = styled.span`
  display: flex;
  margin-inline-start: auto;
  gap: ${space[3]};
`;

const Figure = styled.span`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`;
