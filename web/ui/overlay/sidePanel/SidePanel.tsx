import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';

import type { FocusKeeperProps } from '../FocusKeeper';
import { rowOpener } from '../../data/table/rowTarget';
import { PanelAbove } from './PanelAbove';
import { PanelBar } from './PanelBar';
import { PanelBeside } from './PanelBeside';
import type { PanelSteps } from './steps';
import { theme } from '../../theme';
import { useMedia } from '../../layout/useMedia';
import { VisuallyHidden } from '../../layout/VisuallyHidden';

export interface SidePanelProps extends Pick<FocusKeeperProps, 'home'> {
  /** What it shows; another one replaces the content. The row of the list carries it as `data-row`. */
  item: string | number;
  title: ReactNode;
  /** What matters most, under the title: a badge, a few words. */
  head?: ReactNode;
  /** The text of the record. */
  children?: ReactNode;
  /** Facts, in a narrow column beside the text, or below it on a narrow screen; omitted if there are none. */
  rail?: ReactNode;
  /** What happened and was said, under the text. */
  talk?: ReactNode;
  /** A box to write, at the foot. */
  composer?: ReactNode;
  /** Buttons at the foot; the main one last. */
  footer?: ReactNode;
  /** Moves to the record before and after it in the list; without it there is no list. */
  steps?: PanelSteps | undefined;
  /** The way back to what this has replaced in the panel. */
  back?: { label: string; onBack: () => void } | undefined;
  /** Called by the close button, Escape, and a click outside where it lies above the page. */
  onClose: () => void;
  /** The panel is above the page even if there is room beside it: its origin is above the page itself. */
  isAbove?: boolean;
  /** There is only text in it: the focus can be on the content itself, to scroll it. */
  isText?: boolean;
}

/**
 * The details of one record beside its list. From 1280 px on the page makes room for the panel and stays usable;
 * below that the panel is above the page, and fills a phone. Escape closes it, J and K (or Alt with the arrows)
 * move through the list, and the focus returns to the row shown last.
 */
export function SidePanel({ item, steps, back, onClose, isAbove = false, home, ...parts }: SidePanelProps) {
  const Frame = useMedia(theme.media.beside) && !isAbove ? PanelBeside : PanelAbove;
  const titleId = useId();
  const [first] = useState(item);
  const { title, composer, footer } = parts;
  return (
    <Frame
      item={item}
      titleId={titleId}
      steps={steps}
      onClose={onClose}
      home={home}
      findHeir={() => rowOpener(item)}
    >
      <PanelBar steps={steps} back={back} onClose={onClose} />
      <Content key={item} titleId={titleId} {...parts} />
      {(composer ?? footer) && (
        <Foot>
          {composer}
          {footer && <Buttons>{footer}</Buttons>}
        </Foot>
      )}
      {/* The keyboard stays where it is when the next one comes. */}
      <VisuallyHidden role="status">{item !== first && title}</VisuallyHidden>
    </Frame>
  );
}

type ContentProps = Pick<SidePanelProps, 'title' | 'head' | 'rail' | 'talk' | 'isText' | 'children'>;

/** Each record starts at the top. */
function Content({ title, titleId, head, rail, talk, isText, children }: ContentProps & { titleId: string }) {
  return (
    <Body tabIndex={isText ? 0 : undefined}>
      <Head>
        <Title id={titleId} dir="auto">
          {title}
        </Title>
        {head && <Line>{head}</Line>}
      </Head>
      <Columns $hasRail={rail !== undefined}>
        <Text>{children}</Text>
        {rail && <Rail>{rail}</Rail>}
        {talk && <Talk>{talk}</Talk>}
      </Columns>
    </Body>
  );
}

const { border, color, space } = theme;

/** A phone on its side: the foot gives way to the content. */
const low = '@media (max-height: 30rem)';

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  container-type: inline-size;
  overflow-wrap: anywhere;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;
  &:focus-visible {
    outline-offset: calc(${theme.size.ring} * -1);
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[5]} ${space[6]} 0;
  ${theme.media.phone} {
    padding: ${space[4]} ${space[4]} 0;
  }
`;

const Title = styled.h2`
  font-size: ${theme.type[20]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  color: ${color.ink2};
`;

const Columns = styled.div<{ $hasRail: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[5]} ${space[6]};
  padding: ${space[5]} ${space[6]} ${space[6]};
  ${theme.media.phone} {
    padding-inline: ${space[4]};
  }
  ${theme.container.panel} {
    ${({ $hasRail }) => $hasRail && `grid-template-columns: minmax(0, 1fr) ${theme.size.rail};`}
    grid-template-rows: auto 1fr;
  }
`;

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-inline-size: 0;
  &:last-child {
    grid-column: 1 / -1;
  }
`;

const Rail = styled.div`
  min-inline-size: 0;
  font-size: ${theme.type[13]};
  ${theme.container.panel} {
    grid-column: 2;
    grid-row: 1 / span 2;
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[3]};
    }
  }
`;

const Talk = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  min-inline-size: 0;
  padding-block-start: ${space[5]};
  border-block-start: ${border.line};
  h3 {
    font-size: ${theme.type[14]};
  }
  ${theme.container.panel} {
    grid-column: 1;
  }
`;

const Foot = styled.footer`
  display: grid;
  flex: none;
  gap: ${space[3]};
  padding: ${space[3]} ${space[6]};
  border-block-start: ${border.line};
  background: ${color.sunken};
  ${theme.media.phone} {
    padding-inline: ${space[4]};
  }
  ${low} {
    padding-block: ${space[2]};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  ${theme.media.phone} {
    > * {
      flex-grow: 1;
    }
  }
`;
