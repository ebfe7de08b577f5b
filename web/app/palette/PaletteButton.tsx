import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';

import { Icon } from '../../ui/layout/Icon';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { theme } from '../../ui/theme';

const Palette = lazyDialog(() => import('./Palette').then((module) => module.Palette));

/** On Apple's keyboards the key is another one. */
const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/**
 * Opens the search of the whole portal, as Ctrl+K or Cmd+K do everywhere. Looks like a field; on a phone it is an icon.
 */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey || event.shiftKey || event.isComposing) return;
      // The browser's own search in its address line.
      event.preventDefault();
      // An overlay above the page, such as a half-filled form, is not left through the search.
      if (document.querySelector(above) === null) setOpen(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  return (
    <>
      <Trigger
        type="button"
        aria-label="Search the portal"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        title={`Search the portal (${isApple ? '⌘K' : 'Ctrl+K'})`}
        onClick={() => setOpen(true)}
      >
        <Icon shape={Search} size="medium" />
        <Words aria-hidden="true">Search people, tickets, articles</Words>
        <Keys aria-hidden="true">{isApple ? '⌘K' : 'Ctrl K'}</Keys>
      </Trigger>
      {isOpen && <Palette onClose={() => setOpen(false)} />}
    </>
  );
}

const above = '[role="dialog"]:not([data-side-panel]), [role="alertdialog"]';

const { color, space, media } = theme;

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  inline-size: 100%;
  block-size: ${theme.size.control};
  padding-inline: ${space[3]} ${space[2]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.control};
  background: ${color.sunken};
  color: ${color.ink3};
  font: inherit;
  font-size: ${theme.type[13]};
  cursor: pointer;
  ${media.hover} {
    &:hover {
      border-color: ${color.lineStrong};
      color: ${color.ink2};
    }
  }
  ${media.phone} {
    justify-content: center;
    inline-size: ${theme.size.control};
    padding: 0;
    border-color: transparent;
    background: none;
    color: ${color.ink2};
  }
  @media (pointer: coarse) {
    min-block-size: ${theme.size.touch};
    min-inline-size: ${theme.size.touch};
  }
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${media.phone} {
    display: none;
  }
`;

const Keys = styled.kbd`
  padding-inline: ${space[2]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.tag};
  background: ${color.surface};
  font: inherit;
  font-size: ${theme.type[12]};
  line-height: 1.6;
  white-space: nowrap;
  ${media.tablet} {
    display: none;
  }
`;
