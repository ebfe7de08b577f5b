import { Search, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';

import { MarkedText } from '../../data/MarkedText';
import { IconButton } from '../../form/IconButton';
import { Icon, type IconShape } from '../../layout/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { theme } from '../../theme';
import { Overlay } from '../Overlay';
import { overlayStyle } from '../overlayStyle';

/** Something to choose. */
export interface Command {
  id: string;
  name: string;
  /** A second, quieter line. */
  line?: string;
  icon: IconShape;
}

export interface CommandSection {
  id: string;
  title: string;
  items: readonly Command[];
}

export interface CommandDialogProps {
  /** Read aloud, and the placeholder of the field. */
  label: string;
  text: string;
  onText: (text: string) => void;
  sections: readonly CommandSection[];
  onChoose: (id: string) => void;
  onClose: () => void;
  /** Under the field: that it searches, that nothing was found, a failure with its retry. */
  note?: ReactNode;
  /** Read aloud when it changes: how much was found. */
  spoken: string;
}

/**
 * A field and what it finds, in parts with headings. The focus stays in the field: arrows, Home and End move in the
 * list, Enter chooses, Escape closes. On a phone it fills the screen.
 */
export function CommandDialog({
  label,
  text,
  onText,
  sections,
  onChoose,
  onClose,
  note,
  spoken,
}: CommandDialogProps) {
  // The field would take the first Escape to empty itself.
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <Overlay isOpen isDismissable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Place onKeyDownCapture={closeByEscape}>
        <Window>
          <Frame aria-label={label}>
            <Autocomplete inputValue={text} onInputChange={onText}>
              <Field aria-label={label} autoFocus>
                <Icon shape={Search} size="medium" />
                {/* It rules the list below, which is always there. */}
                <Typed role="combobox" aria-expanded placeholder={label} enterKeyHint="go" />
                <IconButton icon={X} label="Close" onClick={onClose} />
              </Field>
              {note && <Note>{note}</Note>}
              <List aria-label="Results" selectionMode="none" onAction={(key) => onChoose(String(key))}>
                {sections.map(({ id, title, items }) => (
                  <Section key={id} id={id}>
                    <Heading>{title}</Heading>
                    {items.map((item) => (
                      <Option key={item.id} id={item.id} textValue={item.name}>
                        <Icon shape={item.icon} size="medium" />
                        <Words>
                          <MarkedText text={item.name} sought={text} />
                          {item.line && <small>{item.line}</small>}
                        </Words>
                      </Option>
                    ))}
                  </Section>
                ))}
              </List>
            </Autocomplete>
            <VisuallyHidden role="status">{spoken}</VisuallyHidden>
            <Keys aria-hidden="true">
              <span>
                <kbd>↑</kbd> <kbd>↓</kbd> to move
              </span>
              <span>
                <kbd>Enter</kbd> to open
              </span>
              <span>
                <kbd>Esc</kbd> to close
              </span>
            </Keys>
          </Frame>
        </Window>
      </Place>
    </Overlay>
  );
}

const { color, space, border, media, size, type } = theme;

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  place-items: start center;
  inline-size: 100%;
  block-size: var(--visual-viewport-height, 100dvh);
  padding: max(${space[6]}, 12vh) ${space[6]} ${space[6]};
  ${media.phone} {
    padding: 0;
    place-items: stretch;
  }
`;

const Window = styled(Modal)`
  display: flex;
  inline-size: 100%;
  max-inline-size: ${size.text};
  max-block-size: min(100%, ${size.panel});
  min-block-size: 0;
  overflow: hidden;
  border-radius: ${theme.radius.dialog};
  ${overlayStyle}
  ${media.phone} {
    max-inline-size: none;
    max-block-size: none;
    border-radius: 0;
  }
`;

const Frame = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: none;
`;

const Field = styled(SearchField)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  border-block-end: ${border.line};
  color: ${color.ink3};
`;

const Typed = styled(Input)`
  flex: 1;
  min-inline-size: 0;
  block-size: ${size.controlLarge};
  border: 0;
  background: none;
  color: ${color.ink};
  font: inherit;
  font-size: ${type[16]};
  outline: none;
  &::placeholder {
    color: ${color.ink3};
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Note = styled.div`
  flex: none;
  padding: ${space[3]} ${space[4]} 0;
  color: ${color.ink3};
  font-size: ${type[13]};
`;

const List = styled(ListBox)`
  flex: 1;
  min-block-size: 0;
  padding: ${space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: none;
  &[data-empty] {
    padding-block: ${space[1]};
  }
`;

const Section = styled(ListBoxSection)`
  padding-block-end: ${space[2]};
`;

const Heading = styled(Header)`
  padding: ${space[2]} ${space[2]} ${space[1]};
  color: ${color.ink3};
  font-size: ${type[12]};
  font-weight: ${theme.weight.medium};
`;

const Option = styled(ListBoxItem)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: ${size.tile};
  padding: ${space[1]} ${space[2]};
  border-radius: ${theme.radius.tag};
  color: ${color.ink};
  cursor: pointer;
  outline: none;
  svg {
    color: ${color.ink3};
  }
  &[data-focused] {
    background: ${color.track};
    box-shadow: inset ${theme.size.ring} 0 0 ${color.focus};
  }
  &[data-focused] svg {
    color: ${color.brandText};
  }
  @media (pointer: coarse) {
    min-block-size: ${size.row};
  }
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: 1.35;
  > span,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: ${color.ink3};
    font-size: ${type[12]};
  }
`;

const Keys = styled.p`
  display: flex;
  flex: none;
  gap: ${space[5]};
  padding: ${space[2]} ${space[4]};
  border-block-start: ${border.line};
  background: ${color.sunken};
  color: ${color.ink3};
  font-size: ${type[12]};
  ${media.phone} {
    display: none;
  }
  kbd {
    font: inherit;
    font-weight: ${theme.weight.medium};
  }
`;
